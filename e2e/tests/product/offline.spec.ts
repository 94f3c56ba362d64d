import { addressesOfProduct } from '../../support/addresses.ts';
import { openInApp, toNextPage } from '../../support/in-app.ts';
import { MAYA } from '../../support/people.ts';
import {
  amountField,
  DELIVERED_NUMBER,
  confirm,
  fillTopup,
  go,
  payButton,
  putInCart,
  visibleControl,
} from '../../support/purchase.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, signIn, signInTo, signInToHome, test } from '../../support/fixtures.ts';
import { ordersOf } from '../../support/api-client.ts';

test('C3 shows a banner while offline, keeps typed values, blocks payment, and creates one order when online again', async ({
  page,
  context,
  server,
}) => {
  const banner = page.getByText('You are offline. What you type is kept; you can pay once you are back online.');
  await signIn(page, MAYA);
  const before = (await ordersOf(server.url, MAYA)).length;
  await go(page, '/send/top-up');
  await fillTopup(page, DELIVERED_NUMBER, '5000');
  await expect(visibleControl(page, 'button', 'Add to cart')).toBeEnabled();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await amountField(page).fill('6000');
  await visibleControl(page, 'button', 'Add to cart').click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);

  // The cart page was not loaded before going offline; it opens by itself when the browser is online again.
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: /^Edit / }).click();
  await context.setOffline(true);
  await page.getByLabel(/^Amount for/).fill('7000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('₦7,000').first()).toBeVisible();
  await expect(banner).toBeVisible();
  await context.setOffline(false);

  await visibleControl(page, 'link', 'Review and pay').click();
  await confirm(page, MAYA.pin);
  await context.setOffline(true);
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText('You are offline. Your cart is kept; you can pay once you are connected again.')).toBeVisible();
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});

test('C3 keeps the page and typed values when a dialog’s code cannot be loaded, and opens it when online again', async ({
  page,
  context,
  allow,
}) => {
  allow(/dynamically imported module|Unable to preload|ERR_INTERNET_DISCONNECTED/);
  await signInTo(page, MAYA, '/send/top-up');
  await fillTopup(page, DELIVERED_NUMBER, '5000');
  await expect(visibleControl(page, 'button', 'Add to cart')).toBeEnabled();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const openDialog = async () => {
    await amountField(page).blur();
    await page.keyboard.press('?');
  };
  await context.setOffline(true);
  await openDialog();
  await expect(page.getByText(/server cannot be reached/).last()).toBeVisible();
  await expect(amountField(page)).toHaveValue('5,000');
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  await openDialog();
  await expect(dialog).toBeVisible();
  // The dialog's styles are loaded, too.
  await expect(dialog.locator('kbd').first()).toHaveCSS('min-width', '28px');
  await page.keyboard.press('Escape');
  await expect(amountField(page)).toHaveValue('5,000');
});

test('C3 loads networks again when the browser is online after a failed request', async ({ page, context }) => {
  await signIn(page, MAYA);
  await page.route(/\/api\/v1\/networks/, (route) => route.abort('connectionreset'));
  await go(page, '/send/top-up');
  await page.getByLabel('Mobile number').pressSequentially(DELIVERED_NUMBER);
  await expect(page.getByText(/server cannot be reached/)).toBeVisible();
  await expect(page.getByText('Network Error')).toHaveCount(0);
  await page.unroute(/\/api\/v1\/networks/);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Sunbird').first()).toBeVisible();
});

for (const [path, loaded] of [
  ['/', /Send something/],
  ['/orders', /Search orders/],
  ['/transactions', /Money added/],
  ['/profile', /Language and appearance/],
] as const) {
  test(`C3 ${path} shows an offline message and stays usable, and works again online without a reload`, async ({
    page,
    context,
  }) => {
    await signInTo(page, MAYA, path);
    await expect(page.getByText(loaded).first()).toBeAttached();
    await expectPageReady(page);
    // Goes offline only after all calls have ended; failures.spec.ts covers interrupted calls.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.', { exact: false })).toHaveCount(0);
    const other = visibleControl(page, 'link', path === '/orders' ? 'Balance' : 'Orders').first();
    await toNextPage(page, () => other.click());
    await expect(page).toHaveURL(path === '/orders' ? /transactions/ : /orders/);
    await expectPageReady(page);
  });
}

test('C3 a page whose scripts alone are cached shows an offline message, and opens when online again', async ({
  page,
  context,
  allow,
}) => {
  allow(/Unable to preload|ERR_INTERNET_DISCONNECTED/);
  await signInTo(page, MAYA, '/orders');
  await expect(page.getByText('Search orders').first()).toBeAttached();
  await page.goto('/');
  await expectPageReady(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visibleControl(page, 'link', 'Orders').first().click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Search orders').first()).toBeAttached();
});

/** Addresses that redirect to another page. */
const ELSEWHERE = new Set(['/checkout', '/forgot-pin/verify', '/forgot-pin/set']);

test('C3 every page shows a heading and an offline message while offline, and works again once online', async ({
  page,
  context,
  server,
}) => {
  const banner = page.getByText(/^You are offline/);
  const { signedIn } = await addressesOfProduct(server.url);
  const paths = signedIn.filter((path) => !ELSEWHERE.has(path));
  await signInToHome(page, MAYA);
  const online: string[] = [];
  // The home page's greeting depends on the time of day.
  const headingOf = async (path: string) => (await openInApp(page, path)).replace(/^Good (morning|afternoon|evening)/, 'Hello');
  for (const path of paths) online.push(await headingOf(path));
  await context.setOffline(true);
  for (const path of paths) {
    await openInApp(page, path);
    await expect(banner.first()).toBeVisible();
  }
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  for (const [at, path] of paths.entries()) {
    expect(await headingOf(path), path).toBe(online[at]);
    await expect(page.getByText(/server cannot be reached/)).toHaveCount(0);
  }
});

test('C4 sign-in becomes usable on slow 3G, and a double press of Pay buys once', async ({ page, context, server }) => {
  const cdp = await context.newCDPSession(page);
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('E-mail or phone')).toBeEditable({ timeout: 120_000 });
  // The form is prerendered; it is usable once the app has hydrated it. The bench measures how soon.
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered', /./, { timeout: 120_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Network.emulateNetworkConditions', { ...slow, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await signIn(page, MAYA);
  const before = (await ordersOf(server.url, MAYA)).length;
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await go(page, '/checkout');
  await confirm(page, MAYA.pin);
  await cdp.send('Network.emulateNetworkConditions', slow);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  expect(await ordersOf(server.url, MAYA)).toHaveLength(before + 1);
});
