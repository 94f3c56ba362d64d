import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { isTextKey } from './translations.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Waits until a page stands: its heading is there and nothing on it is still loading. No text on it is the key of a text. */
export async function expectPageReady(page: Page) {
  await expect(page.locator('#loading')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  expect(lines.filter(isTextKey), 'keys without a text').toEqual([]);
}

/** Follows the system's colour scheme, so that a screen can be seen in both without being loaded again. */
export const followSystemTheme = (page: Page) => page.addInitScript(() => localStorage.setItem('skin', '"system"'));

/**
 * Looks at a screen light and dark, on a desktop and on a phone of 360 px: no axe violation, nothing to scroll sideways.
 *
 * What each look can find that another cannot: the size decides what is drawn at all, and where, so all rules are tried at either;
 * dark changes the values of colours, so there it is the colours, at both sizes because what stands where decides what is behind what.
 * The language and the direction change the words, their order and their font: whoever inspects a screen does so in English and in Arabic.
 */
export async function checkScreen(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-skin', colorScheme);
      await expectPageReady(page);
      await expectAccessible(page, { colours: colorScheme === 'dark' });
    }
    await expectNoSidewaysScroll(page);
  }
}
