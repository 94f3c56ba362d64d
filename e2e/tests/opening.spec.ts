import { expectAccessible } from '../support/access.ts';
import { standing } from '../support/screens.ts';
import { holdScripts, watchFiles } from '../support/opening.ts';
import { MAYA } from '../support/people.ts';
import { expect, expectMoney, test } from '../support/story.ts';

test('a guest who comes to the home page is on the sign-in page before any script has come, and goes on from there', async ({
  page,
}) => {
  const come = await holdScripts(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused();
  await expect(page).toHaveURL(/\/register$/);
});

test('who keeps another language than the browser’s sees the loading screen, then the sign-in page in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  const come = await holdScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
  come();
  await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

for (const locale of ['en-GB', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`what index.html asks for early is what the page then uses, once each, in ${locale}`, async ({ page }) => {
      const tell = await watchFiles(page);
      await page.goto('/login');
      await standing(page);
      const { early, scripts, unused, twice } = await tell();
      expect(early.length, 'words that are asked for early').toBeGreaterThan(0);
      expect(scripts.length, 'scripts that are asked for early').toBeGreaterThan(2);
      expect({ unused, twice }).toEqual({ unused: [], twice: [] });
    });
  });

  test.describe(`before any script has come, in ${locale}`, () => {
    test.use({ locale });

    test(`the sign-in page is not moved by the app and its fonts, in ${locale}`, async ({ page }) => {
      const come = await holdScripts(page);
      await page.goto('/login');
      const parts = page.getByRole('heading', { level: 1 }).or(page.locator('form :is(label, input, button, a), header select'));
      const places = () =>
        parts.evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().height]));
      await expect(parts.first()).toBeVisible();
      const drawn = await places();
      come();
      await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      const far = (await places()).map((place, at) => place.map((each, side) => Math.abs(each - (drawn[at]?.[side] ?? 0))));
      expect(drawn.length).toBeGreaterThan(7);
      expect(far.flat().filter((by) => by > 2)).toEqual([]);
    });

    test(`the sign-in page stands, and what is typed and pressed there counts, in ${locale}`, async ({ page }) => {
      const come = await holdScripts(page);
      await page.goto('/login');
      const who = page.locator('input[autocomplete="username"]');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, { colours: false });
      const drawn = await who.evaluateHandle((input) => input);
      await who.fill(MAYA.email);
      await page.locator('input[autocomplete="current-password"]').fill(MAYA.pin);
      await page.locator('form button[type="submit"]').click();
      expect(new URL(page.url()).pathname + new URL(page.url()).search, 'the form was not sent by the browser').toBe('/login');
      const kept = page.evaluate(
        (input) => new Promise((done) => input.addEventListener('input', () => done(input.isConnected))),
        drawn,
      );
      come();
      expect(await kept, 'the field that was typed into is the one that the app goes on with').toBe(true);
      await expectMoney(page);
    });
  });
}
