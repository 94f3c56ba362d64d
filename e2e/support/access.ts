import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule and the place of each violation; also when axe looked at nothing. `within` looks at a part of the page alone. */
export async function expectAccessible(page: Page, within?: string) {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations, passes } = await (within === undefined ? axe : axe.include(within)).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(told, `axe on ${page.url()}`).toEqual([]);
  expect(passes.length, 'rules that axe could try').toBeGreaterThan(0);
}

/** Nothing sticks out sideways: the page is as wide as its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(view ?? 0);
}
