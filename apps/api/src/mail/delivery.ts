import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { mails } from '../db/schema/system.ts';
import { rowsOf } from '../ledger/sql.ts';
import type { Channel, Message } from './message.ts';
import type { Seal } from './seal.ts';
import { createSenders } from './senders.ts';

const LOOK_MS = 10_000;
const SOON_MS = 50;
const BATCH = 10;

type Row = { id: string; channel: Channel; sealed: string };

/** Sends what waits, oldest first; what fails comes again, later and later, for a day. Gives what makes it look now. */
export function startDelivery(app: FastifyInstance, seal: Seal): () => void {
  const senders = createSenders(app.env);
  if (!senders) return () => undefined;
  const { db, clock, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  const claim = async (): Promise<Row[]> => {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    return rowsOf<Row>(
      db,
      sql`update ${mails} set attempts = attempts + 1,
      next_at = ${now} + least(power(2, attempts) * interval '10 seconds', interval '1 hour'),
      state = case when attempts >= 40 then 'failed' else state end
      where id in (select id from ${mails} where state = 'queued' and next_at <= ${now} order by id limit ${BATCH} for update skip locked)
      returning id, channel, sealed`,
    );
  };
  const send = async ({ id, channel, sealed }: Row): Promise<void> => {
    await senders[channel](JSON.parse(seal.open(sealed)) as Message);
    // What was said is not kept: the code in it has done its work.
    await db.execute(sql`update ${mails} set state = 'sent', sealed = '' where id = ${id}`);
  };
  const round = async (): Promise<void> => {
    for (;;) {
      const rows = closed ? [] : await claim();
      if (rows.length === 0) return;
      const results = await Promise.allSettled(rows.map(send));
      for (const result of results) if (result.status === 'rejected') log.warn({ err: result.reason }, 'message not delivered');
    }
  };
  const look = (): void => {
    running ??= round()
      .catch((cause: unknown) => log.warn({ err: cause }, 'outbox not read'))
      .finally(() => {
        running = undefined;
        wait(LOOK_MS);
      });
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, ms);
  };
  app.addHook('onReady', async () => wait(0));
  app.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
  return () => wait(SOON_MS);
}
