import type { Page } from '@playwright/test';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

for (const [opener, role] of [
  ['Page actions', 'menu'],
  ['Search or jump to…', 'dialog'],
] as const) {
  test(`the overlay that “${opener}” opens is not printed, but the page behind it is`, async ({ page }) => {
    await page.goto('/apps/user/list');
    await expectPageReady(page);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole(role)).toBeHidden();
    // includeHidden: behind an overlay, the page is hidden from assistive technology.
    await expect(page.getByRole('heading', { level: 1, name: 'Users', includeHidden: true })).toBeVisible();
  });
}

/** Opens the account panel on a phone of this height (px). */
async function openAccount(page: Page, height: number) {
  await page.setViewportSize({ width: 360, height });
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /Account menu$/ }).click();
  return page.getByRole('dialog');
}

test('on a phone the language is chosen in the account panel', async ({ page }) => {
  const account = await openAccount(page, 800);
  await account.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('on a phone the account panel opens the cart, which fits the screen', async ({ page }) => {
  const account = await openAccount(page, 600);
  await account.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await expect(cart.getByText('$902.28')).toBeInViewport({ ratio: 1 });
  await expect(cart).toBeInViewport({ ratio: 1 });
});
