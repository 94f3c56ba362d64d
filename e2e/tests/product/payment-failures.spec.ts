import type { Page, Request } from '@playwright/test';
import { ordersOf } from '../../support/api-client.ts';
import { FAILURES, type Failure, expectSignedOut } from '../../support/failures.ts';
import { goInApp } from '../../support/in-app.ts';
import { MAYA } from '../../support/people.ts';
import { rememberRequests } from '../../support/timeouts.ts';
import { DELIVERED_NUMBER, confirm, payButton, putInCart } from '../../support/purchase.ts';
import { expect, signIn, signInTo, test } from '../../support/fixtures.ts';

const CHECKOUT = /\/api\/v1\/checkout$/;
const cart = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item' });

/** Makes the next payment fail. With `bought`, the server executes it first, so that only its response is lost. */
const failOnce = (page: Page, failure: Failure, { bought }: { bought: boolean }) =>
  page.route(
    CHECKOUT,
    async (route) => {
      if (bought) expect((await route.fetch()).status()).toBe(201);
      await failure.respond(route);
    },
    { times: 1 },
  );

/** Pays, and expects the failure's text, an unchanged cart, and a button to retry. */
async function payInVain(page: Page, failure: Failure) {
  const isCheckout = (request: Request) => CHECKOUT.test(request.url());
  const ended = Promise.race([page.waitForEvent('requestfinished', isCheckout), page.waitForEvent('requestfailed', isCheckout)]);
  await confirm(page, MAYA.pin);
  const boxes = page.getByRole('checkbox');
  const confirmed = await boxes.count();
  await payButton(page).click();
  await ended;
  // Waits until the request has ended: only then this failure's text replaces the previous one's.
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
  const main = page.getByRole('main');
  await expect(main).toContainText(failure.text);
  await expect(main.getByText(/We don’t know yet whether this was paid/)).toHaveCount(failure.isUnknown ? 1 : 0);
  await expect(cart(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  // After a refusal the PIN has to be typed again; while the result is unknown, it stays for the retry.
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue(failure.isUnknown ? MAYA.pin.slice(0, 1) : '');
  await expect(boxes).toHaveCount(confirmed);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
}

/** Buys a top-up although the first payment is refused, and the response to the second, which the server executes, is lost. */
async function buyDespite(page: Page, failure: Failure, url: string) {
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await goInApp(page, '/checkout');
  const before = (await ordersOf(url, MAYA)).length;
  await failOnce(page, failure, { bought: false });
  await payInVain(page, failure);
  expect(await ordersOf(url, MAYA)).toHaveLength(before);

  await failOnce(page, failure, { bought: true });
  await payInVain(page, failure);
  const [order, ...earlier] = await ordersOf(url, MAYA);
  expect(earlier).toHaveLength(before);

  await confirm(page, MAYA.pin);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order?.id}$`));
  await expect(cart(page)).toHaveCount(0);
  expect(await ordersOf(url, MAYA)).toHaveLength(before + 1);
  return 1;
}

/** Each test takes some of the failures, so that several workers share them. */
const SHARES = 3;
for (const share of Array(SHARES).keys()) {
  const failures = FAILURES.filter((_, at) => at % SHARES === share);
  const names = failures.map(({ name }) => name).join(', ');
  test(`C1 a payment that fails keeps the cart and shows why; two retries buy once: ${names}`, async ({ page, server }) => {
    await signInTo(page, MAYA, '/send/top-up');
    await rememberRequests(page);
    let bought = 0;
    for (const failure of failures) bought += await test.step(failure.name, () => buyDespite(page, failure, server.url));
    expect(bought).toBe(failures.length);
  });
}

test('C1 payments are tested with all seventeen failures', () => {
  expect(new Set(FAILURES.map(({ name }) => name)).size).toBe(17);
});

test('C1 a payment that a 401 refuses keeps the cart, and works after a new sign-in', async ({ page, server }) => {
  await signIn(page, MAYA);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await goInApp(page, '/checkout');
  const before = (await ordersOf(server.url, MAYA)).length;
  await confirm(page, MAYA.pin);
  await expectSignedOut(page, 'POST', CHECKOUT, () => payButton(page).click());
  await signIn(page, MAYA);
  await expect(cart(page)).toBeVisible();
  await goInApp(page, '/checkout');
  await confirm(page, MAYA.pin);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});
