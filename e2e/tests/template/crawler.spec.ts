import { EVERY, injectCrawler } from '../../support/template/crawl/inject.ts';
import { EXTRA_ROUTES, registeredRoutes, TABS } from '../../support/template/crawl/routes.ts';
import { CONTROLS } from '../../support/crawl-reporter.ts';
import { crawlPage } from '../../support/template/crawl/crawl-page.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { expectPageReady } from '../../support/screens.ts';

const ROUTES = registeredRoutes();
const SIGNED_OUT = new Set(['/login']);

test.setTimeout(EVERY ? 3_600_000 : 420_000);

test.beforeEach(async ({ context, page, allow }) => {
  // Leaving a page with unsaved input or an open file chooser logs a beforeunload message.
  allow(/beforeunload/);
  await injectCrawler(context);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('filechooser', () => undefined);
});

/** The frame has by far the most controls, so several tests share its crawl. */
const SHARES = 3;
const whole = { index: 0, of: 1 };
const visits = [
  ...Array.from({ length: SHARES }, (_, index) => ({
    path: '/access-control',
    part: 'frame' as const,
    share: { index, of: SHARES },
  })),
  ...[...ROUTES, ...EXTRA_ROUTES].map((path) => ({ path, part: 'main' as const, share: whole })),
];
for (const { path, part, share } of visits) {
  const where = part === 'frame' ? `in share ${share.index + 1} of ${share.of} of the frame of` : 'on';
  test.describe(path, () => {
    test.use({ signedInAs: SIGNED_OUT.has(path) ? 'nobody' : 'admin' });
    test(`every control ${where} ${path} does something when pressed`, async ({ page, restore }) => {
      const panelOnly = TABS.includes(path);
      const { pressed, dead, unreachable, errors } = await crawlPage({ page, path, part, panelOnly, share, restore });
      test.info().annotations.push({ type: CONTROLS, description: String(pressed) });
      const failures = { dead, unreachable, errors };
      expect(failures, `controls of ${path} that failed`).toEqual({ dead: [], unreachable: [], errors: [] });
      expect(pressed, 'controls that were pressed').toBeGreaterThan(0);
    });
  });
}

test('crawls every page that the menu and the bookmarks link to', async ({ page }) => {
  await page.goto('/');
  await expectPageReady(page);
  const found = new Set<string>();
  const note = async () => {
    const links = page.locator('a[href^="/"]');
    for (const link of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) found.add(link);
  };
  const groups = page.getByRole('navigation', { name: 'Menu' }).locator('button[aria-expanded]');
  for (const group of await groups.all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await note();
  }
  await page.getByRole('button', { name: 'Bookmarks' }).click();
  await expect(page.getByRole('dialog', { name: 'Bookmarks' }).getByRole('link').first()).toBeVisible();
  await note();
  const missed = [...found].filter((path) => !ROUTES.includes(path) && !/\/\d+$/.test(path));
  expect(missed, `linked addresses that are not crawled, of ${found.size}`).toEqual([]);
  expect(found.size, 'linked addresses').toBeGreaterThan(8);
});
