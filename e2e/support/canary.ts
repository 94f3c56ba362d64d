import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Gives every page of a context the function `canary`, which the hostile texts call. Returns the addresses of the pages that called it. */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeBinding('canary', ({ page }) => void ran.push(page.url()));
  return ran;
}

/** Elements that a hostile text would create if it were parsed as markup: our pages have no such elements or links. */
const MADE =
  'main script, iframe, object, embed, marquee, xss, meta[http-equiv=refresh], main :is(link, style, base, video, audio, math), [href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]';

/** Expects that no hostile text on the page became markup and that no script in one ran. */
export async function expectOnlyText(page: Page, ran: readonly string[]) {
  const made = await page.evaluate((selector) => {
    const handled = [...document.querySelectorAll('*')].filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    );
    return [...handled, ...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, MADE);
  expect(made, page.url()).toEqual([]);
  expect(ran, 'pages on which the canary ran').toEqual([]);
}
