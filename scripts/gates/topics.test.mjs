import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { checkTopics } from './topics.mjs';
import { verdict } from './verdict.mjs';

const TABLES = { common: { db: [] }, topics: { orders: ['ledger'], ledger: [] }, assembly: { plugins: ['orders'] } };
const FILES = {
  'clock.ts': 'export const clock = 1;',
  'topics.ts': "import { orderRoutes } from './orders/routes.ts';\nexport const topics = [orderRoutes];",
  'db/sql.ts': 'export const run = () => 1;',
  'ledger/repository.ts':
    "import { eq } from 'drizzle-orm';\nimport { run } from '../db/sql.ts';\nexport const record = () => eq(run());",
  'orders/repository.ts': 'export const find = () => 1;',
  'orders/service.ts':
    "import type { SQL } from 'drizzle-orm';\nimport { record } from '../ledger/repository.ts';\nexport const place = (now: SQL) => record(now);",
  'orders/routes.ts': "import { place } from './service.ts';\nexport const orderRoutes = (app) => app.post('/orders', place);",
  'plugins/login.ts':
    "import { find } from '../orders/repository.ts';\nimport { clock } from '../clock.ts';\nexport const login = [find, clock];",
};

let root;
const write = (path, text) => {
  const file = join(root, 'apps/api/src', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kado-topics-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it('accepts topics that follow the table', () =>
  expect(checkTopics(root, TABLES)).toEqual({ examined: { topics: 2, files: 8, imports: 6, routes: 1 }, problems: [] }));

it.each([
  [
    'a sideways import',
    'ledger/credit.ts',
    "import { find } from '../orders/repository.ts';\nexport const credit = find;",
    'ledger may not import orders',
  ],
  ['an import from a common folder into a topic', 'db/open.ts', "import '../orders/repository.ts';", 'db may not import orders'],
  ['an import of another root file', 'orders/states.ts', "import '../topics.ts';", 'a folder may import clock.ts and env.ts'],
  ['an import of routes', 'plugins/table.ts', "import '../orders/routes.ts';", 'only topics.ts and app.ts import the routes'],
  [
    'a folder that is not in the table',
    'gifts/routes.ts',
    "export const gifts = (app) => app.get('/gifts', 1);",
    'gifts is not in the table',
  ],
  ['an entry that is not needed', 'plugins/login.ts', 'export const login = 1;', 'plugins no longer imports orders'],
  [
    'SQL in routes',
    'orders/routes.ts',
    "import { eq } from 'drizzle-orm';\nexport const orderRoutes = (app) => app.get('/orders', eq);",
    'SQL belongs in the repository',
  ],
  [
    'tables in a service',
    'orders/service.ts',
    "import { orders } from '../db/schema/money.ts';\nimport '../ledger/repository.ts';\nexport const place = orders;",
    'SQL belongs in the repository',
  ],
  [
    'a route outside of routes.ts',
    'orders/cancel.ts',
    "export const cancel = (app) => app.post('/cancel', 1);",
    'cancel.ts:1: routes are registered in routes.ts',
  ],
  ['routes.ts without a route', 'ledger/routes.ts', 'export const ledgerRoutes = 1;', 'registers no route'],
  ['a folder inside a topic', 'orders/parts/line.ts', 'export const line = 1;', 'the files of a topic are flat'],
  ['a vague name', 'orders/utils.ts', 'export const half = 1;', 'name the file after what it contains'],
])('refuses %s', (_, path, text, problem) => {
  write(path, text);
  expect(checkTopics(root, TABLES).problems).toContainEqual(expect.stringContaining(problem));
});

it('refuses a topic of more than ten files', () => {
  for (let file = 0; file < 10; file += 1) write(`ledger/part-${file}.ts`, 'export const part = 1;');
  expect(checkTopics(root, TABLES).problems).toEqual([expect.stringContaining('ledger has 11 files, at most 10')]);
});

it('refuses a table entry without a folder', () =>
  expect(checkTopics(root, { ...TABLES, topics: { ...TABLES.topics, gifts: [] } }).problems).toEqual([
    expect.stringContaining('gifts is in the table of topics, but is no folder'),
  ]));

it('fails when it examined nothing', () => {
  rmSync(join(root, 'apps'), { recursive: true });
  expect(verdict('topics', checkTopics(root, { common: {}, topics: {}, assembly: {} })).ok).toBe(false);
});

it('accepts this repository', () => {
  const { examined, problems } = checkTopics(ROOT);
  expect(problems).toEqual([]);
  expect(examined.topics).toBeGreaterThan(15);
  expect(examined.routes).toBeGreaterThan(25);
});
