import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openMemory } from '../testing/fresh-database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { runPrepared, rowsOf, violatedConstraint } from './sql.ts';
import type { Database } from './types.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemory();
  await database.db.execute(sql`create table words (word text primary key)`);
});
afterAll(() => database.close());

const ADD = { name: 'word_add', text: 'insert into words values ($1) returning to_json(word) as json' };
const FIND = {
  name: 'words',
  text: "select json_build_object('word', word) as json from words where word like $1 order by word",
};
const words = () => runPrepared<{ word: string }>(database.db, FIND, ['%']);

it('returns the rows of each statement, for a request and for the worker', async () => {
  const texts = ['', "it's", 'é🎁', String.raw`a\b"c`, 'x'.repeat(100_000)];
  for (const [index, text] of texts.entries())
    expect(await runPrepared(index % 2 ? database.db : database.worker, ADD, [text])).toEqual([text]);
  expect((await words()).map(({ word }) => word).toSorted()).toEqual(texts.toSorted());
  expect(await runPrepared(database.db, FIND, ['nothing'])).toEqual([]);
  const nothing = { name: 'nothing', text: "select null::json as json where $1::text is null union all select 'null'::json" };
  expect(await runPrepared(database.db, nothing, [null])).toEqual([null, null]);
});

it('runs outside of a transaction that is open at the same time', async () => {
  let added: Promise<unknown> | undefined;
  const refused = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into words values ('undone')`);
    added = runPrepared(database.db, ADD, ['kept']);
    await tx.execute(sql`insert into words values ('undone too')`);
    throw new Error('undo');
  });
  await expect(refused).rejects.toThrow('undo');
  await added;
  expect((await words()).map(({ word }) => word)).toContain('kept');
  expect((await words()).map(({ word }) => word)).not.toContain('undone');
});

it('a failed statement reports its error, and does not affect the next one', async () => {
  const { length } = await words();
  const doubled = runPrepared(database.db, ADD, ['twice']).then(() => runPrepared(database.db, ADD, ['twice']));
  await expect(doubled.catch((cause: unknown) => Promise.reject(violatedConstraint(cause)))).rejects.toBe('words_pkey');
  const wrong = { name: 'wrong', text: 'select no_such_column as json' };
  for (let time = 0; time < 2; time += 1)
    await expect(runPrepared(database.db, wrong, [])).rejects.toMatchObject({ code: '42703' });
  expect(await words()).toHaveLength(length + 1);
  expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

it('a closed database is unavailable', async () => {
  const { db, close } = await openMemory();
  await runPrepared(db, { name: 'one', text: 'select to_json(1) as json' }, []);
  await close();
  const cause: unknown = await runPrepared(db, { name: 'one', text: 'select to_json(1) as json' }, []).catch(
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(cause)).toBe(true);
});
