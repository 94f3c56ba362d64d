import { addressesOfProduct } from '../../support/addresses.ts';
import { expectNoGrowth } from '../../support/growth.ts';
import { signInToHome, test } from '../../support/fixtures.ts';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';

/** These lead to another page: to the cart without an item in it, to the first step of a new PIN, and to the deposits. */
const ELSEWHERE = new Set(['/checkout', '/forgot-pin/verify', '/forgot-pin/set', '/operator']);
const pagesOf = (paths: readonly string[]) => paths.filter((path) => !ELSEWHERE.has(path));

test('C11 opening every page of a customer again and again leaks neither memory nor listeners', async ({ page, server }) => {
  const { signedIn } = await addressesOfProduct(server.url);
  await signInToHome(page, MAYA);
  await expectNoGrowth(page, pagesOf(signedIn));
});

test('C11 opening every page of an operator again and again leaks neither memory nor listeners', async ({ page, server }) => {
  const { operator } = await addressesOfProduct(server.url);
  await signInToHome(page, OPS);
  await expectNoGrowth(page, pagesOf(operator));
});
