import type { Page } from '@playwright/test';
import { ADMIN } from './people.ts';
import { standing } from './screens.ts';
import { signInToDemo } from './story.ts';
import { wordsOf } from './words.ts';

declare global {
  interface Window {
    fetched: string[];
  }
}

/** Keeps every script back until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const line = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await line;
    await route.continue();
  });
  return () => come();
}

/** From now on, tells of the files that a page asks for: early, in vain, more than once; and of words that come late. */
export async function watchFiles(page: Page) {
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
export async function haveOpenedTemplate(page: Page, locale: string, who = ADMIN) {
  await page.goto('/login');
  await page.getByRole('button', { name: wordsOf(locale.slice(0, 2)).say('product-auth:login.demo') }).click();
  await signInToDemo(page, who);
  await standing(page);
  // What the page before still asks for is none of the next one's.
  await page.goto('about:blank');
}
