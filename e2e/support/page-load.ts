import type { Page } from '@playwright/test';
import { ADMIN } from './people.ts';
import { expectPageReady } from './screens.ts';
import { signInToTemplate } from './fixtures.ts';
import { translationsOf } from './translations.ts';

declare global {
  interface Window {
    fetched: string[];
  }
}

/** The boot's own scripts. */
const BOOT = /\/assets\/(?:index|early|rolldown-runtime)-[\w-]{8}\.js$/;

/** Holds every script back, or every one but the boot's, until the returned function is called. */
export async function holdScripts(page: Page, but: 'none' | 'boot' = 'none'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (but === 'none' || !BOOT.test(route.request().url())) await released;
    await route.continue();
  });
  return () => release();
}

/** Reports the files that a page preloads, those of them that it does not use or requests twice, and words that it did not preload. */
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
        // The stylesheets request the fonts.
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

/** Signs in to the template, so that the next page of this browser opens it. */
export async function enterTemplate(page: Page, locale: string, who = ADMIN) {
  await page.goto('/login');
  await page.getByRole('button', { name: translationsOf(locale.slice(0, 2)).t('product-auth:login.demo') }).click();
  await signInToTemplate(page, who);
  await expectPageReady(page);
  // Requests of this page are not the next one's.
  await page.goto('about:blank');
}
