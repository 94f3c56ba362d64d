import type { Locator } from '@playwright/test';
import { COCOA } from '../../support/gifts.ts';
import { MAYA } from '../../support/people.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';

/** Where the text of an element is drawn. */
const drawn = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const locale of ['en', 'fr', 'de', 'pt', 'ar']) {
  test.describe(`in ${locale}, 360 px wide`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    test('no order’s status runs into the button beside it, and no chosen value of the prices is cut', async ({ page }) => {
      await signIn(page, MAYA);
      await page.goto('/orders');
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') });
      await expect(rows.first()).toBeVisible();
      for (const row of await rows.all()) {
        const icon = await row.getByRole('button').locator('svg').boundingBox();
        for (const text of await row.locator('a span').all()) {
          const words = await drawn(text);
          const apart =
            words.right <= icon!.x ||
            words.left >= icon!.x + icon!.width ||
            words.bottom <= icon!.y ||
            words.top >= icon!.y + icon!.height;
          expect(apart || (await text.locator('span').count()) > 0, await text.innerText()).toBe(true);
        }
      }
      await page.goto('/bank-prices');
      const filters = page.getByRole('combobox');
      await expect(filters.first()).toBeVisible();
      for (const filter of await filters.all()) {
        const room = await filter.evaluate((select: HTMLSelectElement) => {
          const style = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = style.font;
          const { width } = pen.measureText(select.selectedOptions[0]!.text);
          return select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - width;
        });
        expect(room).toBeGreaterThanOrEqual(0);
      }
    });
  });
}

/** A bank in Bangladesh, whose amounts are the longest. */
const BANGLADESH = '019b76dc-1142-7026-9667-c688fec5232c';

for (const locale of ['en', 'ar'])
  test.describe(`an amount, in ${locale}, 360 px wide`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    for (const [bankId, amount] of [
      [COCOA.id, '9950.53'],
      [BANGLADESH, '25000.24'],
    ])
      test(`is neither cut nor broken where ${amount} is typed and confirmed`, async ({ page }) => {
        await signIn(page, MAYA);
        await page.goto(`/send/bank?bankId=${bankId}&holder=Kwame+Osei+Mensah-Boateng`);
        const fields = page.getByRole('main').locator('input[inputmode=decimal]');
        await fields.first().fill(amount!);
        // Without an account the text of the button is long.
        const figures = page.locator('[data-part=paybar] bdi, aside h2 ~ p bdi');
        await expect(figures).toHaveCount(2);
        for (const field of await fields.all())
          expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        for (const figure of await figures.all()) {
          const { left, right, top, bottom } = await drawn(figure);
          const { font, box } = await figure.evaluate((element) => ({
            font: Number.parseFloat(getComputedStyle(element).fontSize),
            box: element.parentElement!.getBoundingClientRect().width,
          }));
          expect(bottom - top).toBeLessThan(1.7 * font);
          expect(right - left).toBeLessThanOrEqual(box + 0.5);
        }
      });
  });

for (const locale of ['en', 'ar'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('the figures of the prices end where their column ends', async ({ page }) => {
      await signIn(page, MAYA);
      await page.goto('/bank-prices');
      const cells = page.getByRole('table').locator('tbody td:has(bdi)');
      await expect(cells.first()).toBeVisible();
      for (const cell of await cells.all()) {
        const figure = await drawn(cell.locator('bdi'));
        const end = await cell.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
        });
        expect(Math.abs(locale === 'ar' ? figure.left - end.left : figure.right - end.right)).toBeLessThan(2);
      }
    });
  });
