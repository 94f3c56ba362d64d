import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { ADMIN, CLIENT, signInToTemplate } from '../../support/template/sign-in.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/fixtures.ts';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the dashboard demo' }).click();
  await expect(page.locator('input[name="email"]')).toBeVisible();
});

test('opens the requested page after sign-in, and keeps the encrypted session across a reload', async ({ page }) => {
  await page.goto('/apps/invoice/list?status=Sent');
  await expect(page).toHaveURL(/\/login\?return=/);
  await signInToTemplate(page, ADMIN);
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?status=Sent$/);
  await page.reload();
  await title(page, 'Invoices');
  const stored = await page.evaluate(() => localStorage.getItem('userData') ?? '');
  expect(stored.length).toBeGreaterThan(100);
  expect(stored).not.toMatch(/demo\.test|Amara|refreshToken/);
});

test('a client starts on access control, cannot open other pages, and signs out', async ({ page }) => {
  await signInToTemplate(page, CLIENT);
  await expect(page).toHaveURL(/\/access-control$/);
  await title(page, 'Access control');
  await expect(menu(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Invoices' })).toHaveCount(0);
  await page.goto('/apps/user/list');
  await title(page, 'You don’t have access to this page');
  await expectPageReady(page);
  await expect(page.getByText('Your role, Client, does not include access to it.')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your start page' })).toHaveAttribute('href', '/access-control');
  await page.goto('/');
  await title(page, 'Access control');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await title(page, 'Welcome back');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await page.goto('/access-control');
  await expect(page).toHaveURL(/\/login\?return=%2Faccess-control$/);
});

test('an admin views pages as a client, sees which rights are missing, and stops viewing', async ({ page }) => {
  await signInToTemplate(page, ADMIN);
  await page.goto('/access-control');
  await expectPageReady(page);
  await page.getByRole('button', { name: 'Permission lens' }).click();
  const panel = page.getByRole('dialog', { name: 'View as another role' });
  await panel.getByRole('radio', { name: /^Client/ }).click();
  const banner = page.getByRole('region', { name: 'Permission lens' });
  await expect(banner.getByRole('status')).toContainText('You are viewing as Client');
  await expect(
    page
      .getByRole('dialog', { name: 'What Client cannot do' })
      .getByText(/^Menu: Invoices/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For anyone who can read analytics' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/apps/invoice/list');
  await title(page, 'You don’t have access to this page');
  await banner.getByRole('button', { name: 'Stop viewing' }).click();
  await title(page, 'Invoices');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('a sign-out ends the permission lens of the tab', async ({ page }) => {
  await signInToTemplate(page, ADMIN);
  await page.getByRole('button', { name: 'Permission lens' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Client/ })
    .click();
  const banner = page.getByRole('region', { name: 'Permission lens' });
  await expect(banner).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await title(page, 'Welcome back');
  await signInToTemplate(page, ADMIN);
  await expectPageReady(page);
  await expect(page.getByRole('button', { name: 'Permission lens' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
