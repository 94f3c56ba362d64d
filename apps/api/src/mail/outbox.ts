import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { newId } from '../db/ids.ts';
import { mails } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';
import { startDelivery } from './delivery.ts';
import { createMailEncryption } from './encryption.ts';
import type { Channel, Message, SentMessage } from './message.ts';

export type Outbox = {
  /** Stores a message in the caller's transaction; it is sent after the commit. `discard` costs the same and is never sent. */
  queue: (tx: Db, message: Message, channel?: Channel | 'discard') => Promise<void>;
  /** Newest first. */
  list: (limit?: number) => Promise<SentMessage[]>;
};

/** Messages wait in the database: they survive a restart, and a request never waits for a mail server. */
export function createOutbox(app: FastifyInstance): Outbox {
  const { env, clock, db } = app;
  const encryption = createMailEncryption(env.codeKey);
  const deliverSoon = startDelivery(app, encryption);
  return {
    queue: async (tx, message, channel = 'email') => {
      const at = clock.now();
      const discarded = channel === 'discard';
      await tx.insert(mails).values({
        id: newId(),
        channel: channel,
        state: discarded ? 'void' : 'queued',
        sealed: encryption.encrypt(JSON.stringify(message)),
        nextAt: at,
        createdAt: at,
      });
      deliverSoon();
    },
    list: async (limit = 200) => {
      const rows = await db.select().from(mails).where(eq(mails.state, 'queued')).orderBy(desc(mails.id)).limit(limit);
      return rows.map(({ sealed, createdAt }) => ({
        ...(JSON.parse(encryption.decrypt(sealed)) as Message),
        at: createdAt.toISOString(),
      }));
    },
  };
}
