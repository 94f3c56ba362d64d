import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createPostgres, HAS_POSTGRES, openAt } from '../../test/databases.ts';
import { rowsOf } from './sql.ts';
import type { Db } from './types.ts';

const CONNECTIONS = 2;

describe.runIf(HAS_POSTGRES)('A transaction (postgres)', () => {
  const begin = async () => {
    const { url, drop } = await createPostgres();
    onTestFinished(drop);
    const database = await openAt(url, { max: CONNECTIONS, workerMax: 0 });
    onTestFinished(database.close);
    return database;
  };
  const one = (db: Db) => rowsOf(db, sql`select 1 as one`);

  it('M6 returns its connection when its first statement fails', async () => {
    const { db, connections } = await begin();
    for (let count = 0; count < 3 * CONNECTIONS; count += 1)
      await expect(db.transaction(one, { isolationLevel: 'nonsense' as 'serializable' })).rejects.toThrow('Failed query');
    expect(connections().used).toBe(0);
    expect(await db.transaction(one)).toEqual([{ one: 1 }]);
  });

  it('M6 changes nothing and returns its connection when it fails', async () => {
    const { db, connections } = await begin();
    const failing = async (tx: Db) => {
      await tx.execute(sql`create table left_behind (id int)`);
      throw new Error('broken');
    };
    for (let count = 0; count < 3 * CONNECTIONS; count += 1) await expect(db.transaction(failing)).rejects.toThrow('broken');
    expect(connections().used).toBe(0);
    expect(await rowsOf(db, sql`select to_regclass('left_behind')::text as name`)).toEqual([{ name: null }]);
  });

  it('M6 keeps the changes of a nested transaction, unless that one fails', async () => {
    const { db } = await begin();
    await db.transaction(async (tx) => {
      await tx.execute(sql`create table kept (id int)`);
      await tx.transaction((inner) => inner.execute(sql`insert into kept values (1)`));
      await expect(
        tx.transaction(async (inner) => {
          await inner.execute(sql`insert into kept values (2)`);
          throw new Error('broken');
        }),
      ).rejects.toThrow('broken');
    });
    expect(await rowsOf(db, sql`select id from kept`)).toEqual([{ id: 1 }]);
  });
});
