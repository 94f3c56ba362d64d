import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { withUploader } from '../../test/uploads.ts';
import { readUpload } from './upload.ts';

it('I3 reading a form ends when its client has already disconnected, so that its slot is free again', async () => {
  const app = fastify();
  await app.register(fastifyMultipart);
  const read = Promise.withResolvers<unknown>();
  app.post('/files', async (request) => {
    const closed = new Promise((resolve) => request.raw.once('close', resolve));
    request.raw.destroy();
    await closed;
    await readUpload(request).then(read.resolve, read.reject);
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '5000' };
  app.inject({ method: 'POST', url: '/files', headers, payload: '--b' }).catch(() => undefined);
  await expect(read.promise).rejects.toMatchObject({ status: 400 });
});

const MIB = 1024 * 1024;

withDatabases(
  'An upload that is not a form',
  (make) => {
    it.each([
      ['a picture', 'image/png', 200_000, 415, 'UNSUPPORTED_TYPE'],
      ['a picture of the size of a file', 'image/png', 5 * MIB, 415, 'UNSUPPORTED_TYPE'],
      ['a picture larger than a file', 'image/png', 6 * MIB, 413, 'TOO_LARGE'],
      ['JSON', 'application/json', 64 * 1024, 415, 'UNSUPPORTED_TYPE'],
      ['JSON over 64 KiB', 'application/json', 64 * 1024 + 1, 413, 'TOO_LARGE'],
      ['nothing', 'image/png', 0, 415, 'UNSUPPORTED_TYPE'],
    ])('is refused for its type or its size: %s', async (_, type, size, expected, code) => {
      const { call, ada } = await withUploader(await make());
      const headers = { 'content-type': type };
      const { status, failure } = await call('POST /files', { token: ada.token, payload: Buffer.alloc(size, '1'), headers });
      expect([status, failure.code]).toEqual([expected, code]);
    });
  },
  ['embedded'],
);
