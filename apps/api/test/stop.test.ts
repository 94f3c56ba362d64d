import { EventEmitter, once } from 'node:events';

import { afterEach, expect, it } from 'vitest';

import { buyAll, expectAllKept, prepareBuyers } from './buyers.ts';
import { HAS_POSTGRES, type Kind } from './databases.ts';
import { durableDatabase } from './durable-database.ts';
import { figure } from './figure.ts';
import { freePort, ServerProcess } from './server-process.ts';

const CLIENTS = 30;
const ORDERS = 200;
const CASES: [string, Kind, number][] = [
  ['embedded', 'embedded', 1],
  ...(HAS_POSTGRES
    ? ([
        ['postgres', 'postgres', 1],
        ['postgres, two processes', 'postgres', 2],
      ] satisfies [string, Kind, number][])
    : []),
];
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

it.for(CASES)(
  'O1 stops gracefully under thirty clients that buy, every purchase that it made is answered and kept (%s)',
  async ([, kind, processes], context) => {
    const { open, env } = await durableDatabase(kind, cleanups);
    const buyers = await prepareBuyers(await open(), CLIENTS, 100);
    const server = new ServerProcess(await freePort(), { ...env, KADO_PROCESSES: String(processes) });
    cleanups.push(() => server.kill());
    await server.start();
    if (processes > 1) await server.untilOutput(new RegExp(`(?:a process serves[^]*){${processes}}`));
    const progress = new EventEmitter();
    let isStopping = false;
    let turnedAway = 0;
    const { promise: areAllAway, resolve: allAway } = Promise.withResolvers<void>();
    const { promise: never } = Promise.withResolvers<void>();
    // A client that was refused, or lost its connection, waits forever, because the server does not come back.
    const running = (): Promise<void> => {
      if (!isStopping) return Promise.resolve();
      if ((turnedAway += 1) === CLIENTS) allAway();
      return never;
    };
    void buyAll({ url: server.url, progress, running, isOver: () => false }, buyers);
    for (let count = 0; count < ORDERS; count += 1) await once(progress, 'acknowledged');
    isStopping = true;
    const start = performance.now();
    await server.kill('SIGTERM');
    const ms = Math.round(performance.now() - start);
    // After nine seconds, the server would end with another exit code.
    expect(await server.ended()).toBe(0);
    await areAllAway;
    const { orders, lost, double } = await expectAllKept(await open(), buyers);
    figure(context, `ended after ${ms} ms; ${orders} orders acknowledged, ${lost} lost, ${double} not`);
    expect(orders).toBeGreaterThanOrEqual(ORDERS);
  },
);
