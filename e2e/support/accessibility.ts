import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours. A skin changes only colours, so it cannot break any other rule. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Replaces axe's script on a page that has already loaded it: parsing it again would double the time of a check. */
const ALREADY_LOADED = 'void 0';

/** What axe checks: a part of the page, or only the colours. */
type Scope = { within?: string | undefined; colours?: boolean };

/** Fails with the rule and the element of each violation, or if axe examined nothing. */
export async function expectAccessible(page: Page, { within, colours = false }: Scope = {}) {
  const loaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode collects the results in the page itself. The default opens a second page, which only cross-origin frames need.
  const axe = new AxeBuilder(loaded ? { page, axeSource: ALREADY_LOADED } : { page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // Passed rules are only counted: building a selector for each passing element would take most of axe's time.
  axe.options({ resultTypes: ['violations'] });
  const { violations, passes, inapplicable } = await (colours ? axe.withRules(COLOURS) : axe.withTags(RULES)).analyze();
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(summary, `axe on ${page.url()}`).toEqual([]);
  // axe mistakes many Arabic words for icon ligatures and does not check their colours; on a short page it may check none. The English run covers them.
  expect(passes.length + (colours ? inapplicable.length : 0), 'rules that axe could check').toBeGreaterThan(0);
}

/** Checks that the page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, { message: `px by which ${page.url()} is wider than its window` }).toBeLessThanOrEqual(0);
}
