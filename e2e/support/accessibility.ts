import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of them that look at colours: a skin changes the values of colours and nothing else, so it can break no other. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** A stand-in for axe's own script on a page that has it already; half of what a look costs is to read that again. */
const THERE = 'void 0';

/** What axe looks at: a part of the page, and the colours alone. */
type Look = { within?: string | undefined; colours?: boolean };

/** Fails with the rule and the place of each violation; also when axe looked at nothing. */
export async function expectAccessible(page: Page, { within, colours = false }: Look = {}) {
  const there = await page.evaluate(() => 'axe' in window);
  // Legacy mode sums up in the page itself; the other opens a blank page beside it for that, which only foreign frames need.
  const axe = new AxeBuilder(there ? { page, axeSource: THERE } : { page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // What passed is only counted: the way to each element that is well is what axe would spend most of its time on.
  axe.options({ resultTypes: ['violations'] });
  const { violations, passes, inapplicable } = await (colours ? axe.withRules(COLOURS) : axe.withTags(RULES)).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(told, `axe on ${page.url()}`).toEqual([]);
  // Of Arabic words axe takes many for an icon's ligature and passes over their colours, of a short page all: those are the English page's.
  expect(passes.length + (colours ? inapplicable.length : 0), 'rules that axe could try').toBeGreaterThan(0);
}

/** Nothing sticks out sideways: the page is as wide as its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(view ?? 0);
}
