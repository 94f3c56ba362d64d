import { expectAccessible } from '../support/access.ts';
import { haveOpenedTemplate, holdScripts, watchFiles } from '../support/opening.ts';
import { CLIENT } from '../support/people.ts';
import { standing } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';
import { wordsOf } from '../support/words.ts';

test('a template that somebody arranged in a way of their own begins with the loading screen', async ({ page }) => {
  await haveOpenedTemplate(page, 'en');
  await page.addInitScript(() => localStorage.setItem('layout', JSON.stringify({ menu: 'horizontal' })));
  const come = await holdScripts(page);
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeInViewport();
  await expect(page.locator('#picture')).toHaveCount(0);
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Store overview' })).toBeVisible();
});

test('whoever has another home than the dashboard is not shown a picture of it again', async ({ page }) => {
  await haveOpenedTemplate(page, 'en', CLIENT);
  await page.goto('/');
  await expect(page).toHaveURL(/\/access-control$/);
  await standing(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('templateStart'))).toBe('/access-control');
  const come = await holdScripts(page);
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeInViewport();
  await expect(page.locator('#picture')).toHaveCount(0);
  come();
  await expect(page).toHaveURL(/\/access-control$/);
});

for (const locale of ['en-GB', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`the template’s home asks early for its page and its words, once each, in ${locale}`, async ({ page }) => {
      await haveOpenedTemplate(page, locale);
      const tell = await watchFiles(page);
      await page.goto('/');
      await standing(page);
      const { scripts, unused, twice, late } = await tell();
      expect(scripts.filter((file) => file.includes('/store-page-'))).toHaveLength(1);
      expect({ unused, twice, late }).toEqual({ unused: [], twice: [], late: [] });
    });

    test(`whoever opened the template before sees its home, and the app takes the very place, in ${locale}`, async ({ page }) => {
      await haveOpenedTemplate(page, locale);
      const come = await holdScripts(page);
      await page.goto('/');
      const { say } = wordsOf(locale.slice(0, 2));
      const picture = page.locator('#picture');
      await expect(picture.getByText(say('template-dashboard:store.title'), { exact: true })).toBeVisible();
      await expect(page.getByRole('status', { name: locale === 'ar' ? 'جارٍ التحميل' : 'Loading' })).toHaveCount(1);
      await expect(picture.getByRole('link')).toHaveCount(0);
      await expectAccessible(page, { colours: false });
      const places = () =>
        page.locator('header:has(form, button), main :is(h1, section:first-of-type, dt)').evaluateAll((all) =>
          all.slice(0, 7).map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
        );
      const drawn = await places();
      come();
      await standing(page);
      await expect(picture).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-picture');
      expect(drawn.length).toBe(7);
      expect(await places()).toEqual(drawn);
    });
  });
}
