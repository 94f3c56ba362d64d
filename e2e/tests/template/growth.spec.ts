import { addressesOfTemplate } from '../../support/template/addresses.ts';
import { expectNoGrowth } from '../../support/growth.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

/** Addresses that redirect to the newest invoice or user. */
const ELSEWHERE = new Set(['/apps/invoice/preview', '/apps/invoice/edit', '/apps/user/view']);

test('C11 opening every page of the template many times leaks neither memory nor listeners', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoGrowth(
    page,
    addressesOfTemplate().signedIn.filter((path) => !ELSEWHERE.has(path)),
  );
});
