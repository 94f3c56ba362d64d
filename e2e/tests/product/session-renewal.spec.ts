import type { Page, Route } from '@playwright/test';
import { startDeposit } from '../../support/deposits.ts';
import { codeFor } from '../../support/outbox.ts';
import { MAYA } from '../../support/people.ts';
import { DELIVERED_NUMBER, go, putInCart, visibleControl } from '../../support/purchase.ts';
import { signInToHome, expect, signIn, test } from '../../support/fixtures.ts';

const HOUR = 3_600_000;
const REFRESH = '**/api/v1/auth/refresh';

/** Records the page's refresh requests. */
function renewals(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/refresh') && seen.push(request.url()));
  return seen;
}

test('A8 renews the session once after an hour of sleep, and once more when the page is opened an hour later', async ({
  page,
}) => {
  await page.clock.install();
  await signInToHome(page, MAYA);
  const renewalRequests = renewals(page);
  await page.clock.fastForward(HOUR);
  await visibleControl(page, 'link', 'Orders').first().click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  expect(renewalRequests).toHaveLength(1);
  // Closes the app meanwhile: an open app would poll and renew, and the reload could interrupt that renewal.
  await page.goto('about:blank');
  await page.clock.fastForward(HOUR);
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/orders/);
  expect(renewalRequests).toHaveLength(2);
});

/** The server renews the session, but its response and the new cookie never reach the browser. */
async function loseResponse(route: Route) {
  const headers = await route.request().allHeaders();
  await fetch(route.request().url(), {
    method: 'POST',
    headers: { cookie: headers['cookie'] ?? '', origin: headers['origin'] ?? '' },
  });
  await route.abort('connectionreset');
}

test('A8 stays signed in when five refresh responses in a row are lost', async ({ page }) => {
  await page.clock.install();
  await signInToHome(page, MAYA);
  let lost = 0;
  await page.route(REFRESH, async (route) => {
    lost += 1;
    await loseResponse(route);
  });
  await page.clock.fastForward(HOUR);
  await visibleControl(page, 'link', 'Orders').first().click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  for (let times = 1; times < 5; times += 1) {
    const before = lost;
    await retry.click();
    await expect.poll(() => lost).toBeGreaterThan(before);
    await expect(retry).toBeVisible();
  }
  await expect(page).toHaveURL(/\/orders/);
  await page.unroute(REFRESH);
  await retry.click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  expect(lost).toBeGreaterThanOrEqual(5);
});

test('A8 renews once for two tabs that wake at the same time, and both continue', async ({ page, context }) => {
  await context.clock.install();
  await signIn(page, MAYA);
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('list', { name: 'Orders' })).toBeVisible();
  const renewalRequests = [renewals(page), renewals(other)];
  await context.clock.fastForward(HOUR);
  await Promise.all([
    visibleControl(page, 'link', 'Balance').first().click(),
    visibleControl(other, 'link', 'Balance').first().click(),
  ]);
  // This summary appears only with the loaded rows; other texts of the page are visible earlier.
  for (const each of [page, other]) await expect(each.getByText(/\d transactions, amounts in/).first()).toBeVisible();
  expect(renewalRequests.flat()).toHaveLength(1);
});

for (const [name, wrong] of [
  ['a day ahead', 24 * HOUR],
  ['a day behind', -24 * HOUR],
] as const) {
  test(`C9 works with a clock that is ${name}: code countdown, sign-in, held prices, renewal and the time of a deposit`, async ({
    page,
    server,
  }) => {
    await page.clock.install({ time: Date.now() + wrong });
    await page.goto('/forgot-pin');
    const before = Date.now();
    await page.getByLabel('E-mail or phone').fill(MAYA.email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText(/New code in 0:(30|[12]\d)/)).toBeVisible();
    expect(await codeFor(server.url, MAYA.email, before)).toMatch(/^\d{6}$/);
    await signIn(page, MAYA);
    await putInCart(page, DELIVERED_NUMBER, '5000');
    await go(page, '/checkout');
    await expect(
      page
        .getByText(/Prices held for (10:00|9:\d\d)/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const renewalRequests = renewals(page);
    await page.clock.fastForward('09:01');
    await expect(
      page
        .getByText(/Prices held for 0:[0-5]\d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const minuteLeft = page.getByRole('status').filter({ hasText: 'Prices are held for one more minute.' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(minuteLeft).toHaveCount(1);
    }
    await visibleControl(page, 'link', 'Orders').first().click();
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
    expect(renewalRequests).toHaveLength(1);
    await startDeposit(page);
    await expect(page.getByText(/7[12] h \d+ min left/).filter({ visible: true })).toBeVisible();
  });
}
