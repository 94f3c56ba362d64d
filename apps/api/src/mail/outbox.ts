import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { createEncryption } from '../crypto/encryption.ts';
import { newId } from '../db/ids.ts';
import { mails } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';
import { startDelivery } from './delivery.ts';
import type { Channel, MailTemplate, Message, Renderer, SentMessage } from './message.ts';

export type Outbox = {
  /** Stores a message in the caller's transaction; it is sent after the commit. `discard` takes the same time and never sends it. */
  queue: (tx: Db, message: Message, channel?: Channel | 'discard') => Promise<void>;
  /** Stores the data from which a mail is rendered later, so that a rendering error cannot fail the caller's transaction. */
  queueTemplate: (tx: Db, template: MailTemplate) => Promise<void>;
  /** The renderers by kind; added while the server is built. */
  renderers: Partial<Record<MailTemplate['kind'], Renderer>>;
  /** Newest first. */
  list: (limit?: number) => Promise<SentMessage[]>;
};

/** The outbox of the practice server, which sends no messages. Mails that a statement has queued directly are not delivered either. */
const discarding = (): Outbox => ({
  renderers: {},
  queue: async () => undefined,
  queueTemplate: async () => undefined,
  list: async () => [],
});

/** Messages wait in the database: they survive a restart, and no request waits for a mail server. */
export function createOutbox(app: FastifyInstance): Outbox {
  const { env, clock, db, log } = app;
  if (env.practice) return discarding();
  const encryption = createEncryption(env, 'mail');
  const renderers: Outbox['renderers'] = {};
  const messageOf = async ({ encrypted, template }: { encrypted: string; template: unknown }): Promise<Message | undefined> => {
    if (!template) return JSON.parse(encryption.decrypt(encrypted)) as Message;
    return renderers[(template as MailTemplate).kind]?.(template as MailTemplate);
  };
  const deliverSoon = startDelivery(app, messageOf);
  type NewMail = { channel: Channel; state: string; urgent?: boolean; encrypted: string; template?: MailTemplate };
  const insert = async (tx: Db, row: NewMail): Promise<void> => {
    const at = clock.now();
    await tx.insert(mails).values({ id: newId(), ...row, nextAt: at, createdAt: at });
    deliverSoon(row.channel);
  };
  return {
    renderers,
    queue: (tx, { urgent = false, ...message }, way = 'email') => {
      const [channel, state] = way === 'discard' ? (['email', 'void'] as const) : ([way, 'queued'] as const);
      return insert(tx, { channel, state, urgent, encrypted: encryption.encrypt(JSON.stringify(message)) });
    },
    queueTemplate: (tx, template) => insert(tx, { channel: 'email', state: 'queued', encrypted: '', template }),
    list: async (limit = 200) => {
      const rows = await db.select().from(mails).where(eq(mails.state, 'queued')).orderBy(desc(mails.id)).limit(limit);
      const messages: SentMessage[] = [];
      // One after the other: each receipt reads its order, and many at once would wait too long for a connection.
      for (const row of rows) {
        const message = await messageOf(row).catch((cause: unknown) => {
          log.warn({ err: cause }, 'message not rendered');
          return undefined;
        });
        if (!message) continue;
        const { to, subject, text, html } = message;
        messages.push({ to, subject, text, html, at: row.createdAt.toISOString() });
      }
      return messages;
    },
  };
}
