import type { FastifyInstance } from 'fastify';

import { after, type Clock, databaseTime, latest } from '../clock.ts';
import type { Db } from '../db/types.ts';
import type { Supplier } from '../supplier/supplier.ts';
import { compare, type Finding } from './compare.ts';
import {
  firstSubmission,
  insertDay,
  insertFindings,
  itemsByReference,
  itemsSubmitted,
  lastDay,
  stuckItems,
} from './repository.ts';

type Context = { db: Db; clock: Clock; supplier: Supplier; promiseSeconds: number; log: FastifyInstance['log'] };

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The clocks of supplier and database may differ by this many seconds. */
const MARGIN = 600;
/** How many days are compared in one round. After an outage, further days are compared in the next rounds. */
const MAX_DAYS = 7;
/** An item is stuck when it is still open at three times the promised duration: two of these durations after its promised time. */
export const STUCK_AFTER_PROMISES = 2;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Compares one hour at a time, so that a busy day fits into memory. An item may reach the supplier as late as its promised time, which is later than that of new
 * items if KADO_PROMISE_SECONDS was lowered since. Returns undefined before that time is over.
 */
async function compareDay({ db, supplier, promiseSeconds }: Context, day: string, now: Date) {
  const findings: Finding[] = [];
  let [items, lines] = [0, 0];
  for (let from = startOf(day); dayOf(from) === day; from = after(from, HOUR)) {
    const until = after(from, HOUR);
    const ours = await itemsSubmitted(db, supplier.name, from, until);
    const last = ours.reduce((time, { promisedBy }) => latest(time, promisedBy), after(until, promiseSeconds));
    if (after(last, MARGIN) > now) return undefined;
    const theirs = await supplier.statement(after(from, -MARGIN), after(last, MARGIN), now);
    const own = theirs.filter(({ at }) => at >= from && at < until);
    const submitted = new Set(ours.map(({ reference }) => reference));
    const others = own.map(({ reference }) => reference).filter((reference) => !submitted.has(reference));
    const known = await itemsByReference(db, supplier.name, others);
    const relevant = theirs.filter(({ reference }) => submitted.has(reference));
    findings.push(
      ...compare(ours, relevant),
      ...compare(
        known,
        own.filter(({ reference }) => !submitted.has(reference)),
      ),
    );
    [items, lines] = [items + ours.length, lines + own.length];
  }
  return { findings, items, lines };
}

function warn({ log, supplier }: Context, findings: readonly Finding[]): void {
  for (const { kind, reference, item, line } of findings)
    log.warn({ supplier: supplier.name, kind, reference, ours: item?.status, theirs: line?.state }, 'an item needs a look');
}

/** The first day to compare, at most `newest`: the one after the last compared day, else that of the first submission. */
async function nextDay({ db, supplier }: Context, newest: Date): Promise<Date> {
  const last = await lastDay(db, supplier.name);
  if (last !== undefined) return after(startOf(last), DAY);
  const first = (await firstSubmission(db, supplier.name)) ?? newest;
  return first < newest ? startOf(dayOf(first)) : newest;
}

/** Compares past days with the supplier's statement, each once and the oldest first. */
export async function reconcile(context: Context): Promise<void> {
  const { db, clock, supplier, promiseSeconds, log } = context;
  const now = await databaseTime(db, clock);
  const newest = startOf(dayOf(after(now, -DAY - promiseSeconds - MARGIN)));
  const next = await nextDay(context, newest);
  const end = after(next, (MAX_DAYS - 1) * DAY);
  for (let time = next; time <= newest && time <= end; time = after(time, DAY)) {
    const day = dayOf(time);
    const compared = await compareDay(context, day, now);
    if (!compared) return;
    const { findings, items, lines } = compared;
    const added = await db.transaction(async (tx) => {
      const isFirst = await insertDay(tx, { supplier: supplier.name, day, items, lines, at: now });
      return isFirst ? insertFindings(tx, supplier.name, findings, now) : [];
    });
    warn(context, added);
    log.info({ supplier: supplier.name, day, items, lines, findings: findings.length }, 'compared with the statement');
  }
}

/** Reports items that are still open long after their money should have been returned. */
export async function reportStuckItems(context: Context): Promise<void> {
  const { db, clock, supplier, promiseSeconds } = context;
  const items = await stuckItems(db, clock.sql(), STUCK_AFTER_PROMISES * promiseSeconds);
  const findings = items.map((item): Finding => ({ kind: 'stuck', reference: item.reference, item }));
  if (findings.length > 0) warn(context, await insertFindings(db, supplier.name, findings, clock.now()));
}
