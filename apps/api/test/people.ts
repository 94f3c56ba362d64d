import { randomBytes } from 'node:crypto';

import type { Item, Order, Quote, StepUp, Ticket } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { after } from '../src/clock.ts';
import { grants, sessions, tokens } from '../src/db/schema/identity.ts';
import { hashToken, newToken } from '../src/http/tokens.ts';
import { credit } from '../src/ledger/credit.ts';
import { newId } from '../src/db/ids.ts';
import { insertUser } from '../src/users/repository.ts';
import type { ApiResponse, Caller } from './caller.ts';

export const PIN = '274913';
export type Person = { id: string; token: string; sessionId: string; email: string };
type Wishes = { cents?: bigint; role?: string; languageCode?: string; pin?: string };

/** Creates a signed-in user with money, without a registration. Without a PIN, nothing is hashed. */
export async function person(
  app: FastifyInstance,
  { cents = 50_000n, role = 'customer', languageCode = 'en', pin }: Wishes = {},
): Promise<Person> {
  const { db, clock, pins } = app;
  const id = newId();
  const sessionId = newId();
  const token = newToken();
  const email = `${id}@kado.test`;
  const now = clock.now();
  await insertUser(db, {
    id,
    firstName: 'Ada',
    lastName: 'Obi',
    email,
    emailKey: email,
    phone: '+2348035550142',
    countryIso: 'NG',
    languageCode,
    role,
    pinHash: pin ? await pins.hash(pin) : 'none',
    createdAt: now,
  });
  const expiresAt = after(now, 30 * 86_400);
  await db.insert(sessions).values({ id: sessionId, userId: id, device: 'test', createdAt: now, lastSeenAt: now, expiresAt });
  await db.insert(tokens).values({ hash: hashToken(token), kind: 'access', sessionId, expiresAt });
  const entry = { userId: id, currency: 'USD', amount: cents, bankId: 'test', depositId: newId(), memo: 'test', at: clock.sql() };
  if (cents > 0n) await db.transaction((tx) => credit(tx, entry));
  return { id, token, sessionId, email };
}

/** Creates a grant for one quote, or for one item. */
export async function grantFor(
  app: FastifyInstance,
  { sessionId }: Person,
  ref: string,
  purpose: StepUp['purpose'] = 'checkout',
): Promise<string> {
  const grant = newToken();
  const expiresAt = after(app.clock.now(), 300);
  await app.db.insert(grants).values({ hash: hashToken(grant), sessionId, purpose, ref, expiresAt });
  return grant;
}

export const newKey = (): string => randomBytes(16).toString('hex');

/** A top-up on Sunbird of five dollars and a fee of 0.30; the ending of the number decides the sandbox's outcome. */
export const topup = (app: FastifyInstance, ending = '42', change: Partial<Extract<Item, { kind: 'topup' }>> = {}): Item => ({
  id: `item-${newKey().slice(0, 8)}`,
  kind: 'topup',
  networkId: app.reference.networks.find(({ name }) => name === 'Sunbird')?.id ?? '',
  phone: `+23480355501${ending}`,
  amount: { amountMinor: 500, currency: 'USD' },
  ...change,
});

/** A card of Kasuwa Fresh worth 15,050 naira, which costs ten dollars and a fee of 0.50; the ending before the @ decides the sandbox's outcome. */
export const giftCard = (app: FastifyInstance, ending = '42', change: Partial<Extract<Item, { kind: 'gift' }>> = {}): Item => ({
  id: `item-${newKey().slice(0, 8)}`,
  kind: 'gift',
  giftProductId: app.reference.giftProducts.find(({ brand }) => brand === 'Kasuwa Fresh')?.id ?? '',
  amount: { amountMinor: 1_505_000, currency: 'NGN' },
  recipient: { name: 'Rosa Lima', email: `rosa${ending}@kado.test` },
  ...change,
});

/** A bank gift of ten dollars, without its fee, to an account at a Bangladeshi bank; the ending of the number decides the sandbox's outcome. */
export const bankGift = (app: FastifyInstance, ending = '42', change: Partial<Extract<Item, { kind: 'bank' }>> = {}): Item => ({
  id: `item-${newKey().slice(0, 8)}`,
  kind: 'bank',
  bankId: app.reference.banks.find(({ name }) => name === 'Padma Bank House')?.id ?? '',
  account: { number: `15012034567${ending}`, holder: 'Karim Uddin' },
  amount: { amountMinor: 1000, currency: 'USD' },
  ...change,
});

export async function quoteFor(call: Caller, { token }: Person, items: readonly Item[]): Promise<Quote> {
  const { status, body, text } = await call<Quote>('POST /quotes', { token, body: { items } });
  if (status !== 201) throw new Error(text);
  return body.data;
}

/** Pays a quote with a grant, with a new key unless one is given. */
export async function pay(
  app: FastifyInstance,
  call: Caller,
  who: Person,
  quoteId: string,
  key = newKey(),
): Promise<ApiResponse<Order>> {
  const grant = await grantFor(app, who, quoteId);
  return call<Order>('POST /checkout', { token: who.token, body: { quoteId, grant }, headers: { 'idempotency-key': key } });
}

/** Creates a quote and pays it. */
export async function buy(app: FastifyInstance, call: Caller, who: Person, items: readonly Item[]): Promise<Order> {
  const { id } = await quoteFor(call, who, items);
  const { status, body, text } = await pay(app, call, who, id);
  if (status !== 201) throw new Error(text);
  return body.data;
}

/** Writes to support; returns the message's id. */
export async function writeToSupport(call: Caller, { token, email }: Person): Promise<string> {
  const body = { topic: 'other', name: 'Ada Obi', email, message: 'Where is my gift card?' };
  const { status, body: response, text } = await call<Ticket>('POST /contact', { token, body });
  if (status !== 201) throw new Error(text);
  return response.data.id;
}
