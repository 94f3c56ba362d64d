import type { Locator } from '@playwright/test';
import { COCOA } from '../../support/gifts.ts';
import { depositToReview, OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { expect, signIn, signInTo, test } from '../../support/fixtures.ts';
import { translationsOf } from '../../support/translations.ts';

/** The box of an element's text, without padding. */
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

    test('no order’s status overlaps the button next to it, and no selected value of the price filters is cut off', async ({
      page,
    }) => {
      await signInTo(page, MAYA, '/orders');
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
      test(`is neither cut off nor wrapped where ${amount} is typed and confirmed`, async ({ page }) => {
        await signInTo(page, MAYA, `/send/bank?bankId=${bankId}&holder=Kwame+Osei+Mensah-Boateng`);
        const fields = page.getByRole('main').locator('input[inputmode=decimal]');
        await fields.first().fill(amount!);
        // Leaves the account empty, because the text of the button is then longest.
        const figures = page.locator('[data-part=paybar] bdi, aside h2 ~ p bdi');
        await expect(figures).toHaveCount(2);
        for (const field of await fields.all())
          await expect.poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
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
    test('the figures in the price table are aligned to the end of their column', async ({ page }) => {
      await signInTo(page, MAYA, '/bank-prices');
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

const WIDTHS = [320, 360, 390];

for (const target of ['JO94CBJO0010000000000131000302', 'achieng.otieno.of.the.long.road@kado.test'])
  test(`a transaction to ${target} hides no amount on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, MAYA);
    await page.route('**/api/v1/transactions*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { memo: string }[] };
      for (const row of body.data) row.memo = `K7-4F2M ${target}`;
      await route.fulfill({ response, json: body });
    });
    await page.goto('/transactions');
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'K7-4F2M' });
    await expect(rows.first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      for (const row of await rows.all()) {
        const { right } = await drawn(row);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });

/** A name without a space, as long as is allowed. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';

for (const locale of ['en', 'ar'])
  test.describe(`a deposit to review, in ${locale}`, () => {
    test.use({ locale });
    test('fits a phone with a long first name, and wraps no label', async ({ page, server }) => {
      const { id } = await depositToReview(server.url, 300);
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(page, OPS);
      await page.route('**/api/v1/admin/deposits**', async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll('"firstName":"Maya"', `"firstName":"${LONG_NAME}"`);
        await route.fulfill({ response, body: text });
      });
      await page.goto(`/operator/deposits?id=${id}`);
      const names = page.getByRole('main').getByRole('rowheader');
      await expect(names.first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
        for (const name of await names.all()) {
          const { top, bottom } = await drawn(name);
          expect(bottom - top, await name.innerText()).toBeLessThan(24);
        }
      }
    });
  });

test('a long name in “Send again” stays inside its own box', async ({ page }) => {
  await signIn(page, MAYA);
  await page.route('**/api/v1/orders?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Ada Obi"', `"${LONG_NAME}"`) });
  });
  await page.goto('/');
  const people = page.getByRole('region', { name: 'Send again' }).getByRole('link').filter({ hasText: LONG_NAME });
  await expect(people).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const place = (await people.boundingBox())!;
    const name = await drawn(people.getByText(LONG_NAME));
    expect([name.left >= place.x, name.right <= place.x + place.width]).toEqual([true, true]);
  }
});

/** A bank in Germany, whose accounts have an IBAN. */
const LINDENHOF = '019b76dc-866b-762c-9826-c5d59f7db9ec';

for (const locale of ['en', 'ar'])
  test.describe(`an IBAN, in ${locale}, 360 px wide`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    test('is fully visible next to the note that it is valid', async ({ page }) => {
      await signInTo(page, MAYA, `/send/bank?bankId=${LINDENHOF}&account=DE89370400440532013000`);
      const field = page.getByRole('main').locator('input[autocapitalize=characters]');
      await field.focus();
      await field.blur();
      await expect(field).toHaveValue('DE89 3704 0044 0532 0130 00');
      await expect(page.getByText(translationsOf(locale).t('account.right'), { exact: true })).toBeVisible();
      await expect.poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  });
