import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { figure } from './figure.ts';
import { withDatabases } from './fixture.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { DatabaseWorld } from './model/database.ts';
import { MemoryWorld } from './model/memory.ts';
import { commands } from './model/world.ts';
import { inWords, size } from './size.ts';

const HISTORIES = size(50, 1000);
/** In how many histories the invariants are checked after every step: each check reads the whole database, which grows. */
const CHECKED = size(2, 20);

withDatabases('The ledger', (make) => {
  it(`M3 agrees with the model after every step of ${inWords(HISTORIES)} random histories of 60 steps`, async (context) => {
    const { app } = await make();
    const { db, clock, reference, mail } = app;
    const parts = {
      db,
      clock,
      reference,
      mail,
      walletCurrency: 'USD',
      submitDelaySeconds: 0,
      promiseSeconds: 900,
      practice: false,
    };
    let [histories, events] = [0, 0];
    await fc.assert(
      fc.asyncProperty(commands(60), async (steps) => {
        const memory = new MemoryWorld();
        const database = new DatabaseWorld(parts);
        for (const step of steps) {
          await memory.run(step);
          await database.run(step);
          expect(await database.look()).toEqual(await memory.look());
          events += 1;
          if (histories < CHECKED) await expectInvariants(db);
        }
        await expectInvariants(db);
        histories += 1;
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    figure(
      context,
      `${inWords(histories)} histories with ${inWords(events)} steps; the invariants after each step of ${CHECKED}, and after each history`,
    );
  });
});
