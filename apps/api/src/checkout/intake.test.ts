import { setImmediate } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';

import { systemClock } from '../clock.ts';
import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { newKey, pay, person, quoteFor, topup } from '../../test/people.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { createIntake, intakeOf } from './intake.ts';

const CLIENTS = 8;
const BOUGHT = 200;
/** One concurrent supplier call, for which fifty items may be due. */
const CALLS = 1;
const MAX_DUE = CALLS * 50;

/** How many turns of the event loop the supplier waits before it delivers, so that people buy faster than it delivers. */
const TURNS = 30;
function slowDown({ supplier }: FastifyInstance): void {
  const submit = supplier.submit.bind(supplier);
  supplier.submit = async (...given) => {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
    return submit(...given);
  };
}

const dueItems = async (db: Db): Promise<number> => {
  // With the embedded database alone, no timer of the worker would ever run.
  await setImmediate();
  return (await rowsOf<{ due: number }>(db, sql`select count(*)::int as due from order_items where next_at <= now()`))[0]!.due;
};

withDatabases('The intake of checkouts', (make) => {
  const begin = async () => {
    const env = { supplierConcurrency: CALLS, submitDelaySeconds: 0, promiseSeconds: 86_400 };
    const made = await make({ env, clock: { ...systemClock, advance: () => undefined } });
    const ada = await person(made.app, { cents: 10_000_000n });
    return { ...made, ada };
  };

  it(`M16 keeps the backlog flat while people never stop buying: of ${BOUGHT} items, never more than ${MAX_DUE} are due`, async (context) => {
    const { app, call, ada } = await begin();
    slowDown(app);
    app.worker.start();
    const backlogs: number[] = [];
    /** A purchase that is refused because the intake is full is repeated, as the response says. */
    const purchase = async (): Promise<void> => {
      const { id } = await quoteFor(call, ada, [topup(app)]);
      for (const key = newKey(); ;) {
        const { status } = await pay(app, call, ada, id, key);
        if (status === 201) return;
        expect(status).toBe(503);
      }
    };
    let left = BOUGHT;
    const client = async (): Promise<void> => {
      while ((left -= 1) >= 0) {
        await purchase();
        backlogs.push(await dueItems(app.db));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    figure(context, `at most ${Math.max(...backlogs)} of ${backlogs.length} items due at once`);
    expect(backlogs).toHaveLength(BOUGHT);
    expect(Math.max(...backlogs)).toBeLessThanOrEqual(MAX_DUE);
    while ((await dueItems(app.db)) > 0);
    await app.worker.stop();
    await expectInvariants(app.db);
  });

  it('M16 stops at a full backlog however much is bought at once, and continues when the worker starts', async () => {
    const { app, call, ada } = await begin();
    const send = async ({ id }: { id: string }, key: string) => (await pay(app, call, ada, id, key)).status;
    const quotes = await Promise.all(Array.from({ length: 2 * MAX_DUE }, () => quoteFor(call, ada, [topup(app)])));
    const keys = quotes.map(() => newKey());
    const first = await Promise.all(quotes.map((quote, index) => send(quote, keys[index]!)));
    expect(new Set(first)).toEqual(new Set([201, 503]));
    expect(await dueItems(app.db)).toBeLessThanOrEqual(MAX_DUE);
    expect(first.filter((status) => status === 201)).toHaveLength(await dueItems(app.db));
    await app.worker.tick();
    const refused = first.indexOf(503);
    expect(await send(quotes[refused]!, keys[refused]!)).toBe(201);
    await expectInvariants(app.db);
  });
});

withDatabases('A full intake', (make) => {
  const begin = async () => {
    const made = await make({ env: { supplierConcurrency: CALLS, submitDelaySeconds: 0 } });
    const ada = await person(made.app, { cents: 10_000_000n });
    const quotes = await Promise.all(Array.from({ length: MAX_DUE + 1 }, () => quoteFor(made.call, ada, [topup(made.app)])));
    const keys = quotes.map(() => newKey());
    const placed = await Promise.all(quotes.slice(1).map(({ id }, index) => pay(made.app, made.call, ada, id, keys[index + 1])));
    const first = placed.findIndex(({ status }) => status === 201);
    return {
      ...made,
      ada,
      unpaid: quotes[0]!,
      key: keys[first + 1]!,
      quote: quotes[first + 1]!,
      order: placed[first]!.body.data,
    };
  };

  it('M16 answers a retry with its order, and an anonymous request with 401, without waiting for a slot', async () => {
    const { app, call, ada, unpaid, key, quote, order } = await begin();
    expect((await pay(app, call, ada, unpaid.id)).status).toBe(503);
    const again = await pay(app, call, ada, quote.id, key);
    expect(again.status).toBe(201);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body.data.id).toBe(order.id);
    expect((await pay(app, call, ada, unpaid.id, key)).failure).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await pay(app, call, { ...ada, token: 'a'.repeat(43) }, unpaid.id)).status).toBe(401);
    await expectInvariants(app.db);
  });
});

describe('The intake', () => {
  const made = (due: number[], max: number) => {
    let counts = 0;
    const execute = async () => ({ rows: [{ due: due[(counts += 1) - 1] ?? max }] });
    const intake = createIntake({ db: { execute } as unknown as Db, clock: systemClock, max, pauseMs: 0, tries: 3 });
    return { intake, counts: () => counts };
  };
  const bought = async (): Promise<string> => 'bought';

  it('M16 waits for a slot, and finally refuses', async () => {
    const { intake, counts } = made([2, 2, 0], 2);
    expect(await intake(bought)).toBe('bought');
    expect(counts()).toBe(3);
    const results = await Promise.allSettled([intake(bought), intake(bought)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(results[0]).toMatchObject({ reason: { status: 503, extras: { retryAfter: 2 } } });
  });

  it('M16 calls `whenFull` once, and only when it has no slot', async () => {
    const { intake, counts } = made([0, 1, 1, 1, 1, 1, 1], 1);
    const asked: string[] = [];
    const ask = (answer?: string) => async () => {
      asked.push(String(answer));
      return answer;
    };
    expect(await intake(bought, ask('replayed'))).toBe('bought');
    expect(asked).toEqual([]);
    expect(await intake(bought, ask('replayed'))).toBe('replayed');
    expect(counts()).toBe(2);
    await expect(intake(bought, ask())).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual(['replayed', 'undefined']);
  });

  it('M16 counts the due items and the supplier calls of all processes', async () => {
    const db = { execute: async () => ({ rows: [{ due: 75 }] }) };
    const app = { db, clock: systemClock, env: { supplierConcurrency: 1, processes: 2 } };
    expect(await intakeOf(app as unknown as FastifyInstance)(bought)).toBe('bought');
  });

  it('M16 counts running checkouts as items', async () => {
    const { intake } = made([0, 0, 0, 0, 0, 0, 0, 0], 2);
    const { promise, resolve } = Promise.withResolvers<string>();
    const running = [intake(() => promise), intake(() => promise)];
    await expect(intake(bought)).rejects.toMatchObject({ status: 503 });
    resolve('bought late');
    expect(await Promise.all(running)).toEqual(['bought late', 'bought late']);
    expect(await intake(bought)).toBe('bought');
  });

  it('M16 gives the slot of a failed checkout to the next one', async () => {
    const { intake } = made([0, 0], 1);
    await expect(intake(() => Promise.reject(new Error('no grant')))).rejects.toThrow('no grant');
    expect(await intake(bought)).toBe('bought');
  });
});
