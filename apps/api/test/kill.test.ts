import { EventEmitter, once } from 'node:events';

import { afterEach, expect, it } from 'vitest';

import { buyAll, expectAllKept, prepareBuyers } from './buyers.ts';
import { KINDS } from './databases.ts';
import { durableDatabase } from './durable-database.ts';
import { figure } from './figure.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { size } from './size.ts';

const KILLS = size(20, 200);
const CLIENTS = 30;
/** The minimum number of acknowledged orders before each kill. */
const ORDERS_PER_KILL = 10;
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

for (const kind of KINDS)
  it(`M5 ${kind}: ${KILLS} × kill -9 under 30 clients that retry with their own keys loses and duplicates nothing`, async (context) => {
    const { open, env } = await durableDatabase(kind, cleanups);
    const buyers = await prepareBuyers(await open(), CLIENTS, size(100, 1000));
    // One process, because the other processes of a server end themselves when the first one is killed.
    const server = new ServerProcess(await freePort(), { ...env, KADO_PROCESSES: '1' });
    cleanups.push(() => server.kill());
    await server.start();
    const progress = new EventEmitter();
    let restarted: Promise<unknown> = Promise.resolve();
    let over = false;
    const buying = buyAll({ url: server.url, progress, running: () => restarted, isOver: () => over }, buyers);
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Kills after a random number of orders, so that other clients are in the middle of theirs.
      const orders = ORDERS_PER_KILL + Math.floor(Math.random() * 30);
      for (let count = 0; count < orders; count += 1) await once(progress, 'acknowledged');
      const restart = Promise.withResolvers<void>();
      restarted = restart.promise;
      await server.kill();
      restarts.push(await server.start());
      restart.resolve();
    }
    over = true;
    await buying;
    await server.kill('SIGTERM');
    const { orders, lost, double } = await expectAllKept(await open(), buyers);
    const slowest = Math.round(Math.max(...restarts));
    figure(context, `${orders} orders acknowledged, ${lost} lost, ${double} double, slowest restart ${slowest} ms`);
    expect(orders).toBeGreaterThanOrEqual(KILLS * ORDERS_PER_KILL);
  });
