import type { Order } from '@kado/contracts';
import { describe, expect, it, vi } from 'vitest';

import { buildApp } from '../src/app.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { createPostgres, HAS_POSTGRES, openAt } from './databases.ts';
import { withDatabases } from './fixture.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { buy, person, topup } from './people.ts';
import { freePort, ServerProcess } from './server-process.ts';

withDatabases('A server', (make) => {
  it.each([true, false])('M16 runs a worker when it listens, if configured: %s', async (worker) => {
    const { app } = await make({ env: { worker } });
    const start = vi.spyOn(app.worker, 'start');
    await app.listen({ port: 0 });
    expect(start).toHaveBeenCalledTimes(worker ? 1 : 0);
  });
});

describe.runIf(HAS_POSTGRES)('Workers (postgres)', () => {
  it('M16 run as separate processes, and deliver the items of a server without a worker', async () => {
    const { url, drop } = await createPostgres();
    const secrets = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1' };
    const env = { ...secrets, DATABASE_URL: url, KADO_WORKER: 'only' };
    const workers = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
    const database = await openAt(url);
    const app = await buildApp({ env: testEnv({ submitDelaySeconds: 0, worker: false }), database });
    try {
      const call = callerOf(app);
      const ada = await person(app);
      const { id } = await buy(
        app,
        call,
        ada,
        Array.from({ length: 20 }, () => topup(app)),
      );
      for (const worker of workers) await worker.start();
      const order = async () => (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
      while ((await order()).status === 'processing');
      expect((await order()).captured.amountMinor).toBe(20 * 530);
      await expectInvariants(app.db);
      await expect(fetch(`${workers[0]!.url}/api/v1/health`)).rejects.toThrow();
      await Promise.all(workers.map((worker) => worker.kill('SIGTERM')));
      expect(await Promise.all(workers.map((worker) => worker.ended()))).toEqual([0, 0]);
    } finally {
      await Promise.all(workers.map((worker) => worker.kill()));
      await app.close();
      await drop();
    }
  });
});
