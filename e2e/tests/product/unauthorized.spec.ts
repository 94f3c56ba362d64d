import type { Page, Route } from '@playwright/test';
import { goInApp } from '../../support/in-app.ts';
import { MAYA, registerPerson } from '../../support/people.ts';
import { DELIVERED_NUMBER, putInCart } from '../../support/purchase.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';
import { callerOf } from '../../support/api-client.ts';

/** Pages, each with a call that it sends. */
const PAGES = [
  ['/', /\/balance$/],
  ['/recipients', /\/recipients/],
  ['/plans', /\/plans/],
  ['/notifications', /\/notifications\?/],
  ['/profile', /\/users\/me$/],
  ['/profile/security', /\/users\/me\/sessions/],
  ['/deposits', /\/deposits/],
  ['/contact', /\/contact/],
  ['/send/bank', /\/banks/],
  ['/send/gift-card', /\/gift-products/],
  ['/transactions', /\/transactions/],
] as const;

/** Records the page's navigations to a path. */
function navigationsTo(page: Page, path: string) {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === path) seen.push(frame.url());
  });
  return seen;
}

test('C2 signs out once when many calls get a 401 at once, keeps the cart, and returns to the page after sign-in', async ({
  page,
}) => {
  await signIn(page, MAYA);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await page.goto('/orders?status=completed');
  await expectPageReady(page);
  const seen = navigationsTo(page, '/login');
  // Holds back the calls of the pages below, then answers all of them with 401 at once.
  const held = new Set<Route>();
  let refusing = false;
  const refuse = (route: Route) =>
    route.fulfill({
      status: 401,
      json: { message: 'Please sign in', data: { errorMessage: 'Please sign in', code: 'UNAUTHENTICATED' } },
    });
  await page.route('**/api/v1/**', (route) => (refusing ? refuse(route) : void held.add(route)));
  for (const [path, call] of PAGES) {
    await goInApp(page, path);
    await expect.poll(() => [...held].some((route) => call.test(route.request().url())), { message: path }).toBe(true);
  }
  // Leaves out the calls that were aborted when their page was left.
  const waiting = [...held].filter((route) => route.request().failure() === null);
  expect(waiting.length).toBeGreaterThanOrEqual(10);
  refusing = true;
  await Promise.all(waiting.map(refuse));
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
  expect(seen).toHaveLength(1);
  expect(await page.evaluate(() => [localStorage.getItem('userData'), localStorage.getItem('cart') !== null])).toEqual([
    null,
    true,
  ]);
  await page.unroute('**/api/v1/**');
  test
    .info()
    .annotations.push({ type: 'figure', description: `${waiting.length} calls refused at once, ${seen.length} navigation` });
  await page.getByLabel('E-mail or phone').fill(MAYA.email);
  await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill(MAYA.pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('C2 does not reload the sign-in page on a 401 from that page', async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  await page.goto('/login');
  await expectPageReady(page);
  const seen = navigationsTo(page, '/login');
  for (const left of ['4 tries left.', '3 tries left.']) {
    await page.getByLabel('E-mail or phone').fill(ada.email);
    await page.getByRole('textbox', { name: 'PIN, 6 digits' }).fill('904718');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test('C2 opens the sign-in page once when the session was ended on another device', async ({ page, server }) => {
  const ada = await registerPerson(server.url);
  await signIn(page, ada);
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expect(page.getByRole('main').getByText('0.00 USD')).toBeVisible();
  // The bell polls every few seconds; without this it could get the 401 before the click.
  await page.route('**/api/v1/notifications?*', (route) => route.fulfill({ json: { data: [] } }));
  const { headers } = await callerOf(server.url, ada);
  await fetch(`${server.url}/api/v1/users/me/sessions`, { method: 'DELETE', headers });
  const seen = navigationsTo(page, '/login');
  await page.getByRole('link', { name: /your profile/ }).click();
  await expect(page).toHaveURL(/\/login\?return=%2Fprofile/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(seen).toHaveLength(1);
});
