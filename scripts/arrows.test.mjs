import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkArrows } from './arrows.mjs';
import { verdict } from './gates/verdict.mjs';
import { fixture, manifest, smallHouse } from './lib/fixture.mjs';

let house;
beforeEach(() => (house = smallHouse()));
afterEach(() => house.remove());

it('lets a house pass that obeys the table, and says how much it saw', () => {
  expect(checkArrows(house.root)).toEqual({ saw: { packages: 3, files: 4, imports: 2 }, problems: [] });
});

const page = 'packages/product/topup/src/page.ts';
it.each([
  [
    'a sideways import',
    page,
    "import { x } from '@kado/product-cart';\nexport { x };",
    'product may not import @kado/product-cart',
  ],
  [
    'a server import outside tests',
    page,
    "import { x } from '@kado/api/testing';\nexport { x };",
    'product may not import @kado/api/testing here',
  ],
  ['a lazy forbidden import', page, "export const x = () => import('@kado/product-cart');", 'product may not import'],
  ['a forbidden type import', page, "export type X = import('@kado/product-cart').X;", 'product may not import'],
  ['a forbidden re-export', page, "export * from '@kado/product-cart';", 'product may not import'],
  [
    'a mocked forbidden module',
    'packages/product/topup/src/page.test.ts',
    "vi.mock('@kado/product-cart');",
    'product may not import',
  ],
  ['an upward import', 'packages/contracts/src/index.ts', "export * from '@kado/product-topup';", 'contracts may not import'],
  ['a path out of the package', page, "export * from '../../../contracts/src/index.ts';", 'leaves the package'],
  ['a door that does not exist', page, "export * from '@kado/contracts/src/money.ts';", 'is no door of @kado/contracts'],
  ['a package that does not exist', page, "export * from '@kado/nowhere';", 'is no package of this workspace'],
  ['files in a circle', page, "export * from './index.ts';", 'files in a circle: src/index.ts → src/page.ts → src/index.ts'],
])('refuses %s', (_, path, content, problem) => {
  house.write('packages/product/cart/package.json', manifest('product-cart'));
  house.write('packages/product/cart/src/index.ts', 'export const x = 1;');
  house.write(path, content);
  expect(checkArrows(house.root).problems).toEqual([expect.stringContaining(problem)]);
});

const topup = (more) => manifest('product-topup', { dependencies: { '@kado/contracts': 'workspace:*' }, ...more });
it.each([
  [
    'a forbidden dependency',
    topup({ dependencies: { '@kado/contracts': 'workspace:*', '@kado/api': 'workspace:*' } }),
    'product may not depend on @kado/api',
  ],
  ['a version outside the catalog', topup({ devDependencies: { react: '^19.0.0' } }), 'react does not come from the catalog'],
  ['a missing dependency', manifest('product-topup'), '@kado/contracts is missing'],
  [
    'a dependency that stands among the tools',
    manifest('product-topup', { devDependencies: { '@kado/contracts': 'workspace:*' } }),
    '@kado/contracts is missing',
  ],
  ['a package without a test script', topup({ scripts: { lint: 'x', typecheck: 'x' } }), 'has no test script'],
])('refuses %s in package.json', (_, content, problem) => {
  house.write('packages/product/topup/package.json', content);
  expect(checkArrows(house.root).problems).toEqual([expect.stringContaining(problem)]);
});

it('refuses packages in a circle, even among tools', () => {
  house.write(
    'packages/contracts/package.json',
    manifest('contracts', { devDependencies: { '@kado/product-topup': 'workspace:*' } }),
  );
  expect(checkArrows(house.root).problems).toContainEqual(expect.stringContaining('packages in a circle'));
});

it('lets tests of a product feature use the server, when package.json says so', () => {
  house.write('packages/product/topup/package.json', topup({ devDependencies: { '@kado/api': 'workspace:*' } }));
  house.write('packages/product/topup/src/page.test.ts', "import { start } from '@kado/api/testing';\nstart();");
  expect(checkArrows(house.root).problems).toEqual([]);
});

it('is red when it sees nothing', () => {
  const empty = fixture({ 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' });
  expect(verdict('arrows', checkArrows(empty.root))).toMatchObject({ ok: false, problems: ['it looked at nothing'] });
  empty.remove();
});
