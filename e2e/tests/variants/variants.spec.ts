import type { Page } from '@playwright/test';
import { filesOfOnly } from '../../support/template/chunks.ts';
import { signInToTemplate } from '../../support/template/sign-in.ts';
import { MAYA } from '../../support/people.ts';
import { signInToHome, expect, expectAmount, signIn, test } from '../../support/fixtures.ts';
import { watch } from '../../support/watch.ts';
import { recordPaths, serviceWorkers } from './downloads.ts';

async function openTemplate(page: Page) {
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await signInToTemplate(page);
  await page.goto('/apps/invoice/list');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
}

async function leaveTemplate(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Leave the demo' }).click();
  // Only the product's sign-in page has this button. The template's, shown briefly during the sign-out, does not.
  await expect(page.getByRole('button', { name: 'Explore the dashboard demo' })).toBeVisible();
}

test('one press opens the demo, with a sign-in form that is filled in for the admin', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('admin@demo.test');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store overview' })).toBeVisible();
});

test('Z4 the template sends no call to /api/v1, with or without a token, and downloads no product file', async ({
  page,
  context,
}) => {
  await signIn(page, MAYA);
  await page.getByRole('link', { name: /your profile/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Explore the dashboard demo' })).toBeVisible();
  // Waits until the server has confirmed the sign-out.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signOut'))).toBeNull();
  // Reloads, because waiting for `networkidle` works only once per document.
  await page.reload();
  // Waits for hydration, because on a busy machine the prerendered page requests the app late.
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.waitForLoadState('networkidle');
  const paths = recordPaths(context);
  const signed: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined && new URL(request.url()).pathname.startsWith('/api/v1'))
      signed.push(request.url());
  });
  await openTemplate(page);
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).first().click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const foreign = filesOfOnly('product');
  expect(foreign.size).toBeGreaterThan(3);
  expect(paths.filter((path) => foreign.has(path))).toEqual([]);
  const calls = paths.filter((path) => path.startsWith('/api/v1'));
  expect(calls).toEqual([]);
  expect(signed).toEqual([]);
  expect((await serviceWorkers(page)).scripts).toEqual(['/mock-worker.js']);
  test.info().annotations.push({ type: 'figure', description: `${paths.length} requests, ${calls.length} to /api/v1` });
});

test('C7 only the template has a service worker, and switching between the variants ends the session', async ({ page }) => {
  await page.goto('/login');
  await openTemplate(page);
  expect(await serviceWorkers(page)).toEqual({ controlled: true, scripts: ['/mock-worker.js'] });
  await leaveTemplate(page);
  await expect.poll(() => serviceWorkers(page)).toEqual({ controlled: false, scripts: [] });
  expect(await page.evaluate(() => [localStorage.getItem('testUser'), localStorage.getItem('userData')])).toEqual([null, null]);
  await signInToHome(page, MAYA);
  await page.evaluate(() => localStorage.setItem('testUser', '{"v":1}'));
  await page.reload();
  await expectAmount(page);
  expect(await serviceWorkers(page)).toEqual({ controlled: false, scripts: [] });
});

test.describe('with a service worker of another application at this origin', () => {
  // Lets the test itself register the worker.
  test.use({ bypassCSP: true });
  /** Registers the worker on a page without Kado's scripts: replacing one worker by another on the same page can block its next load for minutes. */
  const registerForeignWorker = async (page: Page) => {
    await page.goto('/api/v1/health');
    await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.register('/mockServiceWorker.js');
      const worker = installing ?? waiting ?? active;
      await new Promise<void>((resolve) => {
        const look = () => worker?.state === 'activated' && resolve();
        worker?.addEventListener('statechange', look);
        look();
      });
    });
    expect(await serviceWorkers(page)).toEqual({ controlled: true, scripts: ['/mockServiceWorker.js'] });
  };

  test('C7 removes a foreign worker before the product opens, and the product works', async ({ page, allow }) => {
    allow(/MSW|service worker/i);
    await registerForeignWorker(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => serviceWorkers(page)).toEqual({ controlled: false, scripts: [] });
    await signInToHome(page, MAYA);
  });

  test('C7 replaces a foreign worker with the mock’s own when the template opens', async ({ page, browser, baseURL }) => {
    await page.goto('/login');
    await openTemplate(page);
    const storageState = await page.context().storageState({ indexedDB: true });
    const context = await browser.newContext({ storageState, bypassCSP: true, ...(baseURL ? { baseURL } : {}) });
    const watched = await watch(context, new URL(page.url()).origin);
    watched.allow(/MSW|service worker/i);
    const later = await context.newPage();
    await registerForeignWorker(later);
    await later.goto('/apps/invoice/list');
    await expect(later.getByRole('row').nth(3)).toBeVisible();
    expect((await serviceWorkers(later)).scripts).toEqual(['/mock-worker.js']);
    await context.close();
    expect(watched.faults).toEqual([]);
  });
});
