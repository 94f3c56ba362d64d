import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openFolder } from '../src/db/embedded.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { fillFolder } from '../src/testing/fresh-database.ts';
import { createPostgres, KINDS, openAt } from './databases.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { person } from './people.ts';
import { FLAGS } from './server-process.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kado-command-'));
});
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
  rmSync(folder, { recursive: true });
});

/** Runs a command in the folder whose .env file has its settings. */
const run = (name: string, ...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const file = join(import.meta.dirname, `../src/commands/${name}.ts`);
    const options = { cwd: folder, env: { PATH: process.env['PATH'] } };
    execFile(process.execPath, [...FLAGS, file, ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });

for (const kind of KINDS) {
  it(`${kind}: the commands find the server's database by its settings, and write the ledger and the audit trail`, async () => {
    let open: () => Promise<Database> = () => openFolder(join(folder, 'data'));
    let setting = 'KADO_DATA_DIR=data';
    if (kind === 'postgres') {
      const { url, drop } = await createPostgres();
      cleanups.push(drop);
      [open, setting] = [() => openAt(url), `DATABASE_URL=${url}`];
    } else {
      mkdirSync(join(folder, 'data'));
      await fillFolder(join(folder, 'data'));
    }
    writeFileSync(join(folder, '.env'), `${setting}\nKADO_WALLET_CURRENCY=USD\n`);
    const app = await buildApp({ env: testEnv(), database: await open() });
    const { email } = await person(app, { cents: 500n });
    await app.close();
    expect(await run('operator-add', email)).toEqual({ code: 0, text: `${email} is an operator from the next request on.\n` });
    expect(await run('wallet-credit', email, '25.50', 'Cash')).toEqual({ code: 0, text: `${email} has 25.50 USD more.\n` });
    expect(await run('wallet-credit', email, '1')).toEqual({ code: 0, text: `${email} has 1.00 USD more.\n` });
    for (const [amount, text] of [
      ['-1', /^Usage/],
      ['1.234', /^Usage/],
      ['0', /^Usage/],
    ] as const)
      expect(await run('wallet-credit', email, amount)).toMatchObject({ code: 1, text: expect.stringMatching(text) });
    expect(await run('wallet-credit', 'nobody@kado.test', '1')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/has no account yet/),
    });
    const database = await open();
    cleanups.push(() => database.close());
    expect(await rowsOf(database.db, sql`select role, available::text from users join wallets on user_id = id`)).toEqual([
      { role: 'operator', available: '3150' },
    ]);
    expect(await rowsOf(database.db, sql`select action from audit order by id`)).toEqual([
      { action: 'user.operator-added' },
      { action: 'wallet.credited' },
      { action: 'wallet.credited' },
    ]);
    expect(await rowsOf(database.db, sql`select type, deposit_id, memo from journal_entries order by seq desc limit 2`)).toEqual([
      { type: 'adjustment', deposit_id: null, memo: '' },
      { type: 'adjustment', deposit_id: null, memo: 'Cash' },
    ]);
    await expectInvariants(database.db);
  });

  it(`${kind}: a command refuses a database that no server has used, and creates nothing`, async () => {
    const own = kind === 'postgres' ? await createPostgres() : undefined;
    if (own) cleanups.push(own.drop);
    writeFileSync(join(folder, '.env'), own ? `DATABASE_URL=${own.url}\n` : '');
    for (const args of [
      ['operator-add', 'ada@kado.test'],
      ['wallet-credit', 'ada@kado.test', '1'],
    ] as [string, ...string[]][])
      expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining('has no data of Kado') });
    expect([readdirSync(folder), existsSync(join(folder, '.data'))]).toEqual([['.env'], false]);
  });
}
