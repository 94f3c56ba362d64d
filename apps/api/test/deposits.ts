import type { Deposit, DepositReview, Money } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { after } from '../src/clock.ts';
import { grants } from '../src/db/schema/identity.ts';
import { hashToken, newToken } from '../src/http/tokens.ts';
import type { TestApp } from './fixture.ts';
import type { Caller } from './caller.ts';
import { type Person, person } from './people.ts';
import { proof } from './uploads.ts';

export const dollars = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

export const bankId = (app: FastifyInstance, wanted = 'Alderway Bank'): string =>
  app.reference.banks.find(({ name }) => name === wanted)?.id ?? '';

/** Creates a deposit of 300.00 USD at Alderway Bank, with a fee of 1.50. */
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

/** Creates a deposit with a proof, in review; equal seeds give equal pictures. */
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

/** Creates a grant to credit a deposit, without a PIN. */
export async function creditGrant(app: FastifyInstance, { sessionId }: Person, depositId: string): Promise<string> {
  const grant = newToken();
  const expiresAt = after(app.clock.now(), 300);
  await app.db.insert(grants).values({ hash: hashToken(grant), sessionId, purpose: 'credit', ref: depositId, expiresAt });
  return grant;
}

/** A customer who can make deposits, an operator, and the operator's actions on deposits. */
export async function withOperator(made: TestApp) {
  const { app, call } = made;
  const ada = await person(app, { cents: 0n });
  const ops = await person(app, { cents: 0n, role: 'operator' });
  const list = async (query = '', who: Person = ops) =>
    call<DepositReview[]>(`GET /admin/deposits${query}`, { token: who.token });
  const decide = (id: string, what: 'credit' | 'reject', body: object, who: Person = ops) =>
    call<DepositReview>(`POST /admin/deposits/${id}/${what}`, { token: who.token, body });
  const credit = async (id: string, amount = dollars(30_000), who: Person = ops) =>
    decide(id, 'credit', { amount, note: 'on the account', grant: await creditGrant(app, who, id) }, who);
  return { ...made, ada, ops, list, decide, credit };
}
