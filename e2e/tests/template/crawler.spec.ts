import { EVERY, injectCrawler } from '../../support/template/crawl/inject.ts';
import { EXTRA_ROUTES, registeredRoutes } from '../../support/template/crawl/routes.ts';
import { CONTROLS } from '../../support/crawl-reporter.ts';
import { walk } from '../../support/template/crawl/walk.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { expectPageReady } from '../../support/screens.ts';

const ROUTES = registeredRoutes();
const SIGNED_OUT = new Set(['/login']);

test.setTimeout(EVERY ? 3_600_000 : 420_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, page, allow }) => {
  // A page that is left while something is written on it says so; a page that is left while it asks for a file, too.
  allow(/beforeunload/);
  await injectCrawler(context);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('filechooser', () => undefined);
});

const visits = [
  { path: '/access-control', part: 'frame' as const },
  ...[...ROUTES, ...EXTRA_ROUTES].map((path) => ({ path, part: 'main' as const })),
];
for (const { path, part } of visits) {
  test.describe(path, () => {
    test.use({ who: SIGNED_OUT.has(path) ? 'nobody' : 'admin' });
    test(`no control is dead ${part === 'frame' ? 'around' : 'on'} ${path}`, async ({ page, restore }) => {
      const { pressed, dead, unreachable, vanished } = await walk({ page, path, part, restore });
      test
        .info()
        .annotations.push(
          { type: CONTROLS, description: String(pressed) },
          { type: 'figure', description: `${pressed} controls, ${vanished} gone before their turn` },
        );
      expect(dead, `dead controls of ${path}`).toEqual([]);
      expect(unreachable, `controls of ${path} that could not be reached again`).toEqual([]);
      expect(pressed, 'controls that were pressed').toBeGreaterThan(0);
    });
  });
}

test('every page that the menu and the bookmarks lead to was walked', async ({ page }) => {
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
  expect(missed, `addresses that no walk takes, of ${found.size}`).toEqual([]);
  expect(found.size, 'addresses that were found').toBeGreaterThan(8);
});
