import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startGallery } from '../support/gallery.ts';
import { differentPairs, stylesOutsideTheme, smallTargets, stopsWithoutFocusRing } from '../support/theme-checks.ts';

let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

const SKINS = [
  'variant=product&skin=light',
  'variant=product&skin=dark',
  'variant=product&skin=light&dir=rtl',
  'variant=template&skin=light',
  'variant=template&skin=dark',
  'variant=template&skin=bordered',
  'variant=template&skin=semi-dark',
  'variant=template&skin=light&primary=plum',
  'variant=template&skin=dark&dir=rtl',
];

async function open(page: Page, query: string) {
  await page.goto(`${gallery.url}?${query}`);
  await expect(page.getByRole('region', { name: 'Tooltip' })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens each overlay in turn and runs `check` on it. */
async function eachOverlay(page: Page, check: (overlay: Locator) => Promise<void>) {
  const overlay = page.locator('.MuiModal-root');
  for (const name of ['dialog', 'drawer', 'menu', 'popover']) {
    await page.getByRole('button', { name: `Open the ${name}` }).click();
    await expect(overlay).toBeVisible();
    await check(overlay);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
  }
}

test.describe('stock MUI components', () => {
  for (const query of SKINS) {
    test(`take fonts, colours and radii from the tokens: ${query}`, async ({ page }) => {
      await open(page, query);
      await expect.poll(() => page.getByRole('main').locator('section').count()).toBeGreaterThan(40);
      expect(await stylesOutsideTheme(page.getByRole('main'))).toEqual([]);
      expect(await smallTargets(page.getByRole('main'))).toEqual([]);
      await eachOverlay(page, async (overlay) => expect(await stylesOutsideTheme(overlay)).toEqual([]));
      await section(page, 'Tooltip').getByRole('button').hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await stylesOutsideTheme(page.getByRole('tooltip'))).toEqual([]);
      await expectAccessible(page, { colours: true });
    });
  }

  test('fail the same check without our theme', async ({ page }) => {
    await open(page, 'stock');
    const sections = new Set((await stylesOutsideTheme(page.getByRole('main'))).map((fault) => fault.split(':')[0]));
    expect(sections.size, [...sections].join()).toBeGreaterThan(25);
  });

  for (const query of SKINS.slice(0, 4)) {
    test(`have the same computed styles as our own components: ${query}`, async ({ page }) => {
      await open(page, query);
      const pairs = await differentPairs(page.getByRole('main'));
      expect(pairs.seen).toBe(7);
      expect(pairs.different).toEqual([]);
    });
  }

  test('show a focus ring on an invalid field', async ({ page }) => {
    await open(page, SKINS[0]!);
    for (const input of await section(page, 'Pair: wrong text field').getByRole('textbox').all()) {
      const ring = () => input.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).outlineStyle);
      expect(await ring()).toBe('none');
      await input.focus();
      expect(await ring()).toBe('solid');
    }
  });

  test('show a visible focus ring on every control', async ({ page }) => {
    await open(page, SKINS[0]!);
    const { stops, bare } = await stopsWithoutFocusRing(page);
    expect(stops).toBeGreaterThan(60);
    expect(bare).toEqual([]);
  });
});
