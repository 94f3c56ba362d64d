import type { Page } from '@playwright/test';
import { FAILURES, GUEST_FAILURES, failEveryWay } from '../../support/failures.ts';
import { codeFor } from '../../support/outbox.ts';
import { MAYA, registerPerson, newPerson } from '../../support/people.ts';
import { fillRegistration } from '../../support/registration.ts';
import { DELIVERED_NUMBER, payButton, putInCart } from '../../support/purchase.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { ordersOf } from '../../support/api-client.ts';

const call = (path: string) => new RegExp(`/api/v1/${path}(\\?.*)?$`);
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
const digits = (page: Page, label: string, code: string) =>
  page.getByRole('group', { name: label, exact: true }).getByLabel('Digit 1 of 6').pressSequentially(code);
const reportFailures = (count: number) =>
  test.info().annotations.push({ type: 'figure', description: `${count} failures shown` });

/** The calls that a page sends when it opens: name, page, endpoint, and a text of the loaded page. */
const LOADS = [
  ['the balance', '/', 'balance', /\d\.\d\d\sUSD/],
  ['the recent orders', '/', 'orders', /Delivered/],
  ['the orders', '/orders', 'orders', /\d orders shown/],
  ['the ledger', '/transactions', 'transactions', /\d transactions, amounts in/],
  ['the profile', '/profile', 'users/me', MAYA.email],
  ['the devices', '/profile/security', 'users/me/sessions', /This device/],
] as const;

for (const [what, path, endpoint, loaded] of LOADS) {
  test(`C1 shows the right text for every failure of loading ${what}, and loads it on retry`, async ({ page }) => {
    await signIn(page, MAYA);
    await expectPageReady(page);
    const seen = await failEveryWay(
      page,
      call(endpoint),
      (first) => (first ? page.goto(path) : retry(page).click()),
      page.getByRole('main'),
    );
    await retry(page).click();
    await expect(page.getByRole('main')).toContainText(loaded);
    await expect(retry(page)).toHaveCount(0);
    reportFailures(seen);
  });
}

test('C1 shows the right text for every failure of loading an order', async ({ page, server }) => {
  // A completed order, because the page reloads an order in progress by itself.
  const order = (await ordersOf(server.url, MAYA)).find(({ status }) => status === 'completed');
  await signIn(page, MAYA);
  const failures = FAILURES.filter(({ name }) => name !== '404');
  const seen = await failEveryWay(
    page,
    call(`orders/${order?.id}`),
    (first) => (first ? page.goto(`/orders/${order?.id}`) : retry(page).click()),
    page.getByRole('main'),
    failures,
  );
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'This order costs you' })).toBeVisible();
  reportFailures(seen);
});

test('C1 shows every failure of countries, registration, code and PIN, then registration works', async ({ page, server }) => {
  const ada = newPerson();
  const main = page.locator('main, form').first();
  let seen = await failEveryWay(
    page,
    call('countries'),
    (first) => (first ? page.goto('/register') : page.getByRole('button', { name: 'Try again' }).click()),
    main,
    GUEST_FAILURES,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillRegistration(page, ada);
  const go = page.getByRole('button', { name: 'Continue' });
  seen += await failEveryWay(page, call('auth/register'), () => go.click(), main, GUEST_FAILURES);
  await go.click();
  await expect(page).toHaveURL(/\/verify$/);
  const enter = async (code: string) => {
    await digits(page, 'One-time code', code);
    await go.click();
  };
  const code = await codeFor(server.url, ada.email);
  seen += await failEveryWay(page, call('auth/verify-token'), () => enter(code), page.getByRole('main'), GUEST_FAILURES);
  await enter(code);
  await expect(page).toHaveURL(/\/create-pin$/);
  await digits(page, 'Your PIN', ada.pin);
  await digits(page, 'Repeat your PIN', ada.pin);
  const finish = page.getByRole('button', { name: 'Create PIN and finish' });
  seen += await failEveryWay(
    page,
    call('auth/create-pin'),
    async () => {
      if (await finish.isDisabled()) for (const label of ['Your PIN', 'Repeat your PIN']) await digits(page, label, ada.pin);
      await finish.click();
    },
    page.getByRole('main'),
    GUEST_FAILURES,
  );
  if (await finish.isDisabled()) for (const label of ['Your PIN', 'Repeat your PIN']) await digits(page, label, ada.pin);
  await finish.click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  reportFailures(seen);
});

test('C1 shows every failure of resetting the PIN and of signing in, then both work', async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  const main = page.getByRole('main');
  const before = Date.now();
  await page.goto('/forgot-pin');
  await page.getByLabel('E-mail or phone').fill(ada.email);
  const send = page.getByRole('button', { name: 'Send the code' });
  let seen = await failEveryWay(page, call('auth/forgot-pin'), () => send.click(), main, GUEST_FAILURES);
  await send.click();
  await expect(page).toHaveURL(/verify$/);
  const code = await codeFor(server.url, ada.email, before);
  const enter = async () => {
    await digits(page, 'One-time code', code);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  seen += await failEveryWay(page, call('auth/forgot-pin/verify'), enter, main, GUEST_FAILURES);
  await enter();
  await expect(page).toHaveURL(/set$/);
  const set = async () => {
    await digits(page, 'Your PIN', '861042');
    await digits(page, 'Repeat your PIN', '861042');
    await page.getByRole('button', { name: 'Set the new PIN' }).click();
  };
  seen += await failEveryWay(page, call('auth/forgot-pin/set'), set, main, GUEST_FAILURES);
  await set();
  await expect(page).toHaveURL(/\/login$/);
  const enterPin = async () => {
    await page.getByLabel('E-mail or phone').fill(ada.email);
    await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill('861042');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  seen += await failEveryWay(page, call('auth/login'), enterPin, main, GUEST_FAILURES);
  await enterPin();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  reportFailures(seen);
});

test('C1 shows every failure of networks and quote, then both work', async ({ page }) => {
  await signIn(page, MAYA);
  await expectPageReady(page);
  const main = page.getByRole('main');
  let seen = await failEveryWay(
    page,
    call('networks'),
    async (first) => {
      if (!first) return retry(page).click();
      await page.goto('/send/top-up');
      await page.getByLabel('Mobile number').pressSequentially(DELIVERED_NUMBER);
    },
    main,
  );
  // Loads the page again, because it still shows that the networks could not be loaded.
  await page.goto('/send/top-up');
  await putInCart(page, DELIVERED_NUMBER, '5000');
  seen += await failEveryWay(page, call('quotes'), (first) => (first ? page.goto('/checkout') : retry(page).click()), main);
  await retry(page).click();
  await expect(payButton(page)).toBeEnabled();
  reportFailures(seen);
});
