import { standing } from '../support/screens.ts';
import { expect, test } from '../support/story.ts';

declare global {
  interface Window {
    fetched: string[];
  }
}

for (const locale of ['en-GB', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`what index.html asks for early is what the page then uses, once each, in ${locale}`, async ({ page }) => {
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
      await page.goto('/login');
      await standing(page);
      const { early, scripts, used } = await page.evaluate(() => {
        const path = (url: string) => new URL(url, location.href).pathname;
        const hrefs = (rel: string) =>
          [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(({ href }) => path(href));
        const { fetched } = window;
        return { early: hrefs('preload'), scripts: hrefs('modulepreload'), used: [...hrefs('stylesheet'), ...fetched.map(path)] };
      });
      expect(early.length, 'style and words that are asked for early').toBeGreaterThan(1);
      expect(scripts.length, 'scripts that are asked for early').toBeGreaterThan(2);
      expect(early.filter((file) => !used.includes(file))).toEqual([]);
      expect([...early, ...scripts].filter((file) => wire.filter((each) => each === file).length !== 1)).toEqual([]);
    });
  });
}
