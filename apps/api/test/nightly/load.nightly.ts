import { afterEach, describe, expect, it } from 'vitest';

import { buildApp } from '../../src/app.ts';
import { allowances } from '../../src/db/schema/identity.ts';
import { userSubject } from '../../src/limits/repository.ts';
import { testEnv } from '../../src/testing/env.ts';
import { createPostgres, HAS_POSTGRES, openAt } from '../databases.ts';
import { figure } from '../figure.ts';
import { grantFor, person, topup } from '../people.ts';
import { freePort, ServerProcess } from '../server-process.ts';

const SECONDS = 30;
const LOGINS_PER_SECOND = 500;
const READERS = 10;
const CONNECTIONS = 50;
const SECRETS = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1' };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** A server process on PostgreSQL, a signed-in user, and requests that record their status and duration. */
async function begin() {
  const { url, drop } = await createPostgres();
  cleanups.push(drop);
  const database = await openAt(url);
  const app = await buildApp({ env: testEnv({ pepper: SECRETS.KADO_PEPPER, codeKey: SECRETS.KADO_CODE_KEY }), database });
  cleanups.push(() => app.close());
  const ada = await person(app, { cents: 1_000_000_000n });
  const { token } = ada;
  // The test buys more than a user may in a day.
  await app.db.insert(allowances).values({ subject: userSubject(ada.id), kind: 'quotes', since: new Date(), used: -1_000_000 });
  const item = topup(app);
  const server = new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: url });
  cleanups.push(() => server.kill());
  await server.start();
  const send = async (line: string, { json, headers = {} }: { json?: unknown; headers?: Record<string, string> } = {}) => {
    const [method = 'GET', path = ''] = line.split(' ');
    const start = performance.now();
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - start };
  };
  return { send, item, grant: (quoteId: string) => grantFor(app, ada, quoteId) };
}

const at99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
const countOf = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .toSorted((a, b) => a - b)
    .map((status) => `${statuses.filter((each) => each === status).length} × ${status}`)
    .join(', ');

describe.runIf(HAS_POSTGRES)('A server under load', () => {
  it('A10 serves everybody else during 500 sign-ins a second', async (context) => {
    const { send } = await begin();
    const logins: Promise<number>[] = [];
    const reads: { status: number; ms: number }[] = [];
    const end = performance.now() + SECONDS * 1000;
    const read = async (): Promise<void> => {
      while (performance.now() < end)
        for (const path of ['GET /balance', 'GET /orders', 'GET /networks']) reads.push(await send(path));
    };
    const readers = Array.from({ length: READERS }, read);
    let name = 0;
    const flood = setInterval(() => {
      for (let count = 0; count < LOGINS_PER_SECOND / 20; count += 1) {
        const json = { identifier: `stranger-${(name += 1)}@example.test`, pin: '913572' };
        logins.push(send('POST /auth/login', { json, headers: { authorization: '' } }).then(({ status }) => status));
      }
    }, 50);
    await Promise.all(readers);
    clearInterval(flood);
    const statuses = await Promise.all(logins);
    const p99 = at99(reads.map(({ ms }) => ms));
    figure(context, `${reads.length} other requests, p99 ${Math.round(p99)} ms; sign-ins: ${countOf(statuses)}`);
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    expect(statuses.filter((status) => status !== 401 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
  });

  it('M11 holds 50 connections, with checkouts as a fifth of the requests', async (context) => {
    const { send, item, grant } = await begin();
    const seen: { status: number; ms: number; isCheckout: boolean }[] = [];
    const end = performance.now() + 2 * SECONDS * 1000;
    let key = 0;
    const buy = async (): Promise<void> => {
      const quote = await send('POST /quotes', { json: { items: [item] } });
      const { id: quoteId } = (JSON.parse(quote.text) as { data: { id: string } }).data;
      const headers = { 'idempotency-key': `load-test-${String((key += 1)).padStart(12, '0')}` };
      seen.push({
        ...(await send('POST /checkout', { json: { quoteId, grant: await grant(quoteId) }, headers })),
        isCheckout: true,
      });
    };
    const work = async (): Promise<void> => {
      while (performance.now() < end) {
        for (const path of ['GET /balance', 'GET /orders', 'GET /networks', 'GET /users/me'])
          seen.push({ ...(await send(path)), isCheckout: false });
        await buy();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    const checkouts = seen.filter(({ isCheckout }) => isCheckout);
    const rate = Math.round(checkouts.length / (2 * SECONDS));
    figure(
      context,
      `${seen.length} requests, ${rate} checkouts a second, p99 ${Math.round(at99(checkouts.map(({ ms }) => ms)))} ms`,
    );
    expect(seen.filter(({ status }) => status >= 300)).toEqual([]);
  });
});
