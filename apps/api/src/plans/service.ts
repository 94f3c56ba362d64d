import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { type PlanDetails, type PlanRequest, toDecimal } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { databaseTime } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { HttpError, invalid, notFound, stateConflict } from '../http/errors.ts';
import { limitPerson } from '../limits/per-person.ts';
import { verifyPin } from '../pins/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockUser } from '../users/repository.ts';
import { notifyMissed } from './notices.ts';
import type { PlanRow, PlanTerms } from './plan.ts';
import { countPlans, findPlan, findPlanByKey, insertPlan, lockPlan, updatePlan } from './repository.ts';
import { cancelRuns, planFirst, planNext, keepRuns, skipRun } from './runs-repository.ts';
import { termsOf } from './terms.ts';
import { planDetails } from './views.ts';

/** How many plans of one user may be active or paused. */
const MAX_PLANS = 50;

export type Created = { plan: PlanDetails; replayed: boolean };
type Action = 'created' | 'changed' | 'paused' | 'resumed' | 'skipped' | 'ended';

/** The hash of the terms, without the PIN: a retry of the request has the same hash. */
const hashOf = ({ item, ceiling, schedule }: PlanRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([item, ceiling, schedule]))
    .digest('base64url');

/** The fields of a plan in the audit trail. */
const auditFields = ({ status, ceiling, currency, every, day, timeZone }: PlanRow) => ({
  status,
  ceiling: `${toDecimal({ amountMinor: Number(ceiling), currency })} ${currency}`,
  every,
  day,
  timeZone,
});

/** Adds a user's action on a plan to the audit trail, without its recipient. */
async function audit(tx: Db, request: FastifyRequest, at: Date, action: Action, plan: PlanRow, before?: PlanRow): Promise<void> {
  await recordAudit(tx, {
    at,
    action: `plan.${action}`,
    subject: 'Plan',
    subjectId: plan.id,
    actorId: request.user.id,
    ...(before ? { before: auditFields(before) } : {}),
    after: auditFields(plan),
    request,
  });
}

function requireBelowLimit(plans: number): void {
  if (plans >= MAX_PLANS) throw invalid({ item: { key: 'plan.tooMany', params: { count: MAX_PLANS } } });
}

/** Makes a plan, exactly once per key; throws 422, 403, 423 or 429. Nothing is made before the PIN is verified. */
export async function createPlan(
  app: FastifyInstance,
  request: FastifyRequest,
  key: string,
  body: PlanRequest,
): Promise<Created> {
  const { db, clock } = app;
  const { id: userId } = request.user;
  const requestHash = hashOf(body);
  const created = async (row: PlanRow, replayed: boolean): Promise<Created> => {
    if (row.requestHash !== requestHash) throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED');
    return { plan: await planDetails(app, row), replayed };
  };
  // Counted before the search by key, so that a plan which a concurrent request creates with the same key is found, and does not count against the limit.
  const plans = await countPlans(db, userId);
  const first = await findPlanByKey(db, userId, key);
  if (first) return created(first, true);
  const terms = termsOf(app, body);
  requireBelowLimit(plans);
  await limitPerson(app, userId, 'plan-changes');
  const pinHash = await verifyPin(app, request, body.pin);
  const { row, replayed } = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await requireSignedIn(tx, request, clock.now(), pinHash);
    const made = await findPlanByKey(tx, userId, key);
    if (made) return { row: made, replayed: true };
    requireBelowLimit(await countPlans(tx, userId));
    const now = await databaseTime(tx, clock);
    const plan = await insertPlan(tx, { id: newId(), userId, key, requestHash, ...terms, createdAt: now });
    await planFirst(tx, plan, now);
    await audit(tx, request, now, 'created', plan);
    return { row: plan, replayed: false };
  });
  return created(row, replayed);
}

