import { expectNoGrowth } from '../../support/growth.ts';
import { signInToHome, test } from '../../support/fixtures.ts';
import { MAYA } from '../../support/people.ts';
import { routesOf } from '../../support/routes.ts';

/** Without an item in the cart it leads back to the cart. */
const ELSEWHERE = new Set(['/checkout']);
const PATHS = routesOf('product')
  .filter(({ path, access }) => access === 'signed in' && !path.includes(':') && !ELSEWHERE.has(path))
  .map(({ path }) => path);

test('C11 opening every page of a customer again and again leaks neither memory nor listeners', async ({ page }) => {
  await signInToHome(page, MAYA);
  await expectNoGrowth(page, PATHS);
});
