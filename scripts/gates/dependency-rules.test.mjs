import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDependencyRules } from './dependency-rules.mjs';
import { verdict } from './verdict.mjs';
import { fixture, manifest, smallWorkspace } from '../lib/fixture.mjs';

let workspace;
beforeEach(() => (workspace = smallWorkspace()));
afterEach(() => workspace.remove());

it('accepts a workspace that follows the table and counts what it examined', () => {
  expect(checkDependencyRules(workspace.root)).toEqual({ examined: { packages: 3, files: 4, imports: 2 }, problems: [] });
});

const page = 'packages/product/topup/src/pages/start-page.ts';
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
  [
    'a forbidden import in a template literal',
    page,
    'export const x = () => import(`@kado/product-cart`);',
    'product may not import',
  ],
  ['an import with a computed name', page, "export const x = (name) => import('@kado/' + name);", 'is computed'],
  ['an import with a name in it', page, 'export const x = (name) => import(`@kado/${name}`);', 'is computed'],
  [
    'a required module with a computed name',
    page,
    "import { createRequire } from 'node:module';\nexport const x = (name) => createRequire(import.meta.url)('@kado/' + name);",
    'is computed',
  ],
  [
    'a forbidden required module',
    page,
    "import { createRequire } from 'node:module';\nexport const x = createRequire(import.meta.url)('@kado/product-cart');",
    'product may not import',
  ],
  ['a computed address of a file', page, "export const x = (name) => new URL('../' + name, import.meta.url);", 'is computed'],
  [
    'a pattern of files of another package',
    page,
    "export const x = import.meta.glob('../../../cart/src/*.ts');",
    'leaves the package',
  ],
  ['one of several patterns', page, "export const x = import.meta.glob(['./*.ts', '/packages/**']);", 'leaves the package'],
  ['a forbidden type import', page, "export type X = import('@kado/product-cart').X;", 'product may not import'],
  ['a forbidden re-export', page, "export * from '@kado/product-cart';", 'product may not import'],
  [
    'a mocked forbidden module',
    'packages/product/topup/src/pages/start-page.test.ts',
    "vi.mock('@kado/product-cart');",
    'product may not import',
  ],
  ['an upward import', 'packages/contracts/src/index.ts', "export * from '@kado/product-topup';", 'contracts may not import'],
  ['a path out of the package', page, "export * from '../../../../contracts/src/index.ts';", 'leaves the package'],
  [
    'an entry point that does not exist',
    page,
    "export * from '@kado/contracts/src/money.ts';",
    'is no entry point of @kado/contracts',
  ],
  ['a package that does not exist', page, "export * from '@kado/nowhere';", 'is no package of this workspace'],
])('refuses %s', (_, path, content, problem) => {
  workspace.write('packages/product/cart/package.json', manifest('product-cart'));
  workspace.write('packages/product/cart/src/index.ts', 'export const x = 1;');
  workspace.write(path, content);
  expect(checkDependencyRules(workspace.root).problems).toEqual([expect.stringContaining(problem)]);
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
    'a dependency that is listed in devDependencies',
    manifest('product-topup', { devDependencies: { '@kado/contracts': 'workspace:*' } }),
    '@kado/contracts is missing',
  ],
  ['a package without a test script', topup({ scripts: { lint: 'x', typecheck: 'x' } }), 'has no test script'],
])('refuses %s in package.json', (_, content, problem) => {
  workspace.write('packages/product/topup/package.json', content);
  expect(checkDependencyRules(workspace.root).problems).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['an unknown folder', 'packages/product/topup/src/parts/row.ts', 'packages/product/topup/src/parts: a feature has pages'],
  ['an unknown file', 'packages/product/topup/src/helpers.ts', 'packages/product/topup/src/helpers.ts: a feature has'],
  [
    'a test that is beside no file',
    'packages/product/topup/src/topup.test.tsx',
    'packages/product/topup/src/topup.test.tsx: a feature has',
  ],
])('refuses %s in a feature', (_, path, problem) => {
  workspace.write(path, 'export const x = 1;');
  expect(checkDependencyRules(workspace.root).problems).toEqual([expect.stringContaining(problem)]);
});

it('refuses two files of the same name in a feature', () => {
  workspace.write('packages/product/topup/src/lib/form.ts', 'export const x = 1;');
  workspace.write('packages/product/topup/src/components/form.ts', 'export const x = 1;');
  expect(checkDependencyRules(workspace.root).problems).toEqual(['packages/product/topup/src: two files are called form.ts']);
});

it('refuses the template’s part of the SDK outside the template', () => {
  workspace.write(
    'packages/contracts/package.json',
    manifest('contracts', { exports: { '.': './src/index.ts', './template': './src/template.ts' } }),
  );
  workspace.write('packages/contracts/src/template.ts', 'export const mock = 1;');
  workspace.write(page, "export { mock as page } from '@kado/contracts/template';");
  expect(checkDependencyRules(workspace.root).problems).toEqual([
    expect.stringContaining('@kado/contracts/template belongs to the template'),
  ]);
});

it('refuses a dependency upwards, even in devDependencies', () => {
  workspace.write(
    'packages/contracts/package.json',
    manifest('contracts', { devDependencies: { '@kado/product-topup': 'workspace:*' } }),
  );
  expect(checkDependencyRules(workspace.root).problems).toEqual([
    expect.stringContaining('contracts may not depend on @kado/product-topup'),
  ]);
});

it('lets tests of a product feature import the server if it is a devDependency', () => {
  workspace.write('packages/product/topup/package.json', topup({ devDependencies: { '@kado/api': 'workspace:*' } }));
  workspace.write('packages/product/topup/src/pages/start-page.test.ts', "import { start } from '@kado/api/testing';\nstart();");
  expect(checkDependencyRules(workspace.root).problems).toEqual([]);
});

it('fails when it examined nothing', () => {
  const empty = fixture({ 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' });
  expect(verdict('dependency rules', checkDependencyRules(empty.root))).toMatchObject({
    ok: false,
    problems: ['it examined nothing'],
  });
  empty.remove();
});
