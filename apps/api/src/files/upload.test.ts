import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it } from 'vitest';

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
