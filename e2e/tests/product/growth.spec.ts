import { addressesOfProduct } from '../../support/addresses.ts';
import { expectNoGrowth } from '../../support/growth.ts';
import { signInToHome, test } from '../../support/fixtures.ts';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';

/** Addresses that redirect: /checkout with an empty cart, the later steps of a forgotten PIN, and /operator to the deposits. */
const ELSEWHERE = new Set(['/checkout', '/forgot-pin/verify', '/forgot-pin/set', '/operator']);
const pagesOf = (paths: readonly string[]) => paths.filter((path) => !ELSEWHERE.has(path));

test('C11 opening every page of a customer many times leaks neither memory nor listeners', async ({ page, server }) => {
  const { signedIn } = await addressesOfProduct(server.url);
  await signInToHome(page, MAYA);
  await expectNoGrowth(page, pagesOf(signedIn));
});

test('C11 opening every page of an operator many times leaks neither memory nor listeners', async ({ page, server }) => {
  const { operator } = await addressesOfProduct(server.url);
  await signInToHome(page, OPS);
  await expectNoGrowth(page, pagesOf(operator));
});
