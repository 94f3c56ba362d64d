import type { Page } from '@playwright/test';
import { credit } from '../../support/deposits.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';
import { depositToReview } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';

const EVERY_MS = 5000;

/** Makes the page believe that its tab is hidden or visible again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('the bell shows a credit after its next request, and sends no request in a hidden tab', async ({ page, ownServer }) => {
  const { url } = await ownServer();
  const deposit = await depositToReview(url, 300);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/notifications?unread=')) asked += 1;
  });
  await signInToHome(page, MAYA, url);
  await page.goto(`${url}/orders`);
  const bell = page.getByRole('link', { name: /^Notifications, \d+ unread/ });
  await expect(bell).toBeVisible();
  const [unread = Number.NaN] = (await bell.innerText()).match(/\d+/) ?? [];

  await credit(url, deposit.id);
  const seen = asked;
  await page.clock.runFor(EVERY_MS);
  await expect.poll(() => asked).toBeGreaterThan(seen);
  await expect(bell).toHaveAccessibleName(`Notifications, ${Number(unread) + 1} unread`);
  await expect(page.getByRole('banner').getByText(/798\.50/)).toBeVisible();

  await setVisibility(page, 'hidden');
  await page.clock.runFor(EVERY_MS); // lets pending requests be sent first
  const hiddenAt = asked;
  await page.clock.runFor(20 * EVERY_MS);
  expect(asked, 'requests of a hidden tab').toBe(hiddenAt);
  await setVisibility(page, 'visible');
  await page.clock.runFor(EVERY_MS);
  await expect.poll(() => asked).toBeGreaterThan(hiddenAt);
});
