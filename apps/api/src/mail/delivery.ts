import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { mails } from '../db/schema/system.ts';
import { rowsOf } from '../db/sql.ts';
import { earliestTimer } from '../jobs/earliest-timer.ts';
import type { Channel, Message } from './message.ts';
import { createSenders, MAX_AT_ONCE } from './senders.ts';

/** Finds messages of transactions that took longer than SOON_MS: they committed after the round that they triggered. */
const POLL_MS = 2000;
const SOON_MS = 50;
/** Longer than one attempt takes, so that no other process sends the same message at the same time. */
const LEASE = sql`interval '2 minutes'`;
const backoff = sql`least(power(2, least(attempts, 10)) * interval '5 seconds', interval '1 hour')`;

type Row = { id: string; encrypted: string; template: unknown; ageSeconds: number };
type MessageOf = (row: Row) => Promise<Message | undefined>;
type Send = (message: Message) => Promise<void>;

async function claim({ db, clock }: FastifyInstance, channel: Channel, limit: number): Promise<Row[]> {
  const now = clock.sql();
  return rowsOf<Row>(
    db,
    sql`update ${mails} set attempts = attempts + 1,
      next_at = ${now} + ${LEASE},
      state = case when attempts >= 40 then 'failed' else state end
      where id in (select id from ${mails} where state = 'queued' and channel = ${channel} and next_at <= ${now}
        order by urgent desc, id limit ${limit} for update skip locked)
      returning id, sealed as encrypted, letter as template, extract(epoch from ${now} - created_at)::float8 as "ageSeconds"`,
  );
}

/** Sends one message unless its lifetime is over. A failed message is retried after ten seconds, then at growing intervals. */
async function deliver({ db, clock, log }: FastifyInstance, row: Row, messageOf: MessageOf, send: Send): Promise<void> {
  try {
    const message = await messageOf(row);
    const isWorthless = row.ageSeconds >= (message?.lifetimeSeconds ?? Number.POSITIVE_INFINITY);
    if (message && !isWorthless) await send(message);
    // The content is erased after sending, because it may contain a code.
    await db.execute(sql`update ${mails} set state = ${isWorthless ? 'void' : 'sent'}, sealed = '' where id = ${row.id}`);
  } catch (error) {
    log.warn({ err: error }, 'message not delivered');
    const now = clock.sql();
    await db.execute(sql`update ${mails} set next_at = ${now} + ${backoff} where id = ${row.id}`);
  }
}

/** Sends the messages of one channel. When one is finished, the next is claimed, so a hanging one delays no others. Returns a function that triggers a round soon. */
function startChannel(app: FastifyInstance, channel: Channel, deliverOne: (row: Row) => Promise<void>): () => void {
  const warn = (cause: unknown): void => app.log.warn({ err: cause }, 'outbox not read');
  const active = new Set<Promise<void>>();
  let wake = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;
  let closed = false;

  const deliverDue = async (): Promise<void> => {
    for (;;) {
      wake = Promise.withResolvers();
      const room = closed ? 0 : MAX_AT_ONCE - active.size;
      for (const row of room > 0 ? await claim(app, channel, room) : []) {
        const delivery = deliverOne(row)
          .catch(warn)
          .finally(() => active.delete(delivery));
        active.add(delivery);
      }
      if (active.size === 0) return;
      await Promise.race([...active, wake.promise]);
    }
  };
  // Bound to the context in which the delivery was created, so that it is not traced as part of a request that queues a message.
  const run = AsyncLocalStorage.bind((): void => {
    wake.resolve();
    running ??= deliverDue()
      .catch(warn)
      .finally(() => (running = undefined));
    schedule(POLL_MS);
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
    await Promise.all(active);
  });
  return () => schedule(SOON_MS);
}

/**
 * Sends queued messages, urgent ones first, then the oldest, and retries failed ones at growing intervals for 32 hours: 41 attempts. Returns a function that
 * triggers the next round of a channel soon.
 */
export function startDelivery(app: FastifyInstance, messageOf: MessageOf): (channel: Channel) => void {
  const senders = createSenders(app.env);
  if (!senders) return () => undefined;
  app.addHook('onClose', async () => senders.close());
  const start = (channel: Channel) => startChannel(app, channel, (row) => deliver(app, row, messageOf, senders[channel]));
  // Two independent channels: text messages are sent while the mail server hangs.
  const channels = { email: start('email'), sms: start('sms') };
  return (channel) => channels[channel]();
}
