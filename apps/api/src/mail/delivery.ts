import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { mails } from '../db/schema/system.ts';
import { rowsOf } from '../db/sql.ts';
import { earliestTimer } from '../jobs/earliest-timer.ts';
import type { Channel, Message } from './message.ts';
import { createSenders } from './senders.ts';

const POLL_MS = 10_000;
const SOON_MS = 50;
const BATCH = 10;
/** Longer than one attempt takes: another process must not send the same message meanwhile. */
const LEASE = sql`interval '2 minutes'`;
const backoff = sql`least(power(2, least(attempts, 10)) * interval '5 seconds', interval '1 hour')`;

type Row = { id: string; channel: Channel; sealed: string; letter: unknown };
type Open = (row: Row) => Promise<Message | undefined>;

/** Sends queued messages, oldest first, and retries failed ones at growing intervals for 32 hours: 41 attempts. Returns a function that triggers the next round soon. */
export function startDelivery(app: FastifyInstance, open: Open): () => void {
  const senders = createSenders(app.env);
  if (!senders) return () => undefined;
  const { db, clock, log } = app;
  let running: Promise<void> | undefined;
  let closed = false;

  const claim = async (): Promise<Row[]> => {
    const now = clock.sql();
    return rowsOf<Row>(
      db,
      sql`update ${mails} set attempts = attempts + 1,
      next_at = ${now} + ${LEASE},
      state = case when attempts >= 40 then 'failed' else state end
      where id in (select id from ${mails} where state = 'queued' and next_at <= ${now} order by id limit ${BATCH} for update skip locked)
      returning id, channel, sealed, letter`,
    );
  };
  const send = async (row: Row): Promise<void> => {
    const message = await open(row);
    if (message) await senders[row.channel](message);
    // The content is erased after sending, because it may contain a code.
    await db.execute(sql`update ${mails} set state = 'sent', sealed = '' where id = ${row.id}`);
  };
  /** Tries again after ten seconds at first, then ever later. */
  const retryLater = async (row: Row, cause: unknown): Promise<void> => {
    log.warn({ err: cause }, 'message not delivered');
    const now = clock.sql();
    await db.execute(sql`update ${mails} set next_at = ${now} + ${backoff} where id = ${row.id}`);
  };
  const deliverDue = async (): Promise<void> => {
    for (;;) {
      const rows = closed ? [] : await claim();
      if (rows.length === 0) return;
      await Promise.all(rows.map((row) => send(row).catch((cause: unknown) => retryLater(row, cause))));
    }
  };
  // Bound to where the delivery was made: it is not part of the request that queues a message.
  const run = AsyncLocalStorage.bind((): void => {
    running ??= deliverDue()
      .catch((cause: unknown) => log.warn({ err: cause }, 'outbox not read'))
      .finally(() => {
        running = undefined;
        schedule(POLL_MS);
      });
  });
  const timer = earliestTimer(run);
  const schedule = (ms: number): void => {
    if (!closed) timer.within(ms);
  };
  app.addHook('onReady', async () => schedule(0));
  app.addHook('preClose', async () => {
    closed = true;
    timer.stop();
    await running;
  });
  return () => schedule(SOON_MS);
}
