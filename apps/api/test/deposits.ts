import type { Deposit, Money } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { after } from '../src/clock.ts';
import { grants } from '../src/db/schema/identity.ts';
import { hashToken, newToken } from '../src/http/tokens.ts';
import type { Caller } from './caller.ts';
import type { Person } from './people.ts';
import { proof } from './uploads.ts';

export const dollars = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

export const bankId = (app: FastifyInstance, wanted = 'Alderway Bank'): string =>
  app.reference.banks.find(({ name }) => name === wanted)?.id ?? '';

/** Begins a deposit of 300.00 USD at Alderway Bank: a fee of 1.50. */
export async function begin(
  app: FastifyInstance,
  call: Caller,
  { token }: Person,
  amount = dollars(30_000),
  bank?: string,
): Promise<Deposit> {
  const { status, body, text } = await call<Deposit>('POST /deposits', { token, body: { bankId: bankId(app, bank), amount } });
  if (status !== 201) throw new Error(text);
  return body.data;
}

/** A deposit with a proof, in review; equal seeds are equal pictures. */
export async function inReview(
  app: FastifyInstance,
  call: Caller,
  who: Person,
  seed = 1,
  amount?: Money,
  bank?: string,
): Promise<Deposit> {
  const { id } = await begin(app, call, who, amount, bank);
  const fileId = await proof(call, who, seed);
  const { status, body, text } = await call<Deposit>(`POST /deposits/${id}/proof`, { token: who.token, body: { fileId } });
  if (status !== 200) throw new Error(text);
  return body.data;
}

/** A grant to credit a deposit, without a PIN. */
export async function creditGrant(app: FastifyInstance, { sessionId }: Person, depositId: string): Promise<string> {
  const grant = newToken();
  const expiresAt = after(app.clock.now(), 300);
  await app.db.insert(grants).values({ hash: hashToken(grant), sessionId, purpose: 'credit', ref: depositId, expiresAt });
  return grant;
}
