import { Readable } from 'node:stream';

import type { CustomerTicket, Ticket } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { picture, upload } from '../../test/uploads.ts';
import { removeUnusedFiles } from '../files/sweep.ts';
import { deleteExpired } from '../retention/sweep.ts';
import { endSessions } from '../sessions/repository.ts';

const DAY = 86_400;
const MESSAGE = { topic: 'other', name: 'Ada Obi', email: 'ada@example.test', message: 'Where is my gift card?' };

withDatabases('A message to support', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const [ops, ada] = [await person(app, { role: 'operator' }), await person(app)];
    const send = (body: object, token: string) => call<Ticket>('POST /contact', { body: { ...MESSAGE, ...body }, token });
    return { app, call, clock, ops, ada, send };
  };

  it('accepts up to five files of its sender, each for one message only', async () => {
    const { app, call, ada, ops, send } = await begin();
    const attach = async (who = ada, purpose = 'attachment') =>
      (await upload(call, who, await picture(), { purpose })).body.data.id;
    const [own, proof] = [await attach(), await attach(ada, 'proof')];
    const { status, body } = await send({ fileIds: [own.toUpperCase()] }, ada.token);
    expect([status, body.data.fileIds]).toEqual([201, [own]]);
    expect((await call<CustomerTicket>(`GET /admin/contact/${body.data.id}`, { token: ops.token })).body.data.fileIds).toEqual([
      own,
    ]);
    const strange = await attach(await person(app));
    for (const fileId of [own, proof, strange, 'unknown']) {
      const refused = await send({ fileIds: [await attach(), fileId] }, ada.token);
      expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([422, ['fileIds.1']]);
    }
    expect((await send({ fileIds: Array.from({ length: 6 }, () => own) }, ada.token)).status).toBe(422);
  });

  it('A7 attaches no files of a user who signs out while it is being sent', async () => {
    const { app, call, clock, ada } = await begin();
    const fileId = (await upload(call, ada, await picture(), { purpose: 'attachment' })).body.data.id;
    async function* slow() {
      await endSessions(app.db, ada.id, clock.now(), 'logout');
      yield JSON.stringify({ ...MESSAGE, fileIds: [fileId] });
    }
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/contact', headers, payload: Readable.from(slow()) });
    expect(statusCode).toBe(401);
  });

  it('O9 is deleted after two years together with its files', async () => {
    const { app, call, clock, ada, send } = await begin();
    const fileId = (await upload(call, ada, await picture(), { purpose: 'attachment' })).body.data.id;
    await send({ fileIds: [fileId] }, ada.token);
    clock.advance(700 * DAY);
    await deleteExpired(app.db, clock.sql());
    clock.advance(20 * DAY);
    expect(await removeUnusedFiles(app)).toBe(0);
    clock.advance(20 * DAY);
    await deleteExpired(app.db, clock.sql());
    expect(await removeUnusedFiles(app)).toBe(1);
    expect(await app.storage.open(fileId)).toBeUndefined();
  });
});
