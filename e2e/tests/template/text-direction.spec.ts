import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { expectPageReady } from '../../support/screens.ts';
import { presetStorage } from '../../support/storage.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

/** The horizontal positions (px) of the first and the last letter of a text, and of its box. */
const lettersOf = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const at = (node: Text, offset: number) => {
      const range = new Range();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect();
    };
    const [first, last] = [nodes.at(0) as Text, nodes.at(-1) as Text];
    const { left, right } = element.getBoundingClientRect();
    return { first: at(first, 0), last: at(last, last.length - 1), left, right };
  });

test('English texts keep their order on a right-to-left page, and start at its right edge', async ({ page }) => {
  await presetStorage(page, { direction: 'true' });
  await page.goto('/apps/invoice/preview/5033');
  await expectPageReady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const day = page
    .getByRole('article')
    .getByRole('definition')
    .filter({ hasText: /^\d+ \w+ \d{4}$/ });
  const search = page.getByRole('button', { name: /^Search or jump to/ }).locator('span');
  for (const text of [day.first(), search]) {
    const { first, last } = await lettersOf(text);
    expect(first.right).toBeLessThan(last.left);
  }
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  const { first, last, right } = await lettersOf(page.getByText(/^\d+ team, \d+ company/));
  expect(first.left).toBeLessThan(right);
  expect(last.bottom > first.bottom || last.left > first.right).toBe(true);
  const title = await lettersOf(page.getByRole('heading', { level: 1 }));
  expect(title.right - title.last.right).toBeLessThan(2);
});

test('an English line that is too long on an Arabic page is cut off at its end, not at its beginning', async ({ page }) => {
  await presetStorage(page, { language: 'ar', direction: 'true' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expectPageReady(page);
  const line = page.locator('small').filter({ hasText: 'Desk Lamp' });
  await expect.poll(() => line.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const { first, left } = await lettersOf(line);
  expect(first.left).toBeGreaterThanOrEqual(left - 1);
});

test('a long name without spaces fits a phone, in a toast and in a title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/apps/permissions');
  await expectPageReady(page);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  await page.getByRole('button', { name: 'Add permission' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('region').getByText(`${name} saved`);
  await expect(message).toBeVisible();
  const [end, boxEnd] = await message.evaluate((element) =>
    [element, element.parentElement as Element].map((each) => each.getBoundingClientRect().right),
  );
  expect(end).toBeLessThan(boxEnd as number);
  const id = await page.evaluate(async (fullName) => {
    const user = { fullName, username: fullName, email: 'captain@demo.test', company: fullName, country: fullName, contact: '0' };
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/apps/users/add-user', { method: 'POST', headers, body: JSON.stringify(user) });
    return ((await response.json()) as { user: { id: number } }).user.id;
  }, name);
  await page.goto(`/apps/user/view/${id}`);
  await expectPageReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectNoSidewaysScroll(page);
});
