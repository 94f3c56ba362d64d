import type { Locator } from '@playwright/test';
import { expectPageReady } from '../../support/screens.ts';
import { presetStorage } from '../../support/storage.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

/** How many lines the text of an element takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** The character after which the first line of a text ends; an empty string if the text has one line. */
function brokenAfter(element: Element): string {
  const range = document.createRange();
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const topOf = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // The first letter after a hyphen also has a box at the hyphen.
    return range.getClientRects()[range.getClientRects().length - 1]?.top ?? 0;
  };
  const letters = [...text.data].flatMap((letter, at) => (letter === '\u00AD' ? [] : [at]));
  const next = letters.find((at) => topOf(at) > topOf(0) + 4);
  return next === undefined ? '' : (text.data[next - 1] ?? '');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the date of an invoice stands on one line', async ({ page }) => {
    await page.goto('/apps/invoice/list');
    await expect(page.getByRole('link', { name: '5036', exact: true })).toBeVisible();
    const dates = await page.locator('td[data-area="side"]').all();
    expect(dates).toHaveLength(10);
    for (const date of dates) expect(await linesOf(date)).toBe(1);
  });

  for (const language of ['en', 'de']) {
    test(`no name of a plan is broken in the list of users in ${language}`, async ({ page }) => {
      await presetStorage(page, { language });
      await page.goto('/apps/user/list');
      const plans = page.locator('td[data-area="id"]');
      await expect(plans).toHaveCount(10);
      for (const plan of await plans.all()) expect(await linesOf(plan)).toBe(1);
    });
  }

  test('a search field that is too narrow for its placeholder ends in an ellipsis', async ({ page }) => {
    await page.goto('/apps/invoice/list');
    // Chromium takes the property from the field and ignores it on the placeholder.
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS('text-overflow', 'ellipsis');
  });

  const long = [
    { path: '/access-control', cells: 'tbody th' },
    { path: '/apps/user/view/2?tab=billing', cells: 'h2' },
  ];
  for (const { path, cells } of long) {
    test(`German words of ${path} break only at a hyphen`, async ({ page }) => {
      await presetStorage(page, { language: 'de' });
      await page.goto(path);
      await expectPageReady(page);
      const texts = page.getByRole('main').locator(cells);
      await expect(texts.first()).toBeVisible();
      for (const text of await texts.all()) expect(['', ' ', '\u00AD']).toContain(await text.evaluate(brokenAfter));
    });
  }

  const bars = [
    { path: '/apps/invoice/list', action: 'Send', beside: true },
    { path: '/apps/roles', action: 'Change role', beside: false },
  ];
  for (const { path, action, beside } of bars) {
    test(`the button that clears the selection of ${path} is on the line of the count`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('row').nth(1).getByRole('checkbox').click();
      const bar = page.locator('[data-selection]');
      await expect(bar).toBeVisible();
      const middle = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return Math.round(y + height / 2);
      };
      const count = await middle(bar.getByText(/\d.* selected/));
      expect(Math.abs((await middle(bar.getByRole('button').last())) - count)).toBeLessThanOrEqual(2);
      expect(Math.abs((await middle(bar.getByRole('button', { name: action }))) - count) <= 2).toBe(beside);
    });
  }
});

test('the keys of the search stay inside its field beside ten bookmarks', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/access-control');
  await page.getByRole('button', { name: 'Bookmarks' }).click();
  for (const query of ['invoice', 'dashboard', 'user', 'roles', 'permissions']) {
    await page.getByPlaceholder('Search pages to bookmark').fill(query);
    const stars = page.getByRole('dialog', { name: 'Bookmarks' }).locator('[aria-pressed="false"]');
    await expect(stars.first()).toBeVisible();
    for (let left = await stars.count(); left > 0; left -= 1) {
      await stars.first().click();
      await expect(stars).toHaveCount(left - 1);
    }
  }
  const field = page.getByRole('button', { name: /^Search or jump/ });
  const keys = await field.evaluate((button) => {
    const key = button.querySelector('kbd') as Element;
    return { shown: key.checkVisibility(), inside: button.scrollWidth <= button.clientWidth };
  });
  expect(keys).toEqual({ shown: false, inside: true });
});

test('the title of the invoices on the analytics dashboard is as bold as that of a card', async ({ page }) => {
  await page.goto('/dashboard/analytics');
  for (const name of ['Timeline', 'Invoices'])
    await expect(page.getByRole('heading', { level: 2, name })).toHaveCSS('font-weight', '600');
});
