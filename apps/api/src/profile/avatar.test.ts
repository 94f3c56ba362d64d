import type { User } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { signUp } from '../../test/identity.ts';
import { person } from '../../test/people.ts';
import { picture, proof, upload } from '../../test/uploads.ts';
import { rowsOf } from '../db/sql.ts';
import { removeUnusedFiles } from '../files/sweep.ts';

withDatabases('The picture of the profile', (make) => {
  const begin = async () => {
    const made = await make();
    const session = await signUp(made.app, made.call, 'ada@example.test');
    const add = async (seed: number, who: { token: string } = session) =>
      (await upload(made.call, who, await picture(seed), { purpose: 'avatar' })).body.data.id;
    const changeMe = (body: object) => made.call<User>('PATCH /users/me', { token: session.token, body });
    const files = () =>
      rowsOf<{ id: string; used: boolean; removed: boolean }>(
        made.app.db,
        sql`select id, unused_since is null as used, removed_at is not null as removed from files order by id`,
      );
    return { ...made, ...session, add, changeMe, files };
  };

  it('is a file that its owner uploaded as an avatar, until it is removed', async () => {
    const { add, changeMe, user } = await begin();
    const avatarFileId = await add(1);
    expect((await changeMe({ avatarFileId })).body.data).toEqual({ ...user, avatarFileId });
    expect((await changeMe({ avatarFileId: avatarFileId.toUpperCase() })).body.data).toEqual({ ...user, avatarFileId });
    expect((await changeMe({ firstName: 'Adaeze' })).body.data.avatarFileId).toBe(avatarFileId);
    expect((await changeMe({ avatarFileId: null })).body.data.avatarFileId).toBeUndefined();
    expect((await changeMe({ avatarFileId: null })).status).toBe(200);
  });

  it('Z1 cannot be a proof, a file of another user, or a file that was used and released', async () => {
    const { app, call, add, changeMe, token } = await begin();
    const eve = await person(app);
    const used = await add(1);
    await changeMe({ avatarFileId: used });
    for (const avatarFileId of [await proof(call, { token }), await add(2, eve)])
      expect(await changeMe({ avatarFileId, firstName: 'Eve' })).toMatchObject({
        status: 422,
        failure: { code: 'INVALID', fields: { avatarFileId: expect.any(String) } },
      });
    const me = await call<User>('GET /users/me', { token });
    expect([me.body.data.firstName, me.body.data.avatarFileId]).toEqual(['Ada', used]);
  });

  it('O9 is kept while it is used; the previous one is removed after a day', async () => {
    const { app, clock, add, files, changeMe } = await begin();
    const [first, second] = [await add(1), await add(2)];
    await changeMe({ avatarFileId: first });
    await changeMe({ avatarFileId: second });
    clock.advance(86_401);
    expect(await removeUnusedFiles(app)).toBe(1);
    expect((await files()).map(({ id, removed }) => [id, removed])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect(await app.storage.open(first)).toBeUndefined();
    const kept = await app.storage.open(second);
    expect(kept).toBeDefined();
    kept?.destroy();
  });

  it('is one of several that are set at the same time, and the others are released', async () => {
    const { add, changeMe, call, token, files } = await begin();
    const ids = [await add(1), await add(2), await add(3)];
    const answers = await Promise.all(ids.map((avatarFileId) => changeMe({ avatarFileId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const shown = (await call<User>('GET /users/me', { token })).body.data.avatarFileId;
    expect((await files()).filter(({ used }) => used).map(({ id }) => id)).toEqual([shown]);
  });
});
