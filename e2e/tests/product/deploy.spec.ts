import { expect, signInToHome, test } from '../../support/fixtures.ts';
import { countDocuments } from '../../support/page-load.ts';
import { MAYA } from '../../support/people.ts';
import { DELIVERED_NUMBER, putInCart, visibleControl } from '../../support/purchase.ts';

const PAGES = /\/assets\/(?:orders|transactions)-page-[\w-]+\.js$/;

test('C8 a page that is open during a deploy reloads once, keeps the cart, and offers a button when that does not help', async ({
  page,
  allow,
}) => {
  allow(/dynamically imported module|Unable to preload/);
  // Simulates a deploy: files of pages that are not loaded yet are missing until the page has loaded a new document.
  let isOutdated = true;
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    isOutdated = false;
  });
  await page.route(PAGES, (route) => (isOutdated ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback()));
  // Fixes the clock, so that all reloads are within the same minute (the limit is one), however slow this machine is.
  await page.clock.setFixedTime(new Date());
  await signInToHome(page, MAYA);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  const inCart = visibleControl(page, 'link', /Cart.*1/);
  await expect(inCart).toBeVisible();

  isOutdated = true;
  documents = 0;
  await visibleControl(page, 'link', 'Orders').first().click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(inCart).toBeVisible();
  expect(documents).toBe(1);

  isOutdated = true;
  await visibleControl(page, 'link', 'Balance').first().click();
  const button = page.getByRole('button', { name: 'Reload the page' });
  await expect(button).toBeVisible();
  expect(documents).toBe(1);
  await button.click();
  await expect(page.getByText(/\d transactions, amounts in/).first()).toBeVisible();
  await expect(inCart).toBeVisible();
  expect(documents).toBe(2);
});

test('C3 a page that cannot be loaded on a weak connection shows a button and opens on retry, without a reload', async ({
  page,
  allow,
}) => {
  allow(/dynamically imported module|Unable to preload|ERR_CONNECTION_RESET/);
  await signInToHome(page, MAYA);
  const documents = countDocuments(page);
  // The device counts as online, but all requests fail.
  let isCut = true;
  const cut = (url: URL) => url.pathname === '/' || PAGES.test(url.pathname);
  await page.route(cut, (route) => (isCut ? route.abort('connectionreset') : route.fallback()));
  await visibleControl(page, 'link', 'Orders').first().click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
  await again.click();
  await refused;
  await expect(again).toBeEnabled();
  expect(documents()).toBe(0);
  isCut = false;
  await again.click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
});
