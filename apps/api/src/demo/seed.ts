import type { FastifyInstance } from 'fastify';

import { newId } from '../db/ids.ts';
import type { UserRow } from '../users/user.ts';
import { findUserByEmail, insertUser } from '../users/repository.ts';
import { seedHistory } from './history.ts';
import { DEMO_PIN, PEOPLE } from './plan.ts';

async function ensureAccount(
  { db, pins, clock }: FastifyInstance,
  { email, ...person }: (typeof PEOPLE)[keyof typeof PEOPLE],
): Promise<UserRow | undefined> {
  const known = await findUserByEmail(db, email);
  if (known) return known;
  const pinHash = await pins.hash(DEMO_PIN);
  const row = {
    id: newId(),
    ...person,
    email,
    emailKey: email,
    phoneVerified: false,
    languageCode: 'en',
    pinHash,
    createdAt: clock.now(),
  };
  return (await insertUser(db, row)) ?? findUserByEmail(db, email);
}

/** With KADO_DEMO: creates a customer with a short history, and an operator. Later starts change nothing. */
export async function seedDemo(app: FastifyInstance): Promise<void> {
  if (!app.env.demo) return;
  const maya = await ensureAccount(app, PEOPLE.maya);
  await ensureAccount(app, PEOPLE.ops);
  if (maya) await seedHistory(app, maya.id, maya.createdAt);
}
