import { randomBytes } from 'node:crypto';
import { buildApp } from '../../../apps/api/src/app.ts';
import { grants } from '../../../apps/api/src/db/schema/identity.ts';
import { hashToken } from '../../../apps/api/src/http/tokens.ts';
import { newId } from '../../../apps/api/src/db/ids.ts';
import { testEnv } from '../../../apps/api/src/testing/env.ts';
import { callerOf } from '../../../apps/api/test/caller.ts';
import { copyQuotes } from '../../../apps/api/test/copy-quotes.ts';
import { person, PIN, quoteFor, topup } from '../../../apps/api/test/people.ts';

const PEOPLE = 200;
const DAY_MS = 86_400_000;

/** Creates users with a balance and a PIN. No server may have the database open; `env` must be the server's. */
export async function people(database, env) {
  const app = await buildApp({ env: testEnv(env), database: { ...database, close: async () => undefined } });
  const call = callerOf(app);
  const found = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const who = await person(app, { cents: 1_000_000_000n, pin: PIN });
    // Two items, as in the plain SQL transaction.
    const { id } = await quoteFor(call, who, [topup(app, '42'), topup(app, '43')]);
    found.push({ ...who, pattern: id });
  }
  await app.close();
  return found;
}

/** Prepares purchases, each with a quote and a grant. */
export async function purchases({ db }, who, count) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { id, token, sessionId, pattern } = who[index % who.length];
    const [quoteId, grant, key] = [newId(), randomBytes(32).toString('base64url'), randomBytes(16).toString('hex')];
    return { userId: id, token, sessionId, pattern, quoteId, grant, key };
  });
  const expiresAt = new Date(Date.now() + DAY_MS);
  for (const [pattern, own] of Map.groupBy(rows, (row) => row.pattern)) {
    const ids = own.map(({ quoteId }) => quoteId);
    await copyQuotes(db, pattern, ids, { expiresAt });
    const given = own.map(({ sessionId, quoteId: ref, grant }) => ({ hash: hashToken(grant), sessionId, ref }));
    await db.insert(grants).values(given.map((each) => ({ ...each, purpose: 'checkout', expiresAt })));
  }
  return rows;
}
