import { connect, createServer, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { createPostgres, HAS_POSTGRES } from './databases.ts';

/** Stands between us and the database, and can pull the plug. */
async function createPlug(target: URL) {
  const sockets = new Set<Socket>();
  let plugged = true;
  const server = createServer((client) => {
    if (!plugged) return void client.destroy();
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
    pull: () => {
      plugged = false;
      for (const socket of sockets) socket.destroy();
    },
    push: () => {
      plugged = true;
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

describe.runIf(HAS_POSTGRES)('With the database away (postgres)', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let plug: Awaited<ReturnType<typeof createPlug>>;
  let database: Database;
  const lost: unknown[] = [];
  beforeAll(async () => {
    own = await createPostgres();
    plug = await createPlug(new URL(own.url));
    database = await openPostgres(plug.url, (cause) => lost.push(cause));
  });
  afterAll(async () => {
    await plug.close();
    await own.drop();
  });

  it('O2 health stays, ready says no, every other call says 503, and all come back by themselves', async () => {
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
      plug.pull();
      for (const { status } of await busy) expect([200, 503]).toContain(status);
      expect((await call('GET /health')).status).toBe(200);
      for (const answer of [
        await call('GET /ready'),
        await call('POST /auth/login', { body }),
        await call('GET /users/me', { token: 'x'.repeat(43) }),
      ]) {
        expect(answer).toMatchObject({ status: 503, failure: { code: 'UNAVAILABLE', retryAfter: 1 } });
        expect(answer.headers['retry-after']).toBe('1');
      }
      plug.push();
      const start = performance.now();
      let ready = await call('GET /ready');
      while (ready.status !== 200 && performance.now() - start < 3000) ready = await call('GET /ready');
      expect(ready.status).toBe(200);
    }
    expect(lost.length).toBeGreaterThan(0);
    await app.close();
  });
});
