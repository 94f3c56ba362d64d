import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/access.ts';
import { FACES, registeredRoutes } from '../support/crawl/routes.ts';
import { expect, test } from '../support/demo.ts';
import { standing } from '../support/screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SIGNED_OUT = new Set(['/login']);
/** The page whose frame is looked at as well; elsewhere it is the same. */
const WHOLE = '/access-control';

/** Changes the skin as another tab would, without loading the page again. */
async function wear(page: Page, skin: string) {
  await page.evaluate((value) => {
    localStorage.setItem('skin', JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: JSON.stringify(value), storageArea: localStorage }));
  }, skin);
  await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
}

const look = (page: Page, path: string) => expectAccessible(page, path === WHOLE ? undefined : 'main');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => page.addInitScript(() => (window.print = () => undefined)));

for (const path of [...registeredRoutes(), ...FACES]) {
  test.describe(path, () => {
    test.use({ who: SIGNED_OUT.has(path) ? 'nobody' : 'admin' });

    test(`${path} is accessible in every skin, and fits a phone`, async ({ page }) => {
      await page.goto(path);
      await standing(page);
      for (const skin of ['dark', 'bordered', 'semi-dark']) {
        await wear(page, skin);
        await look(page, path);
      }
      await wear(page, 'light');
      await page.setViewportSize(PHONE);
      await standing(page);
      await look(page, path);
      await expectNoSidewaysScroll(page);
    });

    test.describe('in Arabic', () => {
      test.use({ locale: 'ar' });
      test(`${path} is accessible from right to left, and fits a phone`, async ({ page }) => {
        await page.addInitScript(() => {
          localStorage.setItem('language', 'ar');
          localStorage.setItem('direction', 'true');
        });
        await page.goto(path);
        await standing(page);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await look(page, path);
        await page.setViewportSize(PHONE);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(DESKTOP);
        await expectNoSidewaysScroll(page);
      });
    });
  });
}
