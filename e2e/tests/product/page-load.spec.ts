import { expectAccessible } from '../../support/accessibility.ts';
import { expectPageReady } from '../../support/screens.ts';
import { countDocuments, holdScripts, watchFiles } from '../../support/page-load.ts';
import { MAYA } from '../../support/people.ts';
import { expect, expectAmount, test } from '../../support/fixtures.ts';
import { presetStorage } from '../../support/storage.ts';
import { translationsOf } from '../../support/translations.ts';

test('shows a guest the prerendered sign-in page before the app loads, and follows a click once it has loaded', async ({
  page,
}) => {
  const release = await holdScripts(page, 'boot');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  const documents = countDocuments(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
  await expect(page).toHaveURL(/\/register$/);
  expect(documents(), 'the app followed the link').toBe(0);
});

test('shows the loading screen and then the sign-in page in the stored language, not the browser’s', async ({ page }) => {
  await presetStorage(page, { language: 'de' });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the HTML of every page preloads the app, except the prerendered page, whose first paint this would delay', async ({
  page,
}) => {
  const preloads = async (path: string) => {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    return [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([a-z]+)-/g)].map(([, name]) => name);
  };
  expect((await preloads('/orders')).toSorted()).toEqual(['app', 'framework']);
  expect(await preloads('/login')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ locale: 'fr-FR', javaScriptEnabled: false });

  test('the sign-in page explains in the reader’s language what Kado is and what it needs', async ({ page }) => {
    const { t } = translationsOf('fr');
    await page.goto('/login');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', t('product-auth:site.description'));
    const note = page.locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toBe(t('product-auth:site.noScript'));
  });
});

for (const locale of ['en-GB', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`uses every file that it preloads, and requests each once, in ${locale}`, async ({ page }) => {
      const report = await watchFiles(page);
      await page.goto('/login');
      await expectPageReady(page);
      const { early, scripts, unused, twice } = await report();
      expect(early.length, 'preloaded translations').toBeGreaterThan(0);
      expect(scripts.length, 'preloaded scripts').toBeGreaterThan(2);
      expect({ unused, twice }).toEqual({ unused: [], twice: [] });
    });
  });

  test.describe(`before the scripts arrive, in ${locale}`, () => {
    test.use({ locale });

    test(`the app and its fonts do not move the prerendered page, in ${locale}`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const parts = page.getByRole('heading', { level: 1 }).or(page.locator('form :is(label, input, button, a), header select'));
      const positions = () =>
        parts.evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().height]));
      await expect(parts.first()).toBeVisible();
      const before = await positions();
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      const moved = (await positions()).map((place, at) => place.map((each, side) => Math.abs(each - (before[at]?.[side] ?? 0))));
      expect(before.length).toBeGreaterThan(7);
      expect(moved.flat().filter((by) => by > 2)).toEqual([]);
    });

    test(`keeps input and the sign-in click on the prerendered page, in ${locale}`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const identifier = page.locator('input[autocomplete="username"]');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, { colours: false });
      const field = await identifier.evaluateHandle((input) => input);
      await identifier.fill(MAYA.email);
      await page.locator('input[autocomplete="current-password"]').fill(MAYA.pin);
      const documents = countDocuments(page);
      await page.locator('form button[type="submit"]').click();
      const stillAttached = page.evaluate(
        (input) => new Promise((done) => input.addEventListener('input', () => done(input.isConnected))),
        field,
      );
      release();
      expect(await stillAttached, 'the app hydrates the field that was typed into').toBe(true);
      await expectAmount(page);
      expect(documents(), 'the app submitted the form').toBe(0);
    });
  });
}
