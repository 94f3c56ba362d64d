import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallWorkspace } from '../lib/fixture.mjs';
import { packFields, sharedFields } from '../lib/publish.mjs';
import { checkEntryPoints } from './entry-points.mjs';

let workspace;
beforeEach(() => {
  workspace = smallWorkspace();
});
afterEach(() => workspace.remove());

describe('entry points', () => {
  const shared = {
    license: 'MIT',
    repository: { type: 'git', url: 'git+https://example.test/kado.git' },
    engines: { node: '>=24' },
  };
  const entries = { exports: { '.': './src/index.ts', './money': './src/money.tsx' }, scripts: { prepack: 'x' } };
  const examine = (changes = {}) => {
    const fields = {
      description: 'The wire.',
      ...entries,
      ...packFields(entries),
      ...sharedFields(workspace.root, 'packages/contracts'),
    };
    workspace.write('packages/contracts/package.json', { name: '@kado/contracts', ...fields, ...changes });
    return checkEntryPoints(workspace.root);
  };
  const releaseTogether = (...names) => workspace.write('.changeset/config.json', { fixed: [names] });
  beforeEach(() => {
    workspace.write('package.json', { name: 'kado', private: true, ...shared });
    releaseTogether('@kado/contracts');
  });

  it('refuses an entry point that is missing in the tarball', () => {
    expect(examine()).toEqual({ examined: { packages: 1, 'entry points': 2 }, problems: [] });
    const { problems } = examine(packFields({ ...entries, exports: { '.': './src/index.ts' } }));
    expect(problems).toEqual([expect.stringContaining('those of its tarball differ')]);
  });
  it('refuses a package with CSS whose tarball has no styles.css', () => {
    workspace.write('packages/contracts/src/money.module.css', '.amount {}');
    expect(examine().problems).toEqual([expect.stringContaining('those of its tarball differ')]);
    expect(examine(packFields(entries, { css: true })).problems).toEqual([]);
  });
  it('refuses a package without a description or engines', () => {
    expect(examine({ description: '', engines: undefined }).problems).toEqual([
      expect.stringContaining('those of its tarball differ'),
      expect.stringContaining('has no description'),
    ]);
  });
  it('refuses React as a dependency, and React as a peer without a version range', () => {
    expect(examine({ dependencies: { react: 'catalog:' } }).problems).toEqual([expect.stringContaining('react is a dependency')]);
    expect(examine({ peerDependencies: { react: 'catalog:' } }).problems).toEqual([expect.stringContaining('is no range')]);
    expect(examine({ peerDependencies: { react: '^19.0.0', vite: '^7.0.0 || ^8.0.0' } }).problems).toEqual([]);
  });
  it('refuses a dependency whose version in the catalog is exact', () => {
    workspace.write('pnpm-workspace.yaml', "packages:\n  - packages/*\ncatalog:\n  zod: ^4.6.7\n  '@acme/qr': 0.1.3\n");
    expect(examine({ dependencies: { zod: 'catalog:', '@kado/ui': 'workspace:^' } }).problems).toEqual([]);
    const { problems } = examine({ dependencies: { '@acme/qr': 'catalog:', '@kado/ui': 'workspace:*' } });
    expect(problems).toEqual([
      expect.stringContaining('@acme/qr has 0.1.3, which is no range'),
      expect.stringContaining('@kado/ui has *, which is no range'),
    ]);
  });
  it('refuses a published package that is not released with the others, and a released one that is not published', () => {
    releaseTogether('@kado/web');
    expect(examine().problems).toEqual([
      '.changeset/config.json: @kado/contracts is not in fixed',
      '.changeset/config.json: @kado/web is not published',
    ]);
  });
});
