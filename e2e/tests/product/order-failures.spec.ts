import { FAILURES, failEveryWay } from '../../support/failures.ts';
import { MAYA } from '../../support/people.ts';
import { DELIVERED_NUMBER, buy, go, putInCart } from '../../support/purchase.ts';
import { expect, toast, signIn, test } from '../../support/fixtures.ts';

test('C1 shows every failure of cancelling an order and of e-mailing its receipt, then both work', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ KADO_SUBMIT_DELAY_SECONDS: '3600', KADO_PROMISE_SECONDS: '7200' });
  await signIn(page, MAYA, server.url);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const id = await buy(page, MAYA.pin);

  await go(page, `/orders/${id}?receipt=1`);
  await page.getByRole('button', { name: 'E-mail' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true });
  let seen = await failEveryWay(page, /\/receipts\/email$/, () => send.click(), page.getByRole('dialog'));
  await send.click();
  await expect(toast(page, /The receipt is on its way to/)).toBeVisible();

  await go(page, `/orders/${id}`);
  const cancel = async () => {
    await page.getByRole('button', { name: /^Cancel the order/ }).click();
  };
  for (const failure of FAILURES.filter(({ name }) =>
    ['404', '500', '502 in HTML', 'a cut connection', 'broken JSON'].includes(name),
  ))
    seen += await failEveryWay(page, /\/cancel$/, cancel, page.getByRole('region', { name: 'Messages' }), [failure]);
  await cancel();
  await expect(page.getByText(/You cancelled it before it was sent/)).toBeVisible();
  test.info().annotations.push({ type: 'figure', description: `${seen} failures shown` });
});
