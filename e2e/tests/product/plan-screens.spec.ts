import { expectAccessible } from '../../support/accessibility.ts';
import { expect, signInTo, test } from '../../support/fixtures.ts';
import { MAYA } from '../../support/people.ts';
import { confirmPlan } from '../../support/plans.ts';
import { visibleControl } from '../../support/purchase.ts';
import { checkScreen, checkScreens, followSystemTheme } from '../../support/screens.ts';
import { translationsOf } from '../../support/translations.ts';

for (const lng of ['en', 'ar']) {
  const texts = translationsOf(lng);
  const { t } = texts;

  test.describe(`the screens of family plans are accessible and fit the window, in ${lng}`, () => {
    test.use({ locale: lng });
    test.beforeEach(async ({ page }) => followSystemTheme(page));
    test(`family plans, in ${lng}`, async ({ page }) => {
      await signInTo(page, MAYA, '/plans');
      await checkScreen(page);
      await checkScreens(page, ['/plans/new?from=none', '/plans?status=ended', '/plans/none', '/plans/new']);
      await page
        .getByRole('list', { name: t('product-plans:choose.list') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: texts.tPattern('product-plans:form.head') })).toBeVisible();
      await checkScreen(page);
      await page.getByRole('radio', { name: t('product-plans:form.week') }).check();
      await checkScreen(page);
      await visibleControl(page, 'button', t('product-plans:form.submit')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkScreen(page);
      await confirmPlan(page, texts);
      await checkScreen(page);
      await page.getByRole('button', { name: t('product-plans:do.skip'), exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      const { pathname } = new URL(page.url());
      await checkScreens(page, [`${pathname}/change`, '/plans']);
    });
  });
}
