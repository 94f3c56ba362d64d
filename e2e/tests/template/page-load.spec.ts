import { holdScripts, watchFiles } from '../../support/page-load.ts';
import { CLIENT, enterTemplate } from '../../support/template/sign-in.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

test('redirects a client from the loading screen to their own start page', async ({ page }) => {
  await enterTemplate(page, 'en', CLIENT);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeInViewport();
  release();
  await expect(page).toHaveURL(/\/access-control$/);
  await expectPageReady(page);
});

for (const locale of ['en-GB', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`preloads the script and the translations of the template’s home page once each, in ${locale}`, async ({ page }) => {
      await enterTemplate(page, locale);
      const report = await watchFiles(page);
      await page.goto('/');
      await expectPageReady(page);
      const { scripts, unused, twice, late } = await report();
      expect(scripts.filter((file) => file.includes('/store-page-'))).toHaveLength(1);
      expect({ unused, twice, late }).toEqual({ unused: [], twice: [], late: [] });
    });

    test(`shows the loading screen until the template’s home page is rendered, in ${locale}`, async ({ page }) => {
      await enterTemplate(page, locale);
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('status', { name: locale === 'ar' ? 'جارٍ التحميل' : 'Loading' })).toBeInViewport();
      release();
      const { t } = translationsOf(locale.slice(0, 2));
      await expect(page.getByRole('heading', { level: 1, name: t('template-dashboard:store.title') })).toBeVisible();
      await expect(page.locator('#loading')).toHaveCount(0);
    });
  });
}
