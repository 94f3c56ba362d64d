import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { HttpError } from '../http/errors.ts';
import { testEnv } from '../testing/env.ts';
import { headers } from './headers.ts';

it('a stopping server refuses new requests and closes their connections', async () => {
  // As in the app: Fastify's own response would not have our headers.
  const app = Fastify({ return503OnClosing: false });
  app.decorate('env', testEnv());
  app.setErrorHandler(async (error, _, reply) => reply.status(error instanceof HttpError ? error.status : 500).send());
  headers(app);
  app.addHook('preClose', async () => look());
  app.get('/', async () => 'served');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const seen: [number, string | null][] = [];
  const look = async () => {
    const response = await fetch(address);
    seen.push([response.status, response.headers.get('connection')]);
  };
  await look();
  await app.close();
  expect(seen).toEqual([
    [200, 'keep-alive'],
    [503, 'close'],
  ]);
});
