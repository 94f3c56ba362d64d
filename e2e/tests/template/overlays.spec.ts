import type { Page } from '@playwright/test';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

for (const [opener, role] of [
  ['Page actions', 'menu'],
  ['Search or jump to…', 'dialog'],
] as const) {
  test(`what “${opener}” opens prints the page, but is not printed itself`, async ({ page }) => {
    await page.goto('/apps/user/list');
    await expectPageReady(page);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole(role)).toBeHidden();
    // Behind what is open, the page is hidden from assistive technology.
    await expect(page.getByRole('heading', { level: 1, name: 'Users', includeHidden: true })).toBeVisible();
  });
}

/** Opens the panel of the account on a phone so high. */
async function openAccount(page: Page, height: number) {
  await page.setViewportSize({ width: 360, height });
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /Account menu$/ }).click();
  return page.getByRole('dialog');
}

test('on a phone the language is chosen in the panel of the account', async ({ page }) => {
  const account = await openAccount(page, 800);
  await account.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('on a phone the panel of the account opens the whole cart', async ({ page }) => {
  const account = await openAccount(page, 600);
  await account.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await expect(cart.getByText('$902.28')).toBeInViewport({ ratio: 1 });
  await expect(cart).toBeInViewport({ ratio: 1 });
});
