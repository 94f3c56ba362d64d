import { afterEach, beforeEach, expect, it } from 'vitest';
import { smallWorkspace } from '../lib/fixture.mjs';
import { checkTransactions } from './transactions.mjs';

let workspace;
beforeEach(() => (workspace = smallWorkspace()));
afterEach(() => workspace.remove());

const inTx = (body) => `export const f = (db, fetch, find) => db.transaction(async (tx) => {\n${body}\n});`;
it.each([
  ['the outer connection', inTx('await db.select(tx);'), 'db has no place'],
  [
    'the outer connection of an app',
    'export const f = (app) => app.db.transaction(async (tx) => { await tx.insert(app.db); });',
    'db has no place',
  ],
  ['a call to another service', inTx("await fetch('https://supplier.test');"), 'nothing but SQL'],
  ['a statement prepared elsewhere', inTx('await find.execute({ id: 1 });'), 'nothing but SQL'],
  [
    'a helper that waits for others',
    'export async function pay(tx, mail) {\n  await tx.insert(1);\n  await mail.send(1);\n}',
    'nothing but SQL',
  ],
  ['a returned call to another service', inTx("return fetch('https://supplier.test');"), 'fetch is asynchronous'],
  ['a call beside statements of tx', inTx('await Promise.all([tx.select(), fetch(1)]);'), 'fetch is asynchronous'],
  ['a call that nobody waits for', inTx('fetch(1).then(() => 1);\n  await tx.select();'), 'fetch is asynchronous'],
  [
    'a call of our own that nobody waits for',
    `async function send(mail) {}\n${inTx('void send(1);\n  await tx.select();')}`,
    'send is asynchronous',
  ],
  [
    'the outer connection under another name',
    'export const f = (pool) => pool.transaction(async (tx) => { await tx.select(); return pool.select(); });',
    'pool has no place',
  ],
  ['another name for tx', 'export const f = (db) => db.transaction(async (t) => { await t.insert(1); });', 'is called tx'],
])('refuses %s', (_, content, problem) => {
  workspace.write('apps/api/src/pay.ts', content);
  expect(checkTransactions(workspace.root).problems).toContainEqual(expect.stringContaining(problem));
});

/** Files whose code the planted violations call: a supplier type, a class, functions of another file. */
const OTHERS = {
  'supplier.ts': 'export type Supplier = { submit: (job: object) => Promise<void>; name: string };',
  'mail.ts': 'export class Mail {\n  async deliver(to) {}\n}',
  'notify.ts':
    'export async function notify(to) {}\nexport { notify as announce };\nexport const find = (db: Db) => db.select();\nexport async function settle(sql: Db, supplier) {\n  await sql.insert();\n  await supplier.submit();\n}',
  'db.ts': 'export type Database = { worker: Db };',
};
const write = (content) => {
  for (const [name, text] of Object.entries(OTHERS)) workspace.write(`apps/api/src/${name}`, text);
  workspace.write('apps/api/src/pay.ts', content);
  return checkTransactions(workspace.root).problems;
};
const withApp = (body, before = '') =>
  `${before}\nexport const f = (app) => app.db.transaction(async (tx) => {\n  await tx.select();\n${body}\n});`;

