import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { EXTRA_ROUTES, registeredRoutes } from '../../support/template/crawl/routes.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { expectNoClippedText } from '../../support/template/clipped-text.ts';
import { expectPageReady, expectReflow } from '../../support/screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SIGNED_OUT = new Set(['/login']);
/** The page on which the frame (header and menu) is checked too; it is the same on all pages. */
const PAGE_WITH_FRAME = '/access-control';

/** Changes the skin without a reload, as another tab would. */
async function setSkin(page: Page, skin: string) {
  await page.evaluate((value) => {
    localStorage.setItem('skin', JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: JSON.stringify(value), storageArea: localStorage }));
  }, skin);
  await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
}

/** Checks that everything fits into the window and into its own card. */
async function checkFit(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectNoClippedText(page);
}

const checkPage = (page: Page, path: string, colours = false) =>
  expectAccessible(page, { within: path === PAGE_WITH_FRAME ? undefined : 'main', colours });

/** Switches to Arabic from the next page load on. */
const switchToArabic = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('language', 'ar');
    localStorage.setItem('direction', 'true');
  });

async function open(page: Page, path: string, dir: 'ltr' | 'rtl') {
  await page.goto(path);
  await expectPageReady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

test.beforeEach(async ({ page }) => page.addInitScript(() => (window.print = () => undefined)));

// All axe rules run for each size and direction, because the layout changes. A skin changes only colours, so only the colour rules run there.
for (const path of [...registeredRoutes(), ...EXTRA_ROUTES]) {
  test.describe(path, () => {
    test.use({ signedInAs: SIGNED_OUT.has(path) ? 'nobody' : 'admin' });

    test(`${path} is accessible in every skin and right to left, and fits a phone`, async ({ page }) => {
      await open(page, path, 'ltr');
      await checkPage(page, path);
      await checkFit(page);
      for (const skin of ['dark', 'bordered', 'semi-dark']) {
        await setSkin(page, skin);
        await checkPage(page, path, true);
      }
      await setSkin(page, 'light');
      await page.setViewportSize(PHONE);
      await expectPageReady(page);
      await checkPage(page, path);
      await checkFit(page);
      await expectReflow(page);

      await switchToArabic(page);
      await open(page, path, 'rtl');
      await checkPage(page, path);
      await checkFit(page);
      await expectReflow(page);
      await page.setViewportSize(DESKTOP);
      await expectPageReady(page);
      await checkPage(page, path);
      await checkFit(page);
    });
  });
}
