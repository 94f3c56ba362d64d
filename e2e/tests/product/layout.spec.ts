import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** Scrolls by 150 px, once the page is high enough. */
const scrollDown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 150);
        return scrollY;
      }),
    )
    .toBe(150);

test('keeps the drawing as high as the window beside a long form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const drawing = page.locator('svg[preserveAspectRatio]').first();
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 500 });
  await scrollDown(page);
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 500 });
});
