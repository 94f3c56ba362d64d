import { Failure } from '@kado/contracts';
import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { KINDS } from '../databases.ts';
import { checkDocumented } from '../documented.ts';
import { withDatabases } from '../fixture.ts';
import { newKey, person } from '../people.ts';
import { size } from '../size.ts';
import { prepareThings } from '../things.ts';
import { type Operation, operationsOf } from './operations.ts';
import { invalid, invalidQuery, type JsonSchema, valid } from './values.ts';

/** For each operation 300 valid and 300 invalid requests, at night 5,000 each. They are divided among the databases. */
const RUNS = size(300, 5000) / KINDS.length;
/** Fixed, so that a failure can be reproduced; FUZZ_SEED overrides it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const STACK = /\bat .+:\d+:\d+|node_modules|\.ts:\d+/;

type Request = { path: string; body: unknown; query: unknown };
const nothing = fc.constant(undefined);
const ids = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/));

type Make = (schema: JsonSchema) => Arbitrary<unknown>;

/** `known` has existing ids by the topic of their routes; on average every second request uses one. */
const requests = (
  operation: Operation,
  make: Make,
  makeQuery: Make,
  known: Readonly<Record<string, string>> = {},
): Arbitrary<Request> =>
  fc.record({
    path: fc
      .tuple(ids, fc.boolean())
      .map(([id, isKnown]) =>
        operation.path.replaceAll(/([\w-]+)\/\{\w+\}/g, (_, topic: string) => `${topic}/${(isKnown && known[topic]) || id}`),
      ),
    body: operation.body ? make(operation.body) : nothing,
    query: operation.query ? (operation.body ? valid(operation.query) : makeQuery(operation.query)) : nothing,
  });

function search(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).map(
    ([name, value]) =>
      [name, typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\0') : String(JSON.stringify(value))] as [
        string,
        string,
      ],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** A customer, and an operator for the routes of operators. */
async function tokensOf(app: FastifyInstance): Promise<(operation: Operation) => string> {
  const [ada, ops] = [await person(app), await person(app, { role: 'operator' })];
  return ({ path }) => (path.includes('/admin/') ? ops : ada).token;
}

async function send(app: FastifyInstance, token: string, { method }: Operation, { path, body, query }: Request) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newKey() };
  return app.inject({
    method: method as 'GET',
    url: path + search(query),
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** Checks that a response is documented, has the common format and is not a server error. */
function check(app: FastifyInstance, response: Awaited<ReturnType<typeof send>>, { method, path }: Operation): void {
  const { statusCode, headers, payload } = response;
  expect(statusCode).toBeLessThan(500);
  checkDocumented(app, method, path, response);
  expect(payload).not.toMatch(STACK);
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  Failure.parse(JSON.parse(payload));
}

withDatabases(`Fuzzing, seed ${SEED}`, (make, kind) => {
  const runs = { numRuns: RUNS, seed: SEED + KINDS.indexOf(kind) };
  it('I1 accepts every request that the document allows, with existing and unknown ids', async () => {
    const made = await make();
    const { app } = made;
    const { owner, other, operator, ids: own } = await prepareThings(made);
    // Not the session, because signing it out would end the requests.
    const { sessions: _, ...kept } = own;
    const known = { ...kept, users: other.id, 'gift-products': app.reference.giftProducts[0]!.id };
    const tokenFor = ({ path }: Operation) =>
      (path.includes('/admin/') ? operator : path.endsWith('/logout') ? other : owner).token;
    const operations = operationsOf(app).filter(({ form }) => !form);
    expect(operations.length).toBeGreaterThan(20);
    // GET routes that never found a known id, and routes with a session that returned 401.
    const unreached: string[] = [];
    for (const operation of operations) {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requests(operation, valid, valid, known), async (request) => {
          const response = await send(app, tokenFor(operation), operation, request);
          check(app, response, operation);
          expect([400, 405, 413, 415]).not.toContain(response.statusCode);
          statuses.add(response.statusCode);
        }),
        runs,
      );
      const { method, path } = operation;
      const isKnown = Object.keys(known).some((topic) => path.includes(`/${topic}/{`));
      if (method === 'GET' && isKnown && !statuses.has(200)) unreached.push(path);
      if (operation.closed && statuses.has(401)) unreached.push(path);
    }
    expect(unreached).toEqual([]);
  });

  it('I1, I9 rejects every request that the document does not allow, including extreme dates, cursors and texts', async () => {
    const { app } = await make();
    const tokenFor = await tokensOf(app);
    const operations = operationsOf(app).filter(({ body, query }) => body ?? query);
    expect(operations.length).toBeGreaterThan(12);
    for (const operation of operations)
      await fc.assert(
        fc.asyncProperty(requests(operation, invalid, invalidQuery), async (request) => {
          const response = await send(app, tokenFor(operation), operation, request);
          check(app, response, operation);
          expect(response.statusCode).toBe(422);
          expect(Object.keys(response.json<Failure>().data.fields ?? {}).length).toBeGreaterThan(0);
        }),
        runs,
      );
  });

  it('I1 returns 401 without a session, and 405 with Allow for a wrong method', async () => {
    const { app } = await make();
    const operations = operationsOf(app);
    const methods = new Map<string, string[]>();
    for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
    for (const [path, allowed] of methods)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => !allowed.includes(each))) {
        const response = await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x') });
        expect([path, method, response.statusCode]).toEqual([path, method, 405]);
        for (const each of allowed) expect(response.headers.allow).toContain(each);
      }
    for (const { method, path, closed } of operations.filter((each) => each.closed)) {
      expect(closed).toBe(true);
      expect((await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x') })).statusCode).toBe(401);
    }
  });
});
