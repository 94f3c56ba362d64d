import { depositPriceOf, type DepositReview, money, type Money } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../db/types.ts';
import type { DepositRow } from '../deposits/deposit.ts';
import { notifyDeposit } from '../deposits/notices.ts';
import { changeDeposit, lockDeposit } from '../deposits/repository.ts';
import { amountProblem, requirePrice } from '../deposits/service.ts';
import { forbidden, HttpError, invalid, notFound, stateConflict } from '../http/errors.ts';
import { credit } from '../ledger/credit.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { spendGrant } from '../step-up/repository.ts';
import { findReview } from './repository.ts';
import { toReview } from './review.ts';

type Context = Pick<FastifyInstance, 'db' | 'clock' | 'mail'> & { reference: Pick<FastifyInstance['reference'], 'banks'> };
/** The operator who decides, and the request for the audit trail. */
export type Operator = { id: string; request?: Pick<FastifyRequest, 'id' | 'ip' | 'user'> };
/** Confirmed by a grant, or by a PIN, which is given by the hash that verified it. */
export type CreditDecision = {
  amount: Money;
  note: string;
  grant?: { hash: string; sessionId: string } | undefined;
  pinHash?: string | undefined;
};

/** Returns the deposit; throws 404, 403 for the operator's own deposit, and 409 for one that is not in review. */
function requireReviewable(deposit: DepositRow | undefined, operatorId: string): DepositRow {
  if (!deposit) throw notFound();
  if (deposit.userId === operatorId) throw forbidden();
  if (deposit.status !== 'in_review') throw stateConflict(deposit.status);
  return deposit;
}

function requireAmount(deposit: DepositRow, amount: Money): void {
  const min = { amountMinor: 1, currency: deposit.currency };
  const problem = amountProblem(amount, { ...deposit.price, min });
  if (problem) throw invalid({ amount: problem });
  requirePrice(amount, { ...deposit.price, walletCurrency: deposit.walletCurrency });
}

/** The fields of a deposit in the audit trail. */
const auditFields = (deposit: DepositRow) => {
  const { status, userId, reference, amount, fee, credit: credited, currency, walletCurrency, note, reason } = deposit;
  return {
    status,
    userId,
    reference,
    amount: money(amount, currency),
    fee: money(fee, currency),
    credited: money(credited, walletCurrency),
    ...(note ? { note } : {}),
    ...(reason ? { reason } : {}),
  };
};

type Decision = 'credited' | 'rejected';

/** Adds a decision to the audit trail, and notifies the owner of the deposit. */
async function recordDecision(
  { mail, clock }: Context,
  tx: Db,
  before: DepositRow,
  after: DepositRow,
  operator: Operator,
): Promise<void> {
  const { id: actorId, request } = operator;
  const change = { before: auditFields(before), after: auditFields(after) };
  await recordAudit(tx, {
    at: clock.now(),
    action: `deposit.${after.status as Decision}`,
    subject: 'Deposit',
    subjectId: after.id,
    actorId,
    ...change,
    ...(request ? { request } : {}),
  });
  await notifyDeposit({ mail, clock }, tx, after);
}

/** Checks a decision before the PIN is asked for; the transaction that follows checks again. */
export async function prepareCredit({ db, clock }: Context, operatorId: string, id: string, amount: Money): Promise<void> {
  const row = await findReview(db, id, clock.sql());
  requireAmount(requireReviewable(row?.deposit, operatorId), amount);
}

/** Credits the money that arrived, once: state, ledger, grant, audit and notification in one transaction. */
export function creditDeposit(
  context: Context,
  operator: Operator,
  id: string,
  { amount, note, grant, pinHash }: CreditDecision,
): Promise<DepositRow> {
  const { db, clock, reference } = context;
  const now = clock.sql();
  return db.transaction(async (tx) => {
    if (operator.request) await requireSignedIn(tx, operator.request, clock.now(), pinHash);
    const locked = await lockDeposit(tx, id, now);
    const deposit = requireReviewable(locked, operator.id);
    requireAmount(deposit, amount);
    if (grant && !(await spendGrant(tx, { ...grant, purpose: 'credit', ref: deposit.id, now })))
      throw new HttpError(403, 'GRANT_INVALID');
    const { userId, bankId, currency, walletCurrency } = deposit;
    const price = depositPriceOf(amount, { ...deposit.price, walletCurrency });
    const [paid, fee, credited] = [amount, price.fee, price.credited].map(({ amountMinor }) => BigInt(amountMinor)) as [
      bigint,
      bigint,
      bigint,
    ];
    const decision = { note, decidedBy: operator.id, decidedAt: now };
    const after = await changeDeposit(tx, deposit.id, { status: 'credited', amount: paid, fee, credit: credited, ...decision });
    const bank = reference.banks.find(({ id: each }) => each === bankId);
    const memo = [deposit.reference, bank?.name].filter(Boolean).join(' ');
    const source = { currency, amount: paid, fee };
    await credit(tx, {
      userId,
      currency: walletCurrency,
      amount: credited,
      bankId,
      source,
      depositId: deposit.id,
      memo,
      at: now,
    });
    await recordDecision(context, tx, deposit, after, operator);
    return after;
  });
}

/** Rejects a deposit with a reason that its owner sees. */
export function rejectDeposit(context: Context, operator: Operator, id: string, reason: string): Promise<DepositRow> {
  const { db, clock } = context;
  const now = clock.sql();
  return db.transaction(async (tx) => {
    if (operator.request) await requireSignedIn(tx, operator.request, clock.now());
    const locked = await lockDeposit(tx, id, now);
    const deposit = requireReviewable(locked, operator.id);
    const after = await changeDeposit(tx, deposit.id, { status: 'rejected', reason, decidedBy: operator.id, decidedAt: now });
    await recordDecision(context, tx, deposit, after, operator);
    return after;
  });
}

/** One deposit as this operator sees it; throws 404. */
export async function readReview({ db, clock }: Context, operatorId: string, id: string): Promise<DepositReview> {
  const row = await findReview(db, id, clock.sql());
  if (!row) throw notFound();
  return toReview(row, operatorId);
}
