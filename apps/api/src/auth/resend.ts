import type { Challenge } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Channel, Message } from '../mail/message.ts';
import { languageOr } from '../words/words.ts';
import { type ChallengeRow, type Purpose, renewChallenge, toChallenge } from './challenges.ts';
import { codeLetter, existsLetter } from './letters.ts';

/** What goes out for a challenge: a code where one is accepted, the letter of a known address, or nothing that costs as much. */
function letterOf(
  { purpose, recipient, languageCode, codeHash }: ChallengeRow,
  code: string,
): { letter: Message; nobody: boolean } {
  const to = { to: recipient, language: languageOr(languageCode) };
  const isKnown = purpose === 'register' && codeHash === null;
  return {
    letter: isKnown ? existsLetter(to) : codeLetter(to, purpose as Purpose, code),
    nobody: purpose !== 'register' && codeHash === null,
  };
}

/** Another code for the same challenge; throws 422 CODE_INVALID or 429. */
export async function resendCode(
  { db, clock, env, mail }: FastifyInstance,
  request: FastifyRequest,
  challengeId: string,
): Promise<Challenge> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { row, code } = await renewChallenge({ tx, codeKey: env.codeKey, now }, challengeId);
    const { letter, nobody } = letterOf(row, code);
    await mail.queue(tx, letter, nobody ? 'nobody' : (row.channel as Channel));
    await recordAudit(tx, { at: now, action: 'auth.resend', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}
