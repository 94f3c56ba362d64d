import type { Challenge, Registration } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { invalid } from '../http/errors.ts';
import { findUserByEmail } from '../users/repository.ts';
import { languageOr } from '../words/words.ts';
import { openChallenge, toChallenge } from './challenges.ts';
import { codeLetter, existsLetter } from './letters.ts';

/** Always answers a challenge: who has an account already gets a letter that says so, and the challenge accepts no code. */
export async function registerPerson(app: FastifyInstance, request: FastifyRequest, body: Registration): Promise<Challenge> {
  const { db, clock, env, mail, reference } = app;
  if (!reference.countries('en').some(({ iso }) => iso === body.countryIso)) throw invalid({ countryIso: 'fields.country' });
  const now = clock.now();
  const owner = await findUserByEmail(db, body.email);
  return db.transaction(async (tx) => {
    const { row, code } = await openChallenge(
      { tx, codeKey: env.codeKey, now },
      {
        purpose: 'register',
        to: { kind: 'email', email: body.email },
        channel: 'email',
        language: body.languageCode,
        accepts: !owner,
        payload: body,
      },
    );
    const letter = owner
      ? existsLetter({ to: owner.email, language: languageOr(owner.languageCode) })
      : codeLetter({ to: body.email, language: body.languageCode }, 'register', code);
    await mail.queue(tx, letter);
    await recordAudit(tx, { at: now, action: 'auth.register', subject: 'Challenge', subjectId: row.id, request });
    return toChallenge(row);
  });
}
