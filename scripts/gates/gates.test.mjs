import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifest, smallHouse } from '../lib/fixture.mjs';
import { checkMap, drawMap } from '../map.mjs';
import { packFields } from '../lib/publish.mjs';
import { checkDocs } from './docs.mjs';
import { checkDoors } from './doors.mjs';
import { checkReadme, THREATS } from './readme.mjs';
import { checkSecrets } from './secrets.mjs';
import { checkShape } from './shape.mjs';
import { checkTransactions } from './transactions.mjs';
import { verdict } from './verdict.mjs';

let house;
beforeEach(() => (house = smallHouse()));
afterEach(() => house.remove());

describe('shape', () => {
  const many = Array.from({ length: 201 }, (_, line) => `export const v${line} = 1;`).join('\n');
  it.each([
    ['a file of 201 lines', 'packages/contracts/src/long.ts', many, '201 lines'],
    ['a second index', 'packages/contracts/src/money/index.ts', 'export {};', 'an index is a door'],
    ['a name in camel case', 'packages/contracts/src/moneyBag.ts', 'export {};', 'kebab-case'],
    ['a folder too deep', 'packages/product/topup/src/pages/parts/row.ts', 'export {};', 'deeper than 5 folders'],
  ])('refuses %s', (_, path, content, problem) => {
    expect(checkShape(house.root).problems).toEqual([]);
    house.write(path, content);
    expect(checkShape(house.root).problems).toContainEqual(expect.stringContaining(problem));
  });

  it('refuses a shell that grows', () => {
    for (let file = 0; file < 16; file += 1) house.write(`apps/web/src/part-${file}.ts`, 'export {};');
    house.write('apps/web/package.json', manifest('web'));
    expect(checkShape(house.root).problems).toEqual([expect.stringContaining('16 files, at most 15')]);
  });

  it('lets seed data be long', () => {
    house.write('apps/api/src/seed/countries.ts', many);
    expect(checkShape(house.root).problems).toEqual([]);
  });
});

describe('transactions', () => {
  const inTx = (body) => `export const f = (db, fetch, find) => db.transaction(async (tx) => {\n${body}\n});`;
  it.each([
    ['the outer connection', inTx('await db.select(tx);'), 'db has no place'],
    [
      'the outer connection of an app',
      'export const f = (app) => app.db.transaction(async (tx) => { await tx.insert(app.db); });',
      'db has no place',
    ],
    ['a call to somebody else', inTx("await fetch('https://supplier.test');"), 'nothing but SQL'],
    ['a statement prepared elsewhere', inTx('await find.execute({ id: 1 });'), 'nothing but SQL'],
    [
      'a helper that waits for others',
      'export async function pay(tx, mail) {\n  await tx.insert(1);\n  await mail.send(1);\n}',
      'nothing but SQL',
    ],
    ['another name for tx', 'export const f = (db) => db.transaction(async (t) => { await t.insert(1); });', 'is called tx'],
  ])('refuses %s', (_, content, problem) => {
    house.write('apps/api/src/pay.ts', content);
    expect(checkTransactions(house.root).problems).toContainEqual(expect.stringContaining(problem));
  });

  it('accepts helpers and statements that are handed tx', () => {
    house.write(
      'apps/api/src/pay.ts',
      inTx('await pay(tx, 1);\n  await prepared(tx).execute({ id: 1 });\n  return tx.select();'),
    );
    expect(checkTransactions(house.root)).toEqual({ saw: { files: 2, 'functions with tx': 2, transactions: 2 }, problems: [] });
  });
});

describe('map', () => {
  it('is stale when a room changed', () => {
    house.write('docs/map.md', drawMap(house.root));
    expect(checkMap(house.root).problems).toEqual([]);
    house.write('packages/ui/package.json', { name: '@kado/ui' });
    expect(checkMap(house.root).problems).toEqual([expect.stringContaining('stale')]);
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
    house.write('notes.md', content);
    spawnSync('git', ['init', '-q'], { cwd: house.root });
    spawnSync('git', ['add', '.'], { cwd: house.root });
    expect(checkSecrets(house.root, ['packages.corp.test']).problems).toEqual([`notes.md:1: holds ${what}`]);
  });

  it('is red outside a repository, where it sees no file', () => {
    expect(verdict('secrets', checkSecrets(house.root)).ok).toBe(false);
  });
});

describe('readme', () => {
  const table = THREATS.map((row) => `| ${row.join(' | ')} |`);
  const readme = (rows) => ['npx -y pnpm@12 start', 'npx -y pnpm@12 test', ...rows].join('\n');
  it.each([
    ['a threat that was dropped', { 'README.md': readme(table.slice(1)) }, 'lost its row'],
    ['a missing command', { 'README.md': table.join('\n') }, 'shows 0 of the two commands'],
    ['a pipeline that runs something else', { '.ci/run': '#!/bin/bash\nexit 0\n' }, 'does not call the test command'],
    [
      'a setting nobody wrote down',
      { 'apps/api/src/env.ts': 'export const port = process.env.KADO_SECRET_SAUCE;' },
      'does not name KADO_SECRET_SAUCE',
    ],
    ['a link to nowhere', { 'README.md': `${readme(table)}\n[map](docs/gone.md)` }, 'which does not exist'],
  ])('refuses %s', (_, planted, problem) => {
    house.write('README.md', readme(table));
    house.write('.ci/run', '#!/bin/bash\nexec npx -y pnpm@12 test\n');
    expect(checkReadme(house.root).problems).toEqual([]);
    for (const [path, content] of Object.entries(planted)) house.write(path, content);
    expect(checkReadme(house.root).problems).toContainEqual(expect.stringContaining(problem));
  });
});

describe('docs', () => {
  it('refuses an export of the cellar that says nothing, unless the type of its name does', () => {
    const contracts = (text) => {
      house.write('packages/contracts/src/index.ts', text);
      return checkDocs(house.root).problems.filter((problem) => problem.includes('documentation'));
    };
    expect(
      contracts('/** Money. */\nexport const Money = 1;\nexport type Money = number;\n// oxlint-disable-next-line x\n'),
    ).toEqual([]);
    expect(contracts('/** Money. */\nexport const a = 1;\nexport const b = 2;\n')).toEqual([]);
    expect(contracts('/** Money. */\nconst a = 1;\nexport const b = a;\n\nexport function c() {}')).toEqual([
      'packages/contracts/src/index.ts:3: b has no line of documentation',
      'packages/contracts/src/index.ts:5: c has no line of documentation',
    ]);
    house.write('packages/contracts/src/far.ts', 'export const d = 1;\n\nexport const inner = 2;');
    expect(contracts("export { d as e } from './far.ts';")).toEqual([
      'packages/contracts/src/far.ts:1: d has no line of documentation',
    ]);
    expect(contracts("export * from './far.ts';")).toHaveLength(2);
  });
});

describe('doors', () => {
  it('refuses a door that the tarball lacks', () => {
    const doors = { exports: { '.': './src/index.ts', './money': './src/money.tsx' }, scripts: { prepack: 'x' } };
    house.write('packages/contracts/package.json', { name: '@kado/contracts', ...doors, ...packFields(doors) });
    expect(checkDoors(house.root)).toEqual({ saw: { packages: 1, doors: 2 }, problems: [] });
    house.write('packages/contracts/package.json', {
      name: '@kado/contracts',
      ...doors,
      ...packFields({ ...doors, exports: { '.': './src/index.ts' } }),
    });
    expect(checkDoors(house.root).problems).toEqual([expect.stringContaining('those of its tarball differ')]);
  });
});
