import { expect, type Page } from '@playwright/test';

/** Opens a page of the app without a new document, like a step forward in the history, with a history state as the router writes it. Does not wait. */
export const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/**
 * Does what leads to another page, and waits for its heading, which is never the previous page's. Returns the heading. The address is no sign of the next page,
 * because it changes first.
 */
export async function toNextPage(page: Page, leave: () => Promise<unknown>) {
  await page.evaluate(() => document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-before', '')));
  const heading = page.locator('h1:not([data-before])').filter({ visible: true });
  await leave();
  await expect(heading, `the heading of ${page.url()}`).toBeVisible();
  return heading;
}

/** Opens another page of the app like `goInApp` and waits for its heading. Returns the heading. The page may redirect. */
export const showInApp = (page: Page, path: string) => toNextPage(page, () => goInApp(page, path));

/** Opens another page like `showInApp` and waits until it has loaded at its address. Returns the text of its heading. */
export async function openInApp(page: Page, path: string): Promise<string> {
  const heading = await showInApp(page, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path.replace(/\?.*/, ''));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return heading.innerText();
}
