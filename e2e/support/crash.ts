import type { BrowserContext, Page } from '@playwright/test';

/** Kills the page's process, and opens the address in a new page as somebody does afterwards. */
export async function reopenAfterCrash(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
