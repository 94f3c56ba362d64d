import type { BrowserContext, Page } from '@playwright/test';

/** Crashes the page's process, then opens the address in a new page, as a user would. */
export async function reopenAfterCrash(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
