import fastify from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { csvResponses } from './csv-responses.ts';

const LIST = { data: [{ id: 'a' }], meta: { nextCursor: 'next' } };

type Options = { method?: 'GET' | 'POST'; accept?: string | undefined; status?: number };

async function answered(payload: unknown, options: Options = {}) {
  const { method, accept, status } = { method: 'GET' as const, accept: 'text/csv', status: 200, ...options };
  const app = fastify();
  csvResponses(app);
  app.route({ method: ['GET', 'POST'], url: '/', handler: async (_, reply) => reply.code(status).send(payload) });
  const { headers, body } = await app.inject({ method, url: '/', headers: accept === undefined ? {} : { accept } });
  await app.close();
  return { type: headers['content-type'], file: headers['content-disposition'], next: headers['x-next-cursor'], body };
}

const csv = { type: 'text/csv; charset=utf-8', file: 'attachment; filename="kado.csv"' };
const json = { type: 'application/json; charset=utf-8', file: undefined, next: undefined };

it('a list is a CSV file for a client that prefers it, with the next cursor in a header', async () => {
  expect(await answered(LIST)).toEqual({ ...csv, next: 'next', body: 'id\r\na\r\n' });
  for (const accept of ['text/html, text/csv;q=0.9', 'TEXT/CSV', 'text/csv; charset=UTF-8', 'application/json;q=0.5, text/csv'])
    expect(await answered(LIST, { accept })).toMatchObject(csv);
});

it.each([{ data: [{ id: 'a' }] }, { data: [{ id: 'a' }], meta: {} }])('the last page %j has no cursor', async (page) =>
  expect(await answered(page)).toMatchObject({ ...csv, next: undefined }),
);

it.each<[string, unknown, Options]>([
  ['a client that wants JSON', LIST, { accept: 'application/json' }],
  ['a client that wants JSON in UTF-8', LIST, { accept: 'application/json; charset=utf-8, text/csv;q=0.9' }],
  ['a client that wants CSV in another charset', LIST, { accept: 'text/csv; charset=utf-16' }],
  ['a client that prefers JSON', LIST, { accept: 'application/json, text/csv;q=0.5' }],
  ['a client that accepts anything', LIST, { accept: '*/*' }],
  ['a client that wants no CSV', LIST, { accept: 'text/csv;q=0' }],
  ['a client that names no format', LIST, { accept: undefined }],
  ['a call that changes something', LIST, { method: 'POST' }],
  ['a failed call', LIST, { status: 500 }],
  ['one object', { data: { id: 'a' } }, {}],
  ['an empty object', {}, {}],
])('%s is answered in JSON', async (_, payload, options) =>
  expect(await answered(payload, options)).toEqual({ ...json, body: JSON.stringify(payload) }),
);

type Operation = { responses: Record<string, { content?: object }>; parameters?: { in: string; name: string }[] };

withDatabases(
  'CSV',
  (make) => {
    it('of an empty list has a header, for every list', async () => {
      const { app, call } = await make();
      const { token } = await person(app, { role: 'operator', cents: 0n });
      const document = app.swagger() as unknown as { paths: Record<string, { get?: Operation }> };
      const lists = Object.entries(document.paths).filter(([, { get }]) => 'text/csv' in (get?.responses['200']?.content ?? {}));
      expect(lists.length).toBeGreaterThan(15);
      for (const [path, { get }] of lists) {
        const nothing = get?.parameters?.some(({ name }) => name === 'q') ? '?q=nothing-like-this' : '';
        const line = `GET ${path.replace('/api/v1', '')}${nothing}`;
        const { status, text } = await call(line, { token, headers: { accept: 'text/csv' } });
        const [head = ''] = text.split('\r\n');
        expect([line, status, head]).toEqual([line, 200, expect.stringMatching(/^\w+(,[\w.]+)*$/)]);
        const columns = head.split(',');
        const inOther = columns.filter((name) =>
          columns.some((each) => !each.endsWith('.currency') && each.startsWith(`${name}.`)),
        );
        expect([line, inOther]).toEqual([line, []]);
      }
    });
  },
  ['embedded'],
);
