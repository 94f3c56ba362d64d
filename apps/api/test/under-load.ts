import { EventEmitter, once } from 'node:events';

import { expect } from 'vitest';

import { buyAll, expectAllKept, type OrderCounts, prepareBuyers } from './buyers.ts';
import { openAt } from './databases.ts';
import { freePort, ServerProcess } from './server-process.ts';

const BUYERS = 8;
const PROCESSES = 2;
const SECRETS = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1', KADO_SUBMIT_DELAY_SECONDS: '0' };

export type Load = {
  /** Resolves after this many further orders were acknowledged. */
  orders: (count: number) => Promise<void>;
  /** Resolves after the server has responded 503 to this many further checkouts. */
  refusals: (count: number) => Promise<void>;
  /** How many checkouts the server has answered with 503 so far. */
  refused: () => number;
  /** Stops the buyers and the server, and checks that every acknowledged order is stored once; returns the counts. */
  end: () => Promise<OrderCounts>;
};

/** A server of two processes on PostgreSQL, and users who buy continuously and repeat failed requests; each has a number of purchases. */
export async function startLoad(url: string, each: number, cleanups: (() => Promise<void>)[]): Promise<Load> {
  const open = () => openAt(url);
  const buyers = await prepareBuyers(await open(), BUYERS, each);
  const server = new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: url, KADO_PROCESSES: String(PROCESSES) });
  cleanups.push(() => server.kill());
  await server.start();
  // A process that starts without a database ends.
  await server.untilOutput(new RegExp(`(?:a process serves[^]*){${PROCESSES}}`));
  const progress = new EventEmitter();
  let refused = 0;
  progress.on('unavailable', () => (refused += 1));
  let over = false;
  const soon = () => new Promise((resolve) => void setImmediate(resolve));
  const buying = buyAll({ url: server.url, progress, running: soon, isOver: () => over }, buyers);
  const soldOut = buying.then(() => {
    if (!over) throw new Error('The buyers need more purchases.');
  });
  soldOut.catch(() => undefined);
  const hear = async (event: string, count: number): Promise<void> => {
    for (let heard = 0; heard < count; heard += 1) await Promise.race([once(progress, event), soldOut]);
  };
  return {
    orders: (count) => hear('acknowledged', count),
    refusals: (count) => hear('unavailable', count),
    refused: () => refused,
    end: async () => {
      over = true;
      await buying;
      expect(server.output()).not.toContain('a process ended');
      await server.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
      return expectAllKept(await open(), buyers);
    },
  };
}
