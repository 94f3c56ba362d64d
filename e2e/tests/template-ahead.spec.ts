import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';

const LIST_FILE = /\/assets\/list-page-[\w-]+\.js$/;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const invoices = (page: Page) => menu(page).getByRole('button', { name: /^Invoices/ });
const list = (page: Page) => menu(page).getByRole('link', { name: 'List' }).first();

test.beforeEach(async ({ page }) => {
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
});

test('a page is fetched, words and all, while its group is opened, and stands without another file', async ({ page }) => {
  const words = page.waitForResponse((response) => response.url().endsWith('/en.template-invoice.json'));
  const file = page.waitForResponse((response) => LIST_FILE.test(response.url()));
  await invoices(page).click();
  await Promise.all([words, file].map(async (response) => (await response).finished()));
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, (route) => route.abort());
  await list(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(page.getByRole('link', { name: '5036', exact: true })).toBeVisible();
});

test('a file that cannot be had ahead disturbs nobody, and is there once somebody goes to the page', async ({ page }) => {
  await page.route(LIST_FILE, (route) => route.abort());
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  const failed = page.waitForEvent('requestfailed', (request) => LIST_FILE.test(request.url()));
  await invoices(page).click();
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body[data-stays]')).toBeVisible();
  await page.unroute(LIST_FILE);
  await list(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(page.getByRole('link', { name: '5036', exact: true })).toBeVisible();
});
