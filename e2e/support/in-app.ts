import { expect, type Page } from '@playwright/test';

/** Opens a page of the app without a new document, like a step forward in the history, with a history state as the router writes it. Does not wait. */
export const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Marks the current headings; returns a locator of the next heading that is rendered after them. */
export async function nextHeading(page: Page) {
  await page.evaluate(() => document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-before', '')));
  return page.locator('h1:not([data-before])').filter({ visible: true });
}

/** Opens another page of the app like `goInApp` and waits for its heading, which is never the previous page's. Returns the heading. The page may redirect. */
export async function showInApp(page: Page, path: string) {
  const heading = await nextHeading(page);
  await goInApp(page, path);
  await expect(heading, `the heading of ${path}`).toBeVisible();
  return heading;
}

/** Opens another page like `showInApp` and waits until it has loaded at its address. Returns the text of its heading. */
export async function openInApp(page: Page, path: string): Promise<string> {
  const heading = await showInApp(page, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path.replace(/\?.*/, ''));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return heading.innerText();
}
