import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { picture, proof, upload, withUploader } from '../../test/uploads.ts';
import { newId } from '../db/ids.ts';
import { rowsOf } from '../db/sql.ts';
import { deleteExpired } from '../retention/sweep.ts';
import { findFile, releaseFile, useFile } from './repository.ts';
import { removeUnusedFiles } from './sweep.ts';

withDatabases('Files that nothing uses', (make) => {
  const begin = async () => withUploader(await make());

  it('A10 are limited to fifty per user', async () => {
    const { app, call, ada, clock } = await begin();
    await app.db.execute(sql`insert into files (id, user_id, purpose, name, mime, size, hash, created_at, stored_at, unused_since)
      select gen_random_uuid(), ${ada.id}::uuid, 'proof', 'a.png', 'image/png', 1, 'h', ${clock.sql()}, ${clock.sql()}, ${clock.sql()} from generate_series(1, 49)`);
    const bytes = await picture();
    // As many concurrent uploads as a user may send.
    const results = await Promise.all([1, 2].map(() => upload(call, ada, bytes)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    expect(results.find(({ status }) => status === 429)?.failure).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_400 });
    expect((await upload(call, await person(app), bytes)).status).toBe(201);
    // A user with fifty files is refused before the picture is decoded, so a broken picture is not detected.
    expect((await upload(call, ada, bytes.subarray(0, bytes.length - 20))).status).toBe(429);
  });

  it('can be used once, by their owner, for their purpose', async () => {
    const { app, call, ada } = await begin();
    const id = await proof(call, ada);
    const eve = await person(app);
    const use = (userId: string, fileId: string, purpose: 'proof' | 'avatar') =>
      app.db.transaction((tx) => useFile(tx, userId, fileId, purpose));
    expect(await use(eve.id, id, 'proof')).toBe(false);
    expect(await use(ada.id, id, 'avatar')).toBe(false);
    expect(await use(ada.id, newId(), 'proof')).toBe(false);
    expect(await use(ada.id, 'nonsense', 'proof')).toBe(false);
    expect(await use(ada.id, id, 'proof')).toBe(true);
    expect(await use(ada.id, id, 'proof')).toBe(false);
  });

  it('O9 are removed after a day with their content, and can no longer be used', async () => {
    const { app, call, ada, clock, download } = await begin();
    const [unused, used, released] = [await proof(call, ada, 1), await proof(call, ada, 2), await proof(call, ada, 3)];
    for (const id of [used, released]) await app.db.transaction((tx) => useFile(tx, ada.id, id, 'proof'));
    clock.advance(86_400);
    await app.db.transaction((tx) => releaseFile(tx, ada.id, released, clock.sql()));
    expect(await removeUnusedFiles(app)).toBe(0);
    clock.advance(1);
    expect(await removeUnusedFiles(app)).toBe(1);
    expect([(await download(unused)).statusCode, (await download(used)).statusCode]).toEqual([404, 200]);
    expect(await app.db.transaction((tx) => useFile(tx, ada.id, unused, 'proof'))).toBe(false);
    expect(await app.storage.open(unused)).toBeUndefined();
    clock.advance(86_400);
    expect(await removeUnusedFiles(app)).toBe(1);
    await deleteExpired(app.db, clock.sql());
    clock.advance(1);
    await deleteExpired(app.db, clock.sql());
    const left = await rowsOf<{ id: string }>(app.db, sql`select id from files order by id`);
    expect(left.map(({ id }) => id)).toEqual([used, released]);
    expect(await findFile(app.db, released)).toBeUndefined();
  });

  it('M5 are removed by the next sweep after an interrupted one', async () => {
    const { app, call, ada, clock } = await begin();
    const id = await proof(call, ada);
    clock.advance(90_000);
    const storage = {
      ...app.storage,
      remove: async () => {
        throw new Error('the disk is away');
      },
    };
    await expect(removeUnusedFiles({ db: app.db, clock, storage })).rejects.toThrow('the disk is away');
    expect(await findFile(app.db, id)).toBeUndefined();
    expect(await removeUnusedFiles(app)).toBe(1);
    expect(await app.storage.open(id)).toBeUndefined();
  });
});