/** Changes a plan in one transaction that holds its lock; throws 404. */
async function change(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  work: (tx: Db, plan: PlanRow, now: Date) => Promise<{ plan: PlanRow; action: Action }>,
  pinHash?: string,
): Promise<PlanDetails> {
  const { db, clock } = app;
  const { id: userId } = request.user;
  if (!(await findPlan(db, userId, id))) throw notFound();
  const row = await db.transaction(async (tx) => {
    await requireSignedIn(tx, request, clock.now(), pinHash);
    const before = await lockPlan(tx, userId, id);
    if (!before) throw notFound();
    const now = await databaseTime(tx, clock);
    const { plan, action } = await work(tx, before, now);
    await audit(tx, request, now, action, plan, before);
    return plan;
  });
  return planDetails(app, row);
}

/** The item and the schedule of a plan, without the item's id, which each request chooses anew. */
const giftOf = ({ item, every, day, timeZone }: PlanTerms) => ({ item: { ...item, id: '' }, every, day, timeZone });

/**
 * Gives a plan new terms; its next run is planned anew, at least 24 hours ahead. When only the ceiling is another one, a run that was announced is kept, and one
 * that waits is tried again. Throws 404, 409, 422, 403, 423 or 429.
 */
export async function changePlan(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  body: PlanRequest,
): Promise<PlanDetails> {
  const found = await findPlan(app.db, request.user.id, id);
  if (!found) throw notFound();
  if (found.status === 'ended') throw stateConflict(found.status);
  const terms = termsOf(app, body);
  await limitPerson(app, request.user.id, 'plan-changes');
  const pinHash = await verifyPin(app, request, body.pin);
  const work = async (tx: Db, before: PlanRow, now: Date): Promise<{ plan: PlanRow; action: Action }> => {
    const { status } = before;
    if (status === 'ended') throw stateConflict(status);
    const isSameGift = isDeepStrictEqual(giftOf(before), giftOf(terms));
    await cancelRuns(tx, id, isSameGift ? now : undefined);
    const plan = await updatePlan(tx, id, terms);
    if (status === 'active') await keepRuns(tx, id, now, await planFirst(tx, plan, now));
    return { plan, action: 'changed' };
  };
  return change(app, request, id, work, pinHash);
}

/** Pauses a plan until it is resumed. Existing orders are not changed. */
export const pausePlan = (app: FastifyInstance, request: FastifyRequest, id: string): Promise<PlanDetails> =>
  change(app, request, id, async (tx, { status }) => {
    if (status !== 'active') throw stateConflict(status);
    await cancelRuns(tx, id);
    return { plan: await updatePlan(tx, id, { status: 'paused' }), action: 'paused' };
  });

/** Resumes a paused plan; its next run is at least 24 hours ahead. Throws 429. Only resuming is limited: pausing is never refused. */
export async function resumePlan(app: FastifyInstance, request: FastifyRequest, id: string): Promise<PlanDetails> {
  await limitPerson(app, request.user.id, 'plan-changes');
  return change(app, request, id, async (tx, { status }, now) => {
    if (status !== 'paused') throw stateConflict(status);
    const plan = await updatePlan(tx, id, { status: 'active' });
    await planFirst(tx, plan, now);
    return { plan, action: 'resumed' };
  });
}

/** Skips the next run; throws 409 when this day is no longer the next run, and 429. */
export async function skipNext(app: FastifyInstance, request: FastifyRequest, id: string, date: string): Promise<PlanDetails> {
  await limitPerson(app, request.user.id, 'plan-changes');
  return change(app, request, id, async (tx, plan, now) => {
    const run = await skipRun(tx, id, date);
    if (!run) throw stateConflict(plan.status);
    // For a run that was already due, the next one is already planned.
    if (!run.until) await notifyMissed(app, tx, plan, (await planNext(tx, plan, run.at, now)).missed);
    return { plan, action: 'skipped' };
  });
}

/** Ends a plan permanently. Existing orders are not changed. */
export const endPlan = (app: FastifyInstance, request: FastifyRequest, id: string): Promise<PlanDetails> =>
  change(app, request, id, async (tx, { status }, now) => {
    if (status === 'ended') throw stateConflict(status);
    await cancelRuns(tx, id);
    return { plan: await updatePlan(tx, id, { status: 'ended', endedAt: now }), action: 'ended' };
  });
