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

test('on a phone the language is chosen in the panel of the account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account menu$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('on a phone the panel of the account opens the whole cart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account menu$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await expect(cart.getByText('$902.28')).toBeInViewport({ ratio: 1 });
  await expect(cart).toBeInViewport({ ratio: 1 });
});
