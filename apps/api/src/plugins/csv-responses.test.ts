import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { csvResponses } from './csv-responses.ts';

const CSV = { accept: 'text/csv' };

async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>) {
  const app = Fastify();
  csvResponses(app);
  const list = { data: [{ a: 1 }], meta: { nextCursor: 'next' } };
  app.get('/list', async () => list);
  app.get('/last', async () => ({ data: [{ a: 1 }] }));
  app.get('/one', async () => ({ data: { a: 1 } }));
  app.get('/none', async (_, reply) => reply.send(null));
  app.get('/refused', async (_, reply) => reply.status(422).send(list));
  app.post('/list', async () => list);
  const { body, headers: sent } = await app.inject({ method, url, headers });
  return [body, sent['content-type'], sent['content-disposition'], sent['x-next-cursor']];
}

it.each([
  ['/list', CSV, 'next'],
  ['/list', { accept: 'application/json;q=0.5, text/csv' }, 'next'],
  ['/last', CSV, undefined],
])('a list at %s is CSV for who accepts %j, with the next cursor %s in a header', async (url, headers, cursor) =>
  expect(await send('GET', url, headers)).toEqual([
    'a\r\n1\r\n',
    'text/csv; charset=utf-8',
    'attachment; filename="kado.csv"',
    cursor,
  ]),
);

it.each<['GET' | 'POST', string, Record<string, string>]>([
  ['GET', '/list', {}],
  ['GET', '/list', { accept: 'application/json' }],
  ['GET', '/one', CSV],
  ['GET', '/refused', CSV],
  ['POST', '/list', CSV],
])('%s %s with %j is JSON', async (method, url, headers) => {
  const [body, type, disposition, cursor] = await send(method, url, headers);
  expect(JSON.parse(String(body))).toHaveProperty('data');
  expect([type, disposition, cursor]).toEqual(['application/json; charset=utf-8', undefined, undefined]);
});

it('a response without a value is none for who accepts CSV', async () =>
  expect((await send('GET', '/none', CSV)).slice(1)).toEqual(['application/json; charset=utf-8', undefined, undefined]));
