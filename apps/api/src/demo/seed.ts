import type { FastifyInstance } from 'fastify';

import { after } from '../clock.ts';
import { newId } from '../db/ids.ts';
import { EnvError } from '../settings.ts';
import type { UserRow } from '../users/user.ts';
import { findUserByEmail, insertUser, setPinHash } from '../users/repository.ts';
import { demoPin, PUBLIC_PIN } from './demo-pin.ts';
import { seedHistory } from './history.ts';
import { PEOPLE } from './sample-data.ts';

/** The accounts are created with a date before their orders and deposits. */
const AGE_S = 30 * 86_400;

async function ensureAccount(
  { db, env, pins, clock }: FastifyInstance,
  { email, ...person }: (typeof PEOPLE)[keyof typeof PEOPLE],
): Promise<UserRow | undefined> {
  const known = await findUserByEmail(db, email);
  const pin = demoPin(env);
  // The accounts may have been created with the public PIN.
  if (known && env.trial && !(await pins.verify(known.pinHash, pin))) await setPinHash(db, known.id, await pins.hash(pin));
  if (known) return known;
  const pinHash = await pins.hash(pin);
  const row = {
    id: newId(),
    ...person,
    email,
    emailKey: email,
    phoneVerified: false,
    languageCode: 'en',
    pinHash,
    createdAt: after(clock.now(), -AGE_S),
  };
  return (await insertUser(db, row)) ?? findUserByEmail(db, email);
}

/** Throws when strangers could sign in to demo accounts from an earlier start. In production, throws when demo accounts exist at all. */
async function refuseDemoAccounts({ db, env, pins }: FastifyInstance): Promise<void> {
  if (env.loopback && !env.production) return;
  for (const { email } of Object.values(PEOPLE)) {
    const account = await findUserByEmail(db, email);
    if (account && (env.production || (await pins.verify(account.pinHash, PUBLIC_PIN))))
      throw new EnvError(`KADO_DEMO made ${email} in this database, which is no account of a real person: use another database`);
  }
}

/** With KADO_DEMO: creates a customer with a short history, and an operator. Later starts change nothing. */
export async function seedDemo(app: FastifyInstance): Promise<void> {
  if (!app.env.demo) return refuseDemoAccounts(app);
  const maya = await ensureAccount(app, PEOPLE.maya);
  const ops = await ensureAccount(app, PEOPLE.ops);
  if (maya && ops) await seedHistory(app, { userId: maya.id, operatorId: ops.id }, after(maya.createdAt, AGE_S));
}
