import type { Page } from '@playwright/test';
import { expectNoClippedText } from '../../support/template/clipped-text.ts';
import { showInApp } from '../../support/in-app.ts';
import { expectPageReady } from '../../support/screens.ts';
import { registeredRoutes } from '../../support/template/crawl/routes.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { presetStorage } from '../../support/storage.ts';

/** Opens a template page with navbar settings stored as the customizer stores them. */
async function openWith(page: Page, path: string, layout: Record<string, string>) {
  await presetStorage(page, { layout: JSON.stringify(layout) });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

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

test('the floating navbar covers the content that scrolls behind it', async ({ page }) => {
  await openWith(page, '/apps/invoice/list', { navbar: 'floating' });
  await page.setViewportSize({ width: 1280, height: 400 });
  await scrollDown(page);
  const above = await page.evaluate(() => [300, 640, 1200].map((x) => document.elementFromPoint(x, 5)?.closest('main') !== null));
  expect(above).toEqual([false, false, false]);
});

for (const width of [1280, 360]) {
  test(`the button that replaces a hidden navbar covers no button of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWith(page, '/apps/invoice/list', { navbar: 'hidden' });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Page actions' }).click({ trial: true });
    await page.getByRole('button', { name: 'Customise' }).click();
    await expect(page.getByRole('dialog', { name: 'Customise' })).toBeVisible();
  });
}

for (const color of ['persimmon', 'cobalt', 'ink', 'primary']) {
  test(`the notification count contrasts with a ${color} navbar`, async ({ page }) => {
    await openWith(page, '/apps/invoice/list', { navbarColor: color });
    const count = page
      .getByRole('banner')
      .getByRole('button', { name: /notification/i })
      .locator('[aria-hidden="true"]')
      .filter({ hasText: /\d/ });
    await expect(count).toBeVisible();
    const [badge, bar, digits] = await count.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.closest('header') as Element).backgroundColor,
      getComputedStyle(element).color,
    ]);
    expect(badge).not.toBe(bar);
    expect(badge).not.toBe(digits);
    expect(digits).toBe(bar);
  });
}

test('the template is laid out right to left in Arabic if no direction was chosen', async ({ page }) => {
  await presetStorage(page, { direction: null, language: 'ar' });
  await page.goto('/apps/invoice/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = page.getByRole('navigation').first();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(640);
  expect(await page.evaluate(() => localStorage.getItem('direction'))).toBeNull();
});

test('breadcrumbs are at least 24 px high', async ({ page }) => {
  await page.goto('/apps/invoice/add');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs.first()).toBeVisible();
  for (const crumb of await crumbs.all()) expect((await crumb.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

for (const width of [1280, 360]) {
  test(`the tabs of a user page show their full names in German at ${width} px`, async ({ page }) => {
    await presetStorage(page, { language: 'de' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/apps/user/view/1');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      const cut = () => tab.evaluate((element) => element.scrollWidth > element.clientWidth);
      await expect.poll(cut, await tab.innerText()).toBe(false);
    }
  });
}

test('an e-mail address of a user wraps only before the @ sign', async ({ page }) => {
  await page.goto('/apps/user/view/1');
  const address = page.getByRole('definition').filter({ hasText: '@' }).first().locator('bdi');
  await expect(address).toBeVisible();
  const lines = await address.evaluate((element) => {
    const tops = (node: ChildNode) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(tops);
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((count) => count === 1)).toBe(true);
});

test('names in the list of users are at least 24 px high', async ({ page }) => {
  await page.goto('/apps/user/list');
  const names = page.getByRole('table').getByRole('row').getByRole('link');
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('a press anywhere on the box of a select reaches the select', async ({ page }) => {
  await page.goto('/apps/user/list');
  const rows = page.getByRole('combobox', { name: 'Rows' });
  await rows.scrollIntoViewIfNeeded();
  const reached = await rows.evaluate((list) => {
    const { left, right, top, height } = (list.parentElement as Element).getBoundingClientRect();
    return [left + 2, right - 18, right - 2].map((x) => document.elementFromPoint(x, top + height / 2) === list);
  });
  expect(reached).toEqual([true, true, true]);
});

test('no German text is cut off on a phone or a tablet', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'de');
    window.print = () => undefined;
  });
  await page.goto('/nowhere');
  for (const path of registeredRoutes()) {
    await showInApp(page, path);
    for (const width of [360, 992]) {
      await page.setViewportSize({ width, height: 900 });
      await expectPageReady(page);
      await expectNoClippedText(page);
    }
  }
});

test('the search keeps the highlighted row visible, and with the first row also its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/access-control');
  await expectPageReady(page);
  await page.getByRole('button', { name: /^Search or jump/ }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const row = (name: string) => search.getByRole('option', { name, exact: true });
  const heading = search.getByText('Actions', { exact: true });
  await expect(row('Customise')).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(row('Sign out')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(row('Customise')).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
});
