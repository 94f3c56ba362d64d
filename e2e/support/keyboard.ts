import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (Shift+Tab if `back`) until the target has the focus. Fails if it does not after `limit` presses. */
export async function tabTo(page: Page, target: Locator, { limit = 80, back = false } = {}) {
  for (let step = 0; step < limit; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)))
      return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  await expect(target, `reached by ${limit} tabs`).toBeFocused();
}
