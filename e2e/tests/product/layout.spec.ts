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

test('opens another address at its top, and a reloaded page where it was', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/forgot-pin');
  await page.goto('/register');
  await scrollDown(page);
  await page.reload();
  await expect.poll(position).toBe(150);
  await page.goto('/forgot-pin');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(await position()).toBe(0);
});
