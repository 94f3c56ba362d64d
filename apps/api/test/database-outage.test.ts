import { connect, createServer, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { asAdmin, createPostgres, HAS_POSTGRES } from './databases.ts';

/** A proxy in front of the database that can drop every connection. */
async function createProxy(target: URL) {
  const sockets = new Set<Socket>();
  let connected = true;
  const server = createServer((client) => {
    if (!connected) return void client.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, far],
      [far, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    disconnect: () => {
      connected = false;
      for (const socket of sockets) socket.destroy();
    },
    connect: () => {
      connected = true;
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

describe.runIf(HAS_POSTGRES)('A database outage (postgres)', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let proxy: Awaited<ReturnType<typeof createProxy>>;
  let database: Database;
  const lost: unknown[] = [];
  beforeAll(async () => {
    own = await createPostgres();
    proxy = await createProxy(new URL(own.url));
    database = await openPostgres(proxy.url, (cause) => lost.push(cause));
  });
  afterAll(async () => {
    await proxy.close();
    await own.drop();
  });

  it('O2 /health stays 200, every other route returns 503 and recovers by itself', async () => {
    const app = await buildApp({ env: testEnv(), database });
    const call = callerOf(app);
    const body = { identifier: 'ada@example.test', pin: '913572' };
    expect((await call('GET /ready')).status).toBe(200);
    expect((await call('POST /auth/login', { body })).status).toBe(401);
    for (let round = 0; round < 3; round += 1) {
      const busy = Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          call('POST /auth/forgot-pin', { body: { identifier: `p${round}-${index}@example.test` } }),
        ),
      );
      proxy.disconnect();
      for (const { status } of await busy) expect([200, 503]).toContain(status);
      expect((await call('GET /health')).status).toBe(200);
      for (const response of [
        await call('GET /ready'),
        await call('POST /auth/login', { body }),
        await call('GET /users/me', { token: 'x'.repeat(43) }),
      ]) {
        expect(response).toMatchObject({ status: 503, failure: { code: 'UNAVAILABLE', retryAfter: 1 } });
        expect(response.headers['retry-after']).toBe('1');
      }
      proxy.connect();
      while ((await call('GET /ready')).status !== 200);
    }
    expect(lost.length).toBeGreaterThan(0);
    await app.close();
  });

  it('M6 O2 a database that is read-only after a failover is unavailable, and its connections are dropped', async () => {
    const alter = (setting: string) => asAdmin(`alter database ${new URL(own.url).pathname.slice(1)} ${setting}`);
    const app = await buildApp({ env: testEnv(), database: await openPostgres(proxy.url, () => undefined) });
    const call = callerOf(app);
    const read = () => call('GET /users/me', { token: 'x'.repeat(43) });
    const write = () => call('POST /auth/forgot-pin', { body: { identifier: 'ada@example.test' } });
    expect([(await call('GET /ready')).status, (await write()).status]).toEqual([200, 200]);
    for (const request of [write, () => call('GET /ready')]) {
      // From now on, new connections are read-only.
      await alter('set default_transaction_read_only = on');
      proxy.disconnect();
      proxy.connect();
      while ((await read()).status !== 401);
      const refused = await request();
      expect(refused).toMatchObject({ status: 503, failure: { code: 'UNAVAILABLE', retryAfter: 1 } });
      expect(refused.headers['retry-after']).toBe('1');
      await alter('reset default_transaction_read_only');
      expect((await request()).status).toBe(200);
    }
    await app.close();
  });
});
