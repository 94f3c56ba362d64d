import { existsSync, readdirSync } from 'node:fs';

import type { StoredFile } from '@kado/contracts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { FORM_TYPE, formBody, pdf, picture, send, upload, withUploader } from '../../test/uploads.ts';
import { audit } from '../db/schema/system.ts';
import { rowsOf } from '../db/sql.ts';
import { inertPdf } from '../documents/pdf.ts';
import { findFile } from './repository.ts';
import { removeUnusedFiles } from './sweep.ts';

withDatabases('Files', (make) => {
  const begin = async () => withUploader(await make());

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('a %s is re-encoded, and served as a download to its owner and to operators', async (format, mime) => {
    const { app, call, ada, download } = await begin();
    const { status, body } = await upload(call, ada, await picture(1, format), { filename: `slip.${format}` });
    const { id, size } = body.data;
    expect([status, body.data]).toEqual([201, { id, name: `slip.${format}`, size, mime, url: `/api/v1/files/${id}` }]);
    const operator = await person(app, { role: 'operator' });
    for (const token of [ada.token, operator.token]) {
      const response = await download(id, token);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': mime,
        'content-length': String(size),
        'content-disposition': `attachment; filename="slip.${format}"; filename*=UTF-8''slip.${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 8, height: 6, format });
    }
    const reads = await app.db.select().from(audit).where(eq(audit.action, 'file.read'));
    expect(reads).toMatchObject([
      { actorId: operator.id, subjectId: id, after: { purpose: 'proof', userId: ada.id }, ip: '127.0.0.1' },
    ]);
    expect((await download(id, (await person(app)).token)).statusCode).toBe(404);
    expect((await app.inject({ url: `/api/v1/files/${id}` })).statusCode).toBe(401);
  });

  it('a document is stored in its inspected form, the same for every upload', async () => {
    const { app, call, ada, download } = await begin();
    const bytes = await pdf();
    const stored: Buffer[] = [];
    for (const filename of ['slip.pdf', 'again.pdf']) {
      const { body } = await upload(call, ada, bytes, { filename });
      stored.push((await download(body.data.id)).rawPayload);
      expect(body.data).toMatchObject({ name: filename, mime: 'application/pdf', size: stored.at(-1)?.length });
    }
    expect(stored).toEqual([await inertPdf(bytes), stored[0]]);
    expect(await rowsOf(app.db, sql`select distinct hash from files`)).toHaveLength(1);
  });

  it('the purpose may come after the file', async () => {
    const { call, ada } = await begin();
    const parts = [
      { name: 'file', value: await picture(), filename: 'a.png' },
      { name: 'purpose', value: 'attachment' },
    ];
    expect((await send(call, ada, parts)).status).toBe(201);
  });

  it.each([
    ['no purpose', [], ['purpose']],
    ['a strange purpose', [{ name: 'purpose', value: 'money' }], ['purpose']],
    [
      'two purposes',
      [
        { name: 'purpose', value: 'proof' },
        { name: 'purpose', value: 'proof' },
      ],
      ['purpose'],
    ],
    [
      'another field',
      [
        { name: 'purpose', value: 'proof' },
        { name: 'id', value: 'x' },
      ],
      ['id'],
    ],
  ])('with %s is refused by name', async (_, fields, names) => {
    const { call, ada } = await begin();
    const { status, failure } = await send(call, ada, [...fields, { name: 'file', value: await picture(), filename: 'a.png' }]);
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([422, 'INVALID', names]);
  });

  it('a form without a file, or with another field for it, is refused by name', async () => {
    const { call, ada } = await begin();
    const purpose = { name: 'purpose', value: 'proof' };
    const without = await send(call, ada, [purpose]);
    expect([without.status, Object.keys(without.failure.fields ?? {})]).toEqual([422, ['file']]);
    const other = await send(call, ada, [purpose, { name: 'picture', value: await picture(), filename: 'a.png' }]);
    expect([other.status, Object.keys(other.failure.fields ?? {})]).toEqual([422, ['picture', 'file']]);
    const text = await send(call, ada, [purpose, { name: 'file', value: 'text' }]);
    expect([text.status, Object.keys(text.failure.fields ?? {})]).toEqual([422, ['file']]);
  });

  it('a form has only one file', async () => {
    const { call, ada } = await begin();
    const file = { name: 'file', value: await picture(), filename: 'a.png', type: 'image/png' };
    const two = await send(call, ada, [{ name: 'purpose', value: 'proof' }, file, file]);
    expect([two.status, two.failure.code, Object.keys(two.failure.fields ?? {})]).toEqual([422, 'INVALID', ['file']]);
  });

  it('an avatar is small, and cannot be a document', async () => {
    const { call, ada, download } = await begin();
    const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(call, ada, large, { purpose: 'avatar' });
    expect(await sharp((await download(body.data.id)).rawPayload).metadata()).toMatchObject({ width: 512, height: 256 });
    expect((await upload(call, ada, await pdf(), { purpose: 'avatar' })).status).toBe(415);
  });

  it('a body of at most 5 MiB is read, whatever length it announces', async () => {
    const { app, call, ada } = await begin();
    const { body } = await upload(call, ada, Buffer.concat([await pdf(), Buffer.alloc(5 * 1024 * 1024 - 2000, 10)]));
    expect(body.data.mime).toBe('application/pdf');
    const large = Buffer.concat([await pdf(), Buffer.alloc(5 * 1024 * 1024, 10)]);
    expect(await upload(call, ada, large)).toMatchObject({ status: 413, failure: { code: 'TOO_LARGE' } });
    const [row] = await rowsOf<{ count: number }>(app.db, sql`select count(*)::int from files`);
    expect(row?.count).toBe(1);
  });

  it('a failing storage gives 503 each time; its files do not count, cannot be used, and are removed by the sweep', async () => {
    const { app, call, ada } = await begin();
    const bytes = await picture();
    const { put } = app.storage;
    app.storage.put = async () => {
      throw new Error('the disk is full');
    };
    for (let tries = 0; tries < 51; tries += 1)
      expect(await upload(call, ada, bytes)).toMatchObject({ status: 503, failure: { code: 'UNAVAILABLE', retryAfter: 5 } });
    app.storage.put = put;
    const [row] = await rowsOf<{ id: string }>(app.db, sql`select id from files`);
    expect(await findFile(app.db, row?.id ?? '')).toBeUndefined();
    expect((await upload(call, ada, bytes)).status).toBe(201);
    expect(await removeUnusedFiles(app)).toBe(51);
  });

  it.each([
    ['Slip %22May%22.png', 'Slip _May_.png'],
    ['Slip%0D%0A May.png', 'Slip May.png'],
    ['50%25 %3A 100%.png', '50%25 %3A 100%.png'],
  ])('I6 have the name %s, as a browser sends it in a form, shown as %s', async (filename, shown) => {
    const { call, ada } = await begin();
    expect((await upload(call, ada, await picture(), { filename })).body.data.name).toBe(shown);
  });

  it('I3 I6 have a name even if the client sends none', async () => {
    const { call, ada } = await begin();
    const named = formBody([
      { name: 'purpose', value: 'proof' },
      { name: 'file', value: await picture(), filename: 'x' },
    ]);
    const payload = Buffer.from(named.toString('latin1').replace('; filename="x"', ''), 'latin1');
    const { status, body } = await call<StoredFile>('POST /files', { token: ada.token, payload, headers: FORM_TYPE });
    expect([status, body.data.name]).toEqual([201, 'file.png']);
  });

  it('I6 are stored under new ids, independent of their names', async () => {
    const { app, call, ada } = await begin();
    const { body } = await upload(call, ada, await picture(), { filename: '../../etc/passwd' });
    const { storage } = app.env;
    if (storage.kind !== 'folder') throw new Error('The tests keep files in a folder.');
    const { id, name } = body.data;
    expect(name).toBe('passwd.png');
    expect(existsSync(`${storage.dir}/${id.slice(-2)}/${id}`)).toBe(true);
    expect(readdirSync(storage.dir, { recursive: true }).filter((each) => String(each).includes('passwd'))).toEqual([]);
  });
});
