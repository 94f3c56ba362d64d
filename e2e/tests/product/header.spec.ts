import { expectNoSidewaysScroll } from '../../support/accessibility.ts';
import { OPS } from '../../support/operators.ts';
import { expect, signIn, test } from '../../support/fixtures.ts';

for (const locale of ['en', 'fr', 'de', 'pt', 'ar']) {
  test.describe(`the desktop’s header, in ${locale}`, () => {
    test.use({ locale });

    test('fits all links of an operator next to a balance of seven digits', async ({ page }) => {
      await signIn(page, OPS);
      await page.route('**/api/v1/balance', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { available: { amountMinor: number } } };
        body.data.available.amountMinor = 1_234_567;
        await route.fulfill({ response, json: body });
      });
      await page.goto('/orders');
      const header = page.getByRole('banner');
      await expect(header).toContainText(/12.?345/);
      const pages = header.getByRole('navigation');
      await expect(pages.getByRole('link')).toHaveCount(8);
      // In a narrower window, the longest names may need scrolling inside the menu.
      await page.setViewportSize({ width: 992, height: 800 });
      await expectNoSidewaysScroll(page);
      for (const width of [1200, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        const hidden = await pages.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
        expect(hidden, `hidden at ${width} px`).toBe(0);
      }
    });
  });
}
