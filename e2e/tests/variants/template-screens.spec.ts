import { followSystem, inspect } from '../../support/screens.ts';
import { expect, signInToDemo, test } from '../../support/fixtures.ts';
import { wordsOf } from '../../support/translations.ts';

for (const lng of ['en', 'ar']) {
  const { say } = wordsOf(lng);

  test.describe(`from the product into the template, in ${lng}`, () => {
    test.use({ locale: lng });
    test.beforeEach(async ({ page }) => followSystem(page));

    test(`the template’s sign-in page and invoices are accessible and fit, in ${lng}`, async ({ page }) => {
      await page.addInitScript((rtl) => localStorage.setItem('direction', String(rtl)), lng === 'ar');
      await page.goto('/login');
      await page.getByRole('button', { name: say('product-auth:login.demo') }).click();
      // The product's sign-in page is there until the page is replaced: only the template has this field.
      await expect(page.locator('input[name="email"]')).toBeVisible();
      await inspect(page);
      await signInToDemo(page);
      await page.goto('/access-control');
      await inspect(page);
      await page.goto('/apps/invoice/list');
      await expect(page.locator('tbody tr').nth(3)).toBeVisible();
      await inspect(page);
      await page.goto('/nowhere');
      await inspect(page);
    });
  });
}
