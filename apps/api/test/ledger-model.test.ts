import * as fc from 'fast-check';
import { it } from 'vitest';

import { figure } from './figure.ts';
import { MemoryWorld } from './model/memory.ts';
import { commands } from './model/world.ts';

it('M3 the ledger balances after every step of 1,000 random histories of 60 steps', async (context) => {
  await fc.assert(
    fc.asyncProperty(commands(60), async (steps) => {
      const world = new MemoryWorld();
      for (const step of steps) await world.run(step);
    }),
    { numRuns: 1000 },
  );
  figure(context, '1,000 histories × 60 steps, 0 violations');
});
