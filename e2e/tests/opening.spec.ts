import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access.ts';
import { standing } from '../support/screens.ts';
import { ADMIN, CLIENT, MAYA } from '../support/people.ts';
import { expect, expectMoney, signInToDemo, test } from '../support/story.ts';
import { wordsOf } from '../support/words.ts';

declare global {
  interface Window {
    fetched: string[];
  }
}

/** Keeps every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const line = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await line;
    await route.continue();
  });
  return () => come();
}

/** From now on, tells of the files that a page asks for: early, in vain, more than once; and of words that come late. */
async function watchFiles(page: Page) {
  const wire: string[] = [];
  page.on('request', (request) => wire.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const own = window.fetch;
    window.fetched = [];
    window.fetch = (...args) => {
      window.fetched.push(args[0] instanceof Request ? args[0].url : String(args[0]));
      return own(...args);
    };
  });
  return async () => {
    const { early, scripts, used } = await page.evaluate(() => {
      const path = (url: string) => new URL(url, location.href).pathname;
      const hrefs = (rel: string) =>
        [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(({ href }) => path(href));
      return {
        // Styles name the fonts that they use.
        early: hrefs('preload').filter((file) => !file.endsWith('.woff2')),
        scripts: hrefs('modulepreload'),
        used: [...hrefs('stylesheet'), ...window.fetched.map(path)],
      };
    });
    const asked = [...early, ...scripts];
    return {
      early,
      scripts,
      unused: early.filter((file) => !used.includes(file)),
      twice: asked.filter((file) => wire.filter((each) => each === file).length !== 1),
      late: wire.filter((file) => file.endsWith('.json') && file.startsWith('/assets/') && !early.includes(file)),
    };
  };
}

/** A browser in which somebody opened the template before. */
async function haveOpenedTemplate(page: Page, locale: string, who = ADMIN) {
  await page.goto('/login');
  await page.getByRole('button', { name: wordsOf(locale.slice(0, 2)).say('product-auth:login.demo') }).click();
  await signInToDemo(page, who);
  await standing(page);
  // What the page before still asks for is none of the next one's.
  await page.goto('about:blank');
}

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

    test(`the template’s home asks early for its page and its words, once each, in ${locale}`, async ({ page }) => {
      await haveOpenedTemplate(page, locale);
      const tell = await watchFiles(page);
      await page.goto('/');
      await standing(page);
      const { scripts, unused, twice, late } = await tell();
      expect(scripts.filter((file) => file.includes('/store-page-'))).toHaveLength(1);
      expect({ unused, twice, late }).toEqual({ unused: [], twice: [], late: [] });
    });
  });

  test.describe(`before any script has come, in ${locale}`, () => {
    test.use({ locale });

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
