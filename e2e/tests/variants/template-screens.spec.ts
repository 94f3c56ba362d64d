import { followSystemTheme, checkScreen } from '../../support/screens.ts';
import { signInToTemplate } from '../../support/template/sign-in.ts';
import { expect, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';
import { presetStorage } from '../../support/storage.ts';

for (const lng of ['en', 'ar']) {
  const { t } = translationsOf(lng);

  test.describe(`opened from the product, in ${lng}`, () => {
    test.use({ locale: lng });
    test.beforeEach(async ({ page }) => followSystemTheme(page));

    test(`the template’s sign-in page and invoices are accessible and fit the screen, in ${lng}`, async ({ page }) => {
      await presetStorage(page, { direction: String(lng === 'ar') });
      await page.goto('/login');
      await page.getByRole('button', { name: t('product-auth:login.demo') }).click();
      // The product's sign-in page stays until the template replaces it; only the template has this field.
      await expect(page.locator('input[name="email"]')).toBeVisible();
      await checkScreen(page);
      await signInToTemplate(page);
      await page.goto('/access-control');
      await checkScreen(page);
      await page.goto('/apps/invoice/list');
      await expect(page.locator('tbody tr').nth(3)).toBeVisible();
      await checkScreen(page);
      await page.goto('/nowhere');
      await checkScreen(page);
    });
  });
}
