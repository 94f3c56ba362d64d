import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { EXTRA_ROUTES, registeredRoutes } from '../../support/template/crawl/routes.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { expectNoClippedText } from '../../support/template/clipped-text.ts';
import { showInApp } from '../../support/in-app.ts';
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

/** Opens the first page of a language with a load, and the others inside the app: axe stays loaded, which halves the work of a check. */
async function open(page: Page, path: string, { dir, load }: { dir: 'ltr' | 'rtl'; load: boolean }) {
  await (load ? page.goto(path) : showInApp(page, path));
  await expectPageReady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

/** Checks a page in English, in every skin and on a phone. */
async function checkInEnglish(page: Page, path: string, load: boolean) {
  await page.setViewportSize(DESKTOP);
  await open(page, path, { dir: 'ltr', load });
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
}

/** Checks a page in Arabic, on a phone and on the desktop. */
async function checkInArabic(page: Page, path: string, load: boolean) {
  await page.setViewportSize(PHONE);
  await open(page, path, { dir: 'rtl', load });
  await checkPage(page, path);
  await checkFit(page);
  await expectReflow(page);
  await page.setViewportSize(DESKTOP);
  await expectPageReady(page);
  await checkPage(page, path);
  await checkFit(page);
}

test.beforeEach(async ({ page }) => page.addInitScript(() => (window.print = () => undefined)));

const signedIn = [...registeredRoutes(), ...EXTRA_ROUTES].filter((path) => !SIGNED_OUT.has(path));
/** Each test checks every fifth page, so that two tabs of one page, which share its heading, are not opened one after the other. */
const SHARES = 5;
const visits = [
  { paths: [...SIGNED_OUT], signedInAs: 'nobody' as const },
  ...Array.from({ length: SHARES }, (_, share) => ({
    paths: signedIn.filter((_path, at) => at % SHARES === share),
    signedInAs: 'admin' as const,
  })),
];

// All axe rules run for each size and direction, because the layout changes. A skin changes only colours, so only the colour rules run there.
for (const { paths, signedInAs } of visits)
  test.describe(signedInAs, () => {
    test.use({ signedInAs });

    test(`accessible in every skin and right to left, and fit a phone: ${paths.join(', ')}`, async ({ page }) => {
      expect(paths.length).toBeGreaterThan(0);
      for (const [at, path] of paths.entries()) await checkInEnglish(page, path, at === 0);
      await switchToArabic(page);
      for (const [at, path] of paths.entries()) await checkInArabic(page, path, at === 0);
    });
  });
