import { Failure } from '@kado/contracts';
import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../fixture.ts';
import { newKey, person } from '../people.ts';
import { type Operation, operationsOf } from './operations.ts';
import { invalid, type JsonSchema, valid } from './values.ts';

const RUNS = 300;
/** The same on every run, so that a red one is red again; another one by FUZZ_SEED. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const STACK = /\bat .+:\d+:\d+|node_modules|\.ts:\d+/;

type Ask = { path: string; body: unknown; query: unknown };
const nothing = fc.constant(undefined);
const ids = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/));

const asks = (operation: Operation, make: (schema: JsonSchema) => Arbitrary<unknown>): Arbitrary<Ask> =>
  fc.record({
    path: ids.map((id) => operation.path.replaceAll(/\{\w+\}/g, id)),
    body: operation.body ? make(operation.body) : nothing,
    query: operation.query ? (operation.body ? valid(operation.query) : make(operation.query)) : nothing,
  });

function search(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).map(
    ([name, value]) =>
      [name, typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value))] as [string, string],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

async function send(app: FastifyInstance, token: string, { method }: Operation, { path, body, query }: Ask) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newKey() };
  return app.inject({
    method: method as 'GET',
    url: path + search(query),
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** What holds of every answer, whatever was asked: documented, in our envelope, and never our fault. */
function check({ statusCode, headers, payload }: Awaited<ReturnType<typeof send>>, { statuses }: Operation): void {
  expect(statusCode).toBeLessThan(500);
  expect(statuses).toContain(statusCode >= 400 ? '4XX' : String(statusCode));
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(payload).not.toMatch(STACK);
  if (statusCode >= 400) Failure.parse(JSON.parse(payload));
}

withDatabases(`Nonsense, seed ${SEED}`, (make) => {
  it('I1 takes whatever the document allows: no failure of ours, no complaint about its form', { timeout: 240_000 }, async () => {
    const { app } = await make();
    const { token } = await person(app);
    const operations = operationsOf(app);
    expect(operations.length).toBeGreaterThan(20);
    for (const operation of operations)
      await fc.assert(
        fc.asyncProperty(asks(operation, valid), async (ask) => {
          const answer = await send(app, token, operation, ask);
          check(answer, operation);
          expect([400, 405, 413, 415]).not.toContain(answer.statusCode);
        }),
        { numRuns: RUNS, seed: SEED },
      );
  });

  it('I1 refuses whatever it does not allow', { timeout: 240_000 }, async () => {
    const { app } = await make();
    const { token } = await person(app);
    const operations = operationsOf(app).filter(({ body, query }) => body ?? query);
    expect(operations.length).toBeGreaterThan(12);
    for (const operation of operations)
      await fc.assert(
        fc.asyncProperty(asks(operation, invalid), async (ask) => {
          const answer = await send(app, token, operation, ask);
          check(answer, operation);
          expect(answer.statusCode).toBe(422);
          expect(Object.keys(answer.json<Failure>().data.fields ?? {}).length).toBeGreaterThan(0);
        }),
        { numRuns: RUNS, seed: SEED },
      );
  });

  it('I1 ignores no missing session, and answers every wrong method 405 with Allow', async () => {
    const { app } = await make();
    const operations = operationsOf(app);
    const methods = new Map<string, string[]>();
    for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
    for (const [path, allowed] of methods)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => !allowed.includes(each))) {
        const answer = await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x') });
        expect([path, method, answer.statusCode]).toEqual([path, method, 405]);
        for (const each of allowed) expect(answer.headers.allow).toContain(each);
      }
    for (const { method, path, closed } of operations.filter((each) => each.closed)) {
      expect(closed).toBe(true);
      expect((await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x') })).statusCode).toBe(401);
    }
  });
});
