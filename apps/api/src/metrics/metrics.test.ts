import { AggregatorRegistry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { systemClock } from '../clock.ts';
import type { Database } from '../db/types.ts';
import { openMemory } from '../testing/fresh-database.ts';
import { createMetrics } from './metrics.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

it('O11 the metrics of several processes contain the longest hash queue, because each process refuses by its own', async () => {
  const processes = [30, 40].map((anonymous) =>
    createMetrics({
      database,
      clock: systemClock,
      promiseSeconds: 60,
      hashQueue: () => ({ running: 1, signedIn: 0, anonymous }),
    }),
  );
  const each = await Promise.all(processes.map(({ registry }) => registry.getMetricsAsJSON()));
  const text = await AggregatorRegistry.aggregate(each).metrics();
  expect(text).toContain('kado_hash_queue{state="waiting_anonymous"} 40\n');
});
