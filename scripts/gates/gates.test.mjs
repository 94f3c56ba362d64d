import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifest, smallWorkspace } from '../lib/fixture.mjs';
import { staleReferences } from '../lib/references.mjs';
import { checkDocs } from './docs.mjs';
import { checkExportedNames } from './exported-names.mjs';
import { checkMap, drawMap } from './map.mjs';
import { checkReadme, THREATS } from './readme.mjs';
import { checkSecrets } from './secrets.mjs';
import { checkShape } from './shape.mjs';
import { verdict } from './verdict.mjs';

let workspace;
beforeEach(() => (workspace = smallWorkspace()));
afterEach(() => workspace.remove());

describe('shape', () => {
  it.each([
    ['a second index', 'packages/contracts/src/money/index.ts', 'export {};', 'an index is an entry point'],
    ['a name in camel case', 'packages/contracts/src/moneyBag.ts', 'export {};', 'kebab-case'],
    ['a folder too deep', 'packages/product/topup/src/components/parts/row/row.ts', 'export {};', 'deeper than 5 folders'],
  ])('refuses %s', (_, path, content, problem) => {
    expect(checkShape(workspace.root).problems).toEqual([]);
    workspace.write(path, content);
    expect(checkShape(workspace.root).problems).toContainEqual(expect.stringContaining(problem));
  });

  it('refuses a shell with too many files', () => {
    for (let file = 0; file < 16; file += 1) workspace.write(`apps/web/src/part-${file}.ts`, 'export {};');
    workspace.write('apps/web/package.json', manifest('web'));
    expect(checkShape(workspace.root).problems).toEqual([expect.stringContaining('16 files, at most 15')]);
  });

  it('refuses a build folder of the shell with too many lines, not counting tests', () => {
    const half = 'export {};\n'.repeat(126);
    workspace.write('apps/web/package.json', manifest('web'));
    workspace.write('apps/web/build/one.ts', half);
    workspace.write('apps/web/build/one.test.ts', half);
    expect(checkShape(workspace.root).problems.join()).not.toContain('apps/web/build');
    workspace.write('apps/web/build/two.ts', half);
    expect(checkShape(workspace.root).problems).toContainEqual(expect.stringContaining('apps/web/build: 252 lines, at most 250'));
  });
});

describe('map', () => {
  it('is stale after a package changed', () => {
    workspace.write('docs/map.md', drawMap(workspace.root));
    expect(checkMap(workspace.root).problems).toEqual([]);
    workspace.write('packages/ui/package.json', { name: '@kado/ui' });
    expect(checkMap(workspace.root).problems).toEqual([expect.stringContaining('stale')]);
  });

  it('refuses a tsconfig.json with missing references, and a root tsconfig.json that does not reference every package', () => {
    workspace.write('docs/map.md', drawMap(workspace.root));
    workspace.write('tsconfig.json', { files: [], references: [{ path: 'packages/contracts' }] });
    for (const name of ['contracts', 'product/topup']) workspace.write(`packages/${name}/tsconfig.json`, { include: ['src'] });
    expect(checkMap(workspace.root).problems).toEqual([
      expect.stringContaining('packages/product/topup/tsconfig.json is stale'),
      expect.stringContaining('tsconfig.json is stale'),
    ]);
    for (const { file, text } of staleReferences(workspace.root)) workspace.write(file, text);
    expect(checkMap(workspace.root).problems).toEqual([]);
  });
});

describe('secrets', () => {
  const split = (...parts) => parts.join('');
  it.each([
    ['a path of somebody’s machine', split('see /ho', 'me/somebody/kado')],
    ['a private key', split('-----BEGIN PRIV', 'ATE KEY-----')],
    ['a token', split('gh', 'p_', 'a1B2'.repeat(9))],
    ['a registry', split('https://regis', 'try.example.test/left-pad')],
    ['the registry of this machine', 'from packages.corp.test'],
  ])('refuses %s', (what, content) => {
    workspace.write('notes.md', content);
    spawnSync('git', ['init', '-q'], { cwd: workspace.root });
    spawnSync('git', ['add', '.'], { cwd: workspace.root });
    expect(checkSecrets(workspace.root, ['packages.corp.test']).problems).toEqual([`notes.md:1: holds ${what}`]);
  });

  it('fails outside a git repository, where it finds no files', () => {
    expect(verdict('secrets', checkSecrets(workspace.root)).ok).toBe(false);
  });
});

