import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { mails } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';
import { newId } from '../ledger/new-id.ts';
import { startDelivery } from './delivery.ts';
import type { Channel, Message, SentMessage } from './message.ts';
import { createSeal } from './seal.ts';

export type Outbox = {
  /** Writes a message together with what causes it; it leaves once that is committed. `nobody` costs the same and goes nowhere. */
  queue: (tx: Db, message: Message, channel?: Channel | 'nobody') => Promise<void>;
  /** Newest first. */
  list: (limit?: number) => Promise<SentMessage[]>;
};

/** The messages that wait in the database: they survive a restart, and a request never waits for a mail server. */
export function createOutbox(app: FastifyInstance): Outbox {
  const { env, clock, db } = app;
  const seal = createSeal(env.codeKey);
  const nudge = startDelivery(app, seal);
  return {
    queue: async (tx, message, channel = 'email') => {
      const at = clock.now();
      const state = channel === 'nobody' ? 'void' : 'queued';
      await tx
        .insert(mails)
        .values({ id: newId(), channel, state, sealed: seal.close(JSON.stringify(message)), nextAt: at, createdAt: at });
      nudge();
    },
    list: async (limit = 200) => {
      const rows = await db
        .select()
        .from(mails)
        .where(and(eq(mails.state, 'queued')))
        .orderBy(desc(mails.id))
        .limit(limit);
      return rows.map(({ sealed, createdAt }) => ({
        ...(JSON.parse(seal.open(sealed)) as Message),
        at: createdAt.toISOString(),
      }));
    },
  };
}
