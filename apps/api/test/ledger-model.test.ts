import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { figure } from './figure.ts';
import { MemoryWorld } from './model/memory.ts';
import { commands } from './model/world.ts';
import { inWords, size } from './size.ts';

const HISTORIES = size(1000, 20_000);

it(`M3 the ledger balances after every step of ${inWords(HISTORIES)} random histories of 60 steps`, async (context) => {
  let [histories, events] = [0, 0];
  await fc.assert(
    fc.asyncProperty(commands(60), async (steps) => {
      const world = new MemoryWorld();
      for (const step of steps) {
        await world.run(step);
        events += 1;
      }
      histories += 1;
    }),
    { numRuns: HISTORIES },
  );
  expect(histories).toBe(HISTORIES);
  figure(context, `${inWords(histories)} histories with ${inWords(events)} steps`);
});
