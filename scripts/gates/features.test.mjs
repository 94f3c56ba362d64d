import { expect, it } from 'vitest';
import { fixture, manifest } from '../lib/fixture.mjs';
import { ROOT } from '../lib/paths.mjs';
import { checkFeatures } from './features.mjs';

const TOOLS = {
  '@kado/feature-kit': 'workspace:*',
  vite: 'catalog:',
  '@kado/api': 'workspace:*',
};
const INDEX = 'export const feature = defineFeature({ routes: [] });\n';

const problemsOf = (more) => {
  const workspace = fixture({
    'pnpm-workspace.yaml': 'packages:\n  - packages/product/*\n',
    'packages/product/topup/package.json': manifest('product-topup', more),
    'packages/product/topup/src/index.ts': INDEX,
    'packages/product/ui/package.json': manifest('product-ui'),
    'packages/product/ui/src/index.ts': 'export const parts = 1;\n',
  });
  try {
    const { examined, problems } = checkFeatures(workspace.root);
    expect(examined).toEqual({ features: 1 });
    return problems;
  } finally {
    workspace.remove();
  }
};

it('accepts a feature that can be opened alone', () => {
  expect(problemsOf({ scripts: { dev: 'feature-dev' }, dependencies: TOOLS })).toEqual([]);
});

it('refuses a feature without the script dev, without a package that dev needs, or with another entry point', () => {
  const { '@kado/api': _, ...tools } = TOOLS;
  expect(problemsOf({ dependencies: tools, exports: { '.': './src/main.ts' } })).toEqual([
    'packages/product/topup/package.json: has no script "dev": "feature-dev"',
    'packages/product/topup/package.json: its entry point is not ./src/index.ts',
    'packages/product/topup/package.json: `dev` needs @kado/api',
  ]);
});

it('accepts this repository', () => {
  expect(checkFeatures(ROOT).problems).toEqual([]);
});