it.each([
  ['a returned call of a method', withApp('return app.supplier.submit({});'), 'submit is asynchronous'],
  ['a method that nobody waits for', withApp('void app.supplier.submit({});'), 'submit is asynchronous'],
  ['a method taken off its object', withApp('const { submit } = app.supplier;\n  return submit({});'), 'submit is asynchronous'],
  ['a method stored under another name', withApp('const go = app.supplier.submit;\n  return go({});'), 'go is asynchronous'],
  ['a method of a class', withApp('return app.mail.deliver(1);'), 'deliver is asynchronous'],
  ['a chain of something unknown', withApp('app.queue.push(1).then(() => 1);'), 'then is asynchronous'],
  ['a chain that catches', withApp('return app.queue.push(1).catch(() => 1);'), 'catch is asynchronous'],
  ['fetch of the global object', withApp('return globalThis.fetch(1);'), 'fetch is asynchronous'],
  ['fetch under another name', withApp('return go(1);', 'const go = fetch;'), 'go is asynchronous'],
  ['a promise of its own', withApp('return new Promise((resolve) => setTimeout(resolve, 1));'), 'nothing but SQL'],
  ['a timer', withApp('return wait(1);', "import { setTimeout as wait } from 'node:timers/promises';"), 'wait is asynchronous'],
  ['a helper of another file', withApp('return notify(1);', "import { notify } from './notify.ts';"), 'notify is asynchronous'],
  [
    'a helper that is imported under another name',
    withApp('void tell(1);', "import { notify as tell } from './notify.ts';"),
    'tell is asynchronous',
  ],
  [
    'a helper that is exported under another name',
    withApp('void announce(1);', "import { announce } from './notify.ts';"),
    'announce is asynchronous',
  ],
  ['a helper of a module', withApp('void all.notify(1);', "import * as all from './notify.ts';"), 'notify is asynchronous'],
  [
    'a callback that is asynchronous',
    'export const f = (tx, work: () => Promise<void>) => {\n  void work();\n};',
    'work is asynchronous',
  ],
  [
    'a callback that is passed on',
    'export const f = (tx, work: () => Promise<void>) => {\n  later(work);\n};',
    'work is asynchronous',
  ],
  [
    'a function that is passed on',
    withApp('app.later(notify);', "import { notify } from './notify.ts';"),
    'notify is asynchronous',
  ],
  ['a function around an asynchronous call', withApp('app.later(() => app.supplier.submit({}));'), 'submit is asynchronous'],
  ['a promise from before', withApp('return sent;', 'const sent = fetch(1);'), 'sent is a promise'],
  ['a promise that is awaited later', withApp('await sent;', 'const sent = fetch(1);'), 'nothing but SQL'],
  [
    'a helper that is given tx under another name',
    withApp('await settle(tx, app.supplier);', "import { settle } from './notify.ts';"),
    'notify.ts:6: nothing but SQL',
  ],
  [
    'a helper that is passed to the transaction by its name',
    'async function work(sql) {\n  await sql.select();\n  return fetch(1);\n}\nexport const f = (db) => db.transaction(work);',
    'fetch is asynchronous',
  ],
  ['the outer connection stored', withApp('return other.select();', 'const other = app.db;'), 'other has no place'],
  [
    'the outer connection twice renamed',
    withApp('return it.select();', 'const other = db;\nconst it = other;'),
    'it has no place',
  ],
  [
    'the outer connection taken off the app',
    'export const f = ({ db: pool, x }) => x.transaction(async (tx) => tx.insert(pool.select()));',
    'pool has no place',
  ],
  ['the connection of the worker', withApp('return app.worker.select();'), 'worker has no place'],
  [
    'a connection by its type',
    'export const f = (x, sql: Db) => x.transaction(async (tx) => tx.insert(sql.select()));',
    'sql has no place',
  ],
  [
    'the connection of a class',
    'class A {\n  run() {\n    return this.pool.transaction(async (tx) => tx.insert(this.db.select()));\n  }\n}',
    'db has no place',
  ],
])('refuses %s, in any spelling', (_, content, problem) =>
  expect(write(content)).toContainEqual(expect.stringContaining(problem)),
);

it.each([
  ['a query that is built before it runs', 'const query = tx.select();\n  return query.then((rows) => rows.length);'],
  ['tx under another name', 'const { session } = tx;\n  await session.run();\n  const same = tx;\n  return same.select();'],
  ['a helper that takes tx under another name', 'return find(tx);'],
  ['a function that takes tx and is passed on', 'const own = async (tx) => tx.select();\n  return app.each(tx, own);'],
  ['a map', 'return app.names.get(1);'],
  ['a field of a row that a method is called like', 'return toRow(app.row.submit);'],
])('accepts %s', (_, body) => expect(write(withApp(body, "import { find } from './notify.ts';"))).toEqual([]));

it('accepts helpers and statements that receive tx', () => {
  workspace.write(
    'apps/api/src/pay.ts',
    inTx('await pay(tx, 1);\n  await prepared(tx).execute({ id: 1 });\n  return tx.select();'),
  );
  expect(checkTransactions(workspace.root)).toEqual({
    examined: { files: 2, 'functions with tx': 2, transactions: 2 },
    problems: [],
  });
});
