import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/template/template-fixtures.ts';

const LIST_FILE = /\/assets\/list-page-[\w-]+\.js$/;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const invoices = (page: Page) => menu(page).getByRole('button', { name: /^Invoices/ });
const list = (page: Page) => menu(page).getByRole('link', { name: 'List' }).first();

/** Opens the template and aborts requests for matching files while `stopped()`. The route is set before the page opens, so that no request is missed. */
async function open(page: Page, file: RegExp, stopped: () => boolean) {
  const missed: string[] = [];
  const loading = new Set<Request>();
  const ended = (request: Request) => void loading.delete(request);
  page.on('request', (request) => void loading.add(request));
  page.on('requestfinished', ended).on('requestfailed', ended);
  await page.route(file, async (route) => {
    if (!stopped()) return route.continue();
    missed.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access control' })).toBeVisible();
  return { missed, loading };
}

async function expectList(page: Page) {
  await list(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(page.getByRole('link', { name: '5036', exact: true })).toBeVisible();
}

test('fetches a page and its translations when its menu group opens, and needs no further file to show it', async ({ page }) => {
  let stopped = false;
  const { missed, loading } = await open(page, /\/assets\//, () => stopped);
  const translations = page.waitForResponse((response) => response.url().endsWith('/en.template-invoice.json'));
  const file = page.waitForResponse((response) => LIST_FILE.test(response.url()));
  await invoices(page).click();
  await Promise.all([translations, file].map(async (response) => (await response).finished()));
  // Waits for the files that were requested together with the page's script.
  await expect.poll(() => loading.size).toBe(0);
  stopped = true;
  await expectList(page);
  expect(missed).toEqual([]);
});

test('ignores a failed prefetch, and fetches the file again on navigation', async ({ page }) => {
  let stopped = true;
  const { missed } = await open(page, LIST_FILE, () => stopped);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await invoices(page).click();
  await expect.poll(() => missed).not.toEqual([]);
  stopped = false;
  await expectList(page);
  await expect(page.locator('body[data-same-document]')).toBeVisible();
});
