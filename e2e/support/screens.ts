import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { openInApp } from './in-app.ts';
import { isTextKey } from './translations.ts';
import { presetStorage } from './storage.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** The narrowest window that a page has to fit into (WCAG 1.4.10): 320 px, the same as 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 740 };

/** Waits until the page's heading, or a dialog over it, is visible and nothing is loading, then checks that no translation is missing. */
export async function expectPageReady(page: Page) {
  await expect(page.locator('#loading')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
  await expect(heading.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  expect(lines.filter(isTextKey), 'keys without a translation').toEqual([]);
}

/** Checks that a screen on a phone also fits into the narrowest window, then restores the size. */
export async function expectReflow(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/** Makes the app follow the system's colour scheme, so that a screen can be checked in light and dark mode without a reload. */
export const followSystemTheme = (page: Page) => presetStorage(page, { skin: '"system"' });

/**
 * Checks a screen in light and dark mode, on a desktop and on a phone 360 px wide: no axe violations and no horizontal scrolling, not even at 320 px.
 *
 * The size changes the layout, so all axe rules run at both sizes. Dark mode changes only colours, so only the colour rules run there;
 * they run at both sizes because the layout decides which background a text has.
 * Language and direction change texts, order and font, so callers check each screen in English and in Arabic.
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
  await expectReflow(page);
}

/**
 * Opens pages one after the other and checks each. They are opened inside the app, which is half the work of loading them, because axe stays loaded, too;
 * policy.spec.ts loads each page directly. Two addresses in a row must not belong to the same page.
 */
export async function checkScreens(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openInApp(page, path);
    await checkScreen(page);
  }
}
