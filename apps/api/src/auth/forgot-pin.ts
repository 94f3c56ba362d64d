import type { Challenge } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Env } from '../env.ts';
import type { Channel } from '../mail/message.ts';
import { languageOr } from '../words/words.ts';
import { findAccount } from './accounts.ts';
import { openChallenge, toChallenge } from './challenges.ts';
import type { Identifier } from './identifiers.ts';
import { codeLetter } from './letters.ts';

/** A phone gets a text message wherever one can be sent, known or not. */
const channelOf = ({ kind }: Identifier, { smsUrl, outbox }: Env): Channel =>
  kind === 'phone' && (smsUrl !== undefined || outbox) ? 'sms' : 'email';

/** A challenge, alike for accounts that we do not know: theirs accepts no code, and its letter goes nowhere. */
export async function forgotPin(app: FastifyInstance, request: FastifyRequest, typed: string): Promise<Challenge> {
  const { db, clock, env, mail } = app;
  const now = clock.now();
  const { identifier, user } = await findAccount(db, typed);
  const channel = channelOf(identifier, env);
  const language = user ? languageOr(user.languageCode) : request.language;
  return db.transaction(async (tx) => {
    const asked = {
      purpose: 'forgot-pin',
      to: identifier,
      channel,
      language,
      accepts: user !== undefined,
      ...(user ? { userId: user.id } : {}),
    } as const;
    const { row, code } = await openChallenge({ tx, codeKey: env.codeKey, now }, asked);
    const to = (channel === 'sms' ? user?.phone : user?.email) ?? row.recipient;
    await mail.queue(tx, codeLetter({ to, language }, 'forgot-pin', code), user ? channel : 'nobody');
    await recordAudit(tx, { at: now, action: 'auth.forgot-pin', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}
