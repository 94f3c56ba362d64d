import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { expect, signIn, signInTo, test } from '../../support/fixtures.ts';
import { showInApp } from '../../support/in-app.ts';
import { MAYA } from '../../support/people.ts';

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

test('keeps the drawing next to a long form as high as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const drawing = page.locator('svg[preserveAspectRatio]').first();
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 500 });
  await scrollDown(page);
  expect(await drawing.boundingBox()).toMatchObject({ y: 0, height: 500 });
});

test('opens another address at its top, and a reloaded page at its scroll position', async ({ page }) => {
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

/** The allowed movement in px, less than a line. */
const LITTLE = 25;

for (const path of ['/', '/transactions'])
  test(`the content below the balance on ${path} hardly moves when the balance loads`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, MAYA);
    const arrives = Promise.withResolvers<void>();
    await page.route('**/api/v1/balance', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: Record<string, { amountMinor: number }> };
      for (const part of ['held', 'pending']) body.data[part]!.amountMinor = 30_000;
      await arrives.promise;
      await route.fulfill({ response, json: body });
    });
    await page.goto(path);
    const button = page.getByRole('main').getByRole('link', { name: 'Add money' });
    await expect(button).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = (await button.boundingBox())!.y;
    arrives.resolve();
    await expect(page.getByRole('main').getByText(/in review/)).toBeVisible();
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThan(LITTLE);
  });

test('the number field of a top-up does not move when the saved recipients load', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, MAYA);
  const arrive = Promise.withResolvers<void>();
  await page.route('**/api/v1/recipients?*', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/send/top-up');
  const number = page.getByRole('main').locator('input[type=tel]');
  await expect(number).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await number.boundingBox();
  arrive.resolve();
  await expect(page.getByRole('group').getByRole('button').first()).toBeVisible();
  expect(await number.boundingBox()).toEqual(before);
});

/** Just below and at the widths (px) at which the layout changes. */
const WIDTHS = [575, 576, 767, 768, 991, 992, 1199, 1200];

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('no list scrolls sideways, whatever the width of the window', async ({ page }) => {
    await signIn(page, MAYA);
    for (const path of ['/bank-prices', '/transactions', '/orders', '/recipients', '/deposits']) {
      await showInApp(page, path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSidewaysScroll(page);
      }
    }
  });
});

test('every link in the table of transactions is at least 24 px high on the desktop', async ({ page }) => {
  await signInTo(page, MAYA, '/transactions');
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
