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
