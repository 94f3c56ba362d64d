import { expectNoGrowth } from '../../support/growth.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';
import { routesOf } from '../../support/routes.ts';

/** These lead to the newest invoice or user, under its own address. */
const ELSEWHERE = new Set(['/apps/invoice/preview', '/apps/invoice/edit', '/apps/user/view']);
const PATHS = routesOf('template')
  .filter(({ path, access }) => access === 'signed in' && !path.includes(':') && !ELSEWHERE.has(path))
  .map(({ path }) => path);

test('C11 opening every page of the template again and again leaks neither memory nor listeners', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoGrowth(page, PATHS);
});