describe('readme', () => {
  const table = THREATS.map((row) => `| ${row.join(' | ')} |`);
  const readme = (rows) => ['npx -y pnpm@12 start', 'npx -y pnpm@12 test', ...rows].join('\n');
  it.each([
    ['a threat that was dropped', { 'README.md': readme(table.slice(1)) }, 'lost its row'],
    ['a missing command', { 'README.md': table.join('\n') }, 'shows 0 of the two commands'],
    ['a pipeline that runs something else', { '.ci/run': '#!/bin/bash\nexit 0\n' }, 'more or less than the test command'],
    [
      'a pipeline that ends before its command',
      { '.ci/run': '#!/bin/bash\nexit 0\nexec npx -y pnpm@12 test\n' },
      'more or less than the test command',
    ],
    [
      'an undocumented setting',
      { 'apps/api/src/env.ts': 'export const port = process.env.KADO_SECRET_SAUCE;' },
      'does not name KADO_SECRET_SAUCE',
    ],
    ['a broken link', { 'README.md': `${readme(table)}\n[map](docs/gone.md)` }, 'which does not exist'],
  ])('refuses %s', (_, planted, problem) => {
    workspace.write('README.md', readme(table));
    workspace.write('.ci/run', '#!/bin/bash\nexec npx -y pnpm@12 test\n');
    expect(checkReadme(workspace.root).problems).toEqual([]);
    for (const [path, content] of Object.entries(planted)) workspace.write(path, content);
    expect(checkReadme(workspace.root).problems).toContainEqual(expect.stringContaining(problem));
  });
});

describe('docs', () => {
  it('refuses an undocumented export of a published package, unless a type of the same name is documented', () => {
    const contracts = (text) => {
      workspace.write('packages/contracts/src/index.ts', text);
      return checkDocs(workspace.root).problems.filter((problem) => problem.includes('documentation'));
    };
    expect(
      contracts('/** Money. */\nexport const Money = 1;\nexport type Money = number;\n// oxlint-disable-next-line x\n'),
    ).toEqual([]);
    expect(contracts('/** Money. */\nexport const a = 1;\nexport const b = 2;\n')).toEqual([]);
    for (const empty of ['/** */', '/** . */', '/**\n *\n */'])
      expect(contracts(`${empty}\nexport const a = 1;\n`)).toHaveLength(1);
    expect(contracts('/** Money. */\nconst a = 1;\nexport const b = a;\n\nexport function c() {}')).toEqual([
      'packages/contracts/src/index.ts:3: b has no line of documentation',
      'packages/contracts/src/index.ts:5: c has no line of documentation',
    ]);
    workspace.write('packages/contracts/src/far.ts', 'export const d = 1;\n\nexport const inner = 2;');
    expect(contracts("export { d as e } from './far.ts';")).toEqual([
      'packages/contracts/src/far.ts:1: d has no line of documentation',
    ]);
    expect(contracts("export * from './far.ts';")).toHaveLength(2);
  });
});

describe('exported names', () => {
  const feature = (variant, source) => {
    workspace.write(`packages/${variant}/one/package.json`, manifest(`${variant}-one`));
    workspace.write(`packages/${variant}/one/src/index.ts`, source);
  };
  beforeEach(() => {
    workspace.write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n  - packages/product/*\n  - packages/template/*\n');
    feature('template', 'export const feature = 1;');
    workspace.write('packages/ui/package.json', manifest('ui'));
    workspace.write('packages/ui/src/index.ts', "export { Button } from './button.ts';");
    workspace.write('packages/ui/src/button.ts', 'export const Button = 1;');
    feature('product', "import { Button } from '@kado/ui';\nexport const feature = Button;");
  });

  it('refuses a shared export that only one variant imports', () => {
    expect(checkExportedNames(workspace.root).problems).toEqual([
      expect.stringContaining('packages/ui: Button is used by the product alone'),
    ]);
    feature('template', "import { Button } from '@kado/ui';\nexport const feature = Button;");
    expect(checkExportedNames(workspace.root)).toMatchObject({ examined: { 'shared exports': 1 }, problems: [] });
  });

  it('refuses the same name for different things and accepts a re-export', () => {
    feature('template', "import { Button } from '@kado/ui';\nexport const feature = Button;");
    workspace.write('packages/ui/src/index.ts', "export { Button } from './button.ts';\nexport type Skin = 'light';");
    workspace.write('packages/state/package.json', manifest('state'));
    workspace.write('packages/state/src/index.ts', "export type Skin = 'dark';");
    expect(checkExportedNames(workspace.root).problems).toEqual([
      'Skin is exported by @kado/state and @kado/ui for different things',
    ]);
    workspace.write(
      'packages/state/package.json',
      manifest('state', { exports: { '.': './src/index.ts', './more': './src/more.ts' } }),
    );
    workspace.write('packages/state/src/index.ts', "export { other } from './more.ts';");
    workspace.write('packages/state/src/more.ts', 'export const other = 1;');
    expect(checkExportedNames(workspace.root).problems).toEqual([]);
  });
});
