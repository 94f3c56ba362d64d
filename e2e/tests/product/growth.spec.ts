import { expectNoGrowth } from '../../support/growth.ts';
import { signInToHome, test } from '../../support/fixtures.ts';
import { MAYA } from '../../support/people.ts';

/** Without an item in the cart it leads back to the cart. */
const ELSEWHERE = ['/checkout'];

test('C11 opening every page of a customer again and again leaks neither memory nor listeners', async ({ page }) => {
  await signInToHome(page, MAYA);
  await expectNoGrowth(page, 'product', ELSEWHERE);
});
