import type { Page } from '@playwright/test';

declare global {
  interface Window {
    fetched: string[];
  }
}

/** The boot scripts. */
const BOOT = /\/assets\/(?:index|rolldown-runtime)-[\w-]{8}\.js$/;

/** Holds back all scripts, or all but the boot scripts, until the returned function is called. */
export async function holdScripts(page: Page, except: 'none' | 'boot' = 'none'): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (except === 'none' || !BOOT.test(route.request().url())) await released;
    await route.continue();
  });
  return () => release();
}

/** Counts the documents that the page requests from now on: reloads and navigations by the browser, not by the router. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

/** Records the page's requests. The returned function reports what was preloaded, what of it was unused or requested twice, and which translations were not preloaded. */
export async function watchFiles(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
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
        // Fonts are excluded: the stylesheets request them.
        early: hrefs('preload').filter((file) => !file.endsWith('.woff2')),
        scripts: hrefs('modulepreload'),
        used: [...hrefs('stylesheet'), ...window.fetched.map(path)],
      };
    });
    const preloaded = [...early, ...scripts];
    return {
      early,
      scripts,
      unused: early.filter((file) => !used.includes(file)),
      twice: preloaded.filter((file) => requests.filter((each) => each === file).length !== 1),
      late: requests.filter((file) => file.endsWith('.json') && file.startsWith('/assets/') && !early.includes(file)),
    };
  };
}
