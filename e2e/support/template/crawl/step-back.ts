import { errors, type Page } from '@playwright/test';
import { waitUntilIdle } from './press.ts';
import type { PageState } from './types.ts';

const TRIES = 5;

/** Whether the page arrives at the address. After a sign-out it does not, because the app redirects to sign-in. */
const arrivesAt = (page: Page, href: string) =>
  page.waitForURL(href, { timeout: 2000 }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return false;
    },
  );

/** Closes layers and goes back in the history until the page is in a state again. Returns false if the page has to be reloaded. */
export async function stepBackTo(page: Page, state: PageState): Promise<boolean> {
  for (let step = 0; step < TRIES; step += 1) {
    const now = await page.evaluate((to) => window.crawl.stepBack(to), state);
    if (now === 'arrived') return true;
    if (now === 'changed') return false;
    if (now === 'escape') await page.keyboard.press('Escape');
    else if (!(await arrivesAt(page, state.href))) return false;
    await waitUntilIdle(page);
  }
  return false;
}
