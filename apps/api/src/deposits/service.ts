import {
  type Bank,
  type BankPrice,
  type Deposit,
  depositAmountFor,
  type DepositPrice,
  depositPriceOf,
  type DepositRequest,
  ifItFits,
  money,
  type Money,
} from '@kado/contracts';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Clock } from '../clock.ts';
import { newId } from '../db/ids.ts';
import { violatedConstraint } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { findFile, useFile } from '../files/repository.ts';
import { type FieldText, invalid, notFound, stateConflict, unavailable } from '../http/errors.ts';
import type { Reference } from '../reference/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockUser } from '../users/repository.ts';
import { type DepositRow, toDeposit } from './deposit.ts';
import { newDepositReference } from './deposit-reference.ts';
import { notifyDeposit } from './notices.ts';
import { changeDeposit, countOpen, insertDeposit, lockDeposit } from './repository.ts';

export type DepositContext = { db: Db; clock: Clock; reference: Reference; walletCurrency: string };

/** References are random: this many collisions in a row are practically impossible. */
const MAX_DRAWS = 5;
/** How many open deposits a user may have: each can store a proof of 5 MiB permanently, and needs an operator's review. */
const MAX_OPEN = 100;

/** The owner of a new deposit. Demo deposits have no request. */
type Owner = { userId: string; request?: Pick<FastifyRequest, 'user'> };

/** The error text for an amount in another currency, or outside the minimum and maximum of this price. */
export function amountProblem({ amountMinor, currency }: Money, { min, max }: BankPrice): FieldText | undefined {
  if (currency !== min.currency) return { key: 'deposit.wrongCurrency', params: { currency: min.currency } };
  if (amountMinor < min.amountMinor) return { key: 'deposit.tooLittle', params: { limit: min } };
  if (amountMinor > max.amountMinor) return { key: 'deposit.tooMuch', params: { limit: max } };
  return undefined;
}

type FixedPrice = Pick<BankPrice, 'fee' | 'rate'> & { walletCurrency: string };

/** The fee and the credit of an amount. Throws 422 with the smallest valid amount when the fee consumes all of it. */
export function requirePrice(amount: Money, rule: FixedPrice): DepositPrice {
  const price = depositPriceOf(amount, rule);
  if (price.credited.amountMinor > 0) return price;
  const least = () => depositAmountFor(money(1, rule.walletCurrency), { ...rule, currency: amount.currency });
  throw invalid({ amount: { key: 'deposit.tooLittle', params: { limit: ifItFits(least) ?? price.fee } } });
}

function priceFor({ reference }: DepositContext, { bankId, amount }: DepositRequest): { bank: Bank; price: BankPrice } {
  const bank = reference.banks.find(({ id }) => id === bankId);
  const price = reference.bankPrices.find((each) => each.bankId === bankId && each.direction === 'deposit');
  if (!bank || !price) throw invalid({ bankId: 'deposit.unknownBank' });
  const problem = amountProblem(amount, price);
  if (problem) throw invalid({ amount: problem });
  return { bank, price };
}

/** Throws 422 when a user has too many open deposits. */
async function requireBelowLimit(tx: Db, userId: string, now: SQL): Promise<void> {
  if ((await countOpen(tx, userId, now)) < MAX_OPEN) return;
  throw invalid({ bankId: { key: 'deposit.tooMany', params: { count: MAX_OPEN } } });
}

/** Creates a deposit with its final fee and rate. */
export async function createDeposit(
  context: DepositContext,
  { userId, request }: Owner,
  body: DepositRequest,
  id = newId(),
): Promise<Deposit> {
  const { db, clock, walletCurrency } = context;
  const { bank, price } = priceFor(context, body);
  const { fee, credited } = requirePrice(body.amount, { ...price, walletCurrency });
  const amount = BigInt(body.amount.amountMinor);
  const row = { id, userId, bankId: bank.id, currency: bank.currency, declared: amount, amount, walletCurrency, price };
  const money = { fee: BigInt(fee.amountMinor), credit: BigInt(credited.amountMinor) };
  const insert = async (tx: Db): Promise<DepositRow> => {
    // Concurrent requests of one user wait for each other, so that the limit holds.
    await lockUser(tx, userId);
    if (request) await requireSignedIn(tx, request, clock.now());
    await requireBelowLimit(tx, userId, clock.sql());
    return insertDeposit(tx, { ...row, ...money, reference: newDepositReference() }, clock.sql());
  };
  for (let draw = 0; draw < MAX_DRAWS; draw += 1)
    try {
      return toDeposit(await db.transaction(insert));
    } catch (cause) {
      if (violatedConstraint(cause) !== 'deposits_reference') throw cause;
    }
  throw unavailable();
}

/** Whether a file can prove this deposit: a proof of the same user that proves no other deposit. */
async function isProof(tx: Db, { userId, proofFileId }: DepositRow, fileId: string): Promise<boolean> {
  const file = await findFile(tx, fileId, userId);
  return file?.purpose === 'proof' && (file.unusedSince !== null || file.id === proofFileId);
}

type OwnDeposit = Owner & { id: string };

/** Adds the proof and puts the deposit in review; throws 404, 422 with the field of the file, or 409. */
export function submitProof(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'mail'>,
  { userId, request, id }: OwnDeposit,
  fileId: string,
): Promise<Deposit> {
  const now = app.clock.sql();
  return app.db.transaction(async (tx) => {
    if (request) await requireSignedIn(tx, request, app.clock.now());
    const deposit = await lockDeposit(tx, id, now, userId);
    if (!deposit) throw notFound();
    if (!(await isProof(tx, deposit, fileId))) throw invalid({ fileId: 'deposit.unknownFile' });
    if (deposit.status !== 'awaiting_proof') throw stateConflict(deposit.status);
    if (!(await useFile(tx, userId, fileId, 'proof'))) throw invalid({ fileId: 'deposit.unknownFile' });
    const changed = await changeDeposit(tx, deposit.id, { status: 'in_review', proofFileId: fileId, submittedAt: now });
    await notifyDeposit(app, tx, changed);
    return toDeposit(changed);
  });
}

/** Cancels a deposit that has no proof yet; throws 404 or 409. */
export function cancelDeposit(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  { userId, request, id }: OwnDeposit,
): Promise<Deposit> {
  const now = clock.sql();
  return db.transaction(async (tx) => {
    if (request) await requireSignedIn(tx, request, clock.now());
    const deposit = await lockDeposit(tx, id, now, userId);
    if (!deposit) throw notFound();
    if (deposit.status !== 'awaiting_proof') throw stateConflict(deposit.status);
    return toDeposit(await changeDeposit(tx, deposit.id, { status: 'cancelled' }));
  });
}
