import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { serializerCompiler } from '../http/serializer.ts';
import { checkResponses } from './checked-responses.ts';

async function statusOf(data: unknown): Promise<number> {
  const app = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  const schema = { response: { 200: z.object({ data: z.nullable(z.string().check(z.maxLength(3))) }) } };
  app.get('/', { schema }, async () => ({ data }));
  checkResponses(app);
  return (await app.inject('/')).statusCode;
}

it.each([
  ['abc', 200],
  [null, 200],
  ['abcd', 500],
  [1, 500],
  [undefined, 500],
])('the response %j is answered with %i', async (data, status) => expect(await statusOf(data)).toBe(status));
