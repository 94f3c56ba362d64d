import { expect, signInTo, test } from '../../support/fixtures.ts';
import { messageOfMaya } from '../../support/messages.ts';
import { callerOf } from '../../support/api-client.ts';
import { depositToReview, OPS } from '../../support/operators.ts';
import { toNextPage } from '../../support/in-app.ts';
import { MAYA } from '../../support/people.ts';
import { checkScreen, checkScreens, followSystemTheme } from '../../support/screens.ts';

/** Creates a deposit in review and a message, and finds an order. Returns their ids. */
async function somethingToDo(origin: string) {
  const maya = await callerOf(origin, MAYA);
  const deposit = await depositToReview(origin, 300);
  const message = await messageOfMaya(origin);
  const [order] = await maya.get<{ id: string }[]>('/orders');
  return { depositId: deposit.id, messageId: message.id, orderId: order?.id };
}

for (const lng of ['en', 'ar']) {
  test.describe(`the screens of operators and of messages are accessible and fit the window, in ${lng}`, () => {
    test.use({ locale: lng });
    test.beforeEach(async ({ page }) => followSystemTheme(page));

    test(`deposits, orders and users, in ${lng}`, async ({ page, server }) => {
      const { depositId, orderId } = await somethingToDo(server.url);
      await signInTo(page, OPS, `/operator/deposits?id=${depositId}`);
      await checkScreen(page);
      await checkScreens(page, ['/operator/orders', `/operator/orders/${orderId}`, '/operator/users?q=maya']);
      await toNextPage(page, () => page.getByRole('link', { name: /Maya Haddad/ }).click());
      await expect(page).toHaveURL(/\/operator\/users\/[0-9a-f-]{36}$/);
      await checkScreen(page);
    });

    test(`messages, the ledger and the audit trail, in ${lng}`, async ({ page, server }) => {
      const { messageId } = await somethingToDo(server.url);
      await signInTo(page, OPS, '/operator/messages');
      await checkScreen(page);
      await checkScreens(page, [
        `/operator/messages/${messageId}`,
        '/operator/ledger',
        '/operator/ledger/entries',
        '/operator/reconciliation',
        '/operator/audit',
      ]);
    });

    test(`a customer’s messages, in ${lng}`, async ({ page, server }) => {
      const { messageId } = await somethingToDo(server.url);
      await signInTo(page, MAYA, '/contact');
      await checkScreen(page);
      await checkScreens(page, [`/contact/${messageId}`]);
    });
  });
}
