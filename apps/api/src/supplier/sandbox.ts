import { createHmac } from 'node:crypto';

import { and, eq, gte, lt } from 'drizzle-orm';

import { lettersOf } from '../db/ids.ts';
import { sandboxItems } from '../db/schema/supplier.ts';
import type { Db } from '../db/types.ts';
import { type Supplier, type SupplierResult, SupplierDown, type SupplierJob } from './supplier.ts';

const SECOND = 1000;
const delivered: SupplierResult = { state: 'delivered' };

/** The two digits that decide the outcome: the last two of a phone or account number, or of the part of an address before the @. Letters after them are ignored. */
const endingOf = ({ target }: SupplierJob): string => (target.split('@')[0] ?? '').replaceAll(/[^0-9]/g, '').slice(-2);

function slow(submittedAt: Date, now: Date): SupplierResult {
  const left = submittedAt.getTime() + 5 * SECOND - now.getTime();
  return left > 0 ? { state: 'pending', checkAfterMs: left } : delivered;
}

const RESULTS: Record<string, (submittedAt: Date, now: Date) => SupplierResult> = {
  '01': slow,
  '02': () => ({ state: 'failed', code: 'INVALID_NUMBER' }),
  '04': () => ({ state: 'pending', checkAfterMs: 20 * SECOND }),
};

const resultOf = (ending: string, submittedAt: Date, now: Date): SupplierResult =>
  (RESULTS[ending] ?? (() => delivered))(submittedAt, now);

/** The code of a gift card, always the same for a reference. It is derived, so that the sandbox stores no codes. */
function giftCode(secret: string, reference: string): string {
  const bytes = createHmac('sha256', secret).update(`sandbox ${reference}`).digest().subarray(0, 16);
  return lettersOf(bytes).replaceAll(/.{4}(?=.)/g, '$&-');
}

function withCodes(secret: string, supplier: Supplier): Supplier {
  const add = <Result extends { state: string }>(result: Result, { kind, reference }: SupplierJob): Result =>
    kind === 'gift' && result.state === 'delivered' ? { ...result, code: giftCode(secret, reference) } : result;
  return {
    ...supplier,
    submit: async (job, signal) => add(await supplier.submit(job, signal), job),
    check: async (job, signal) => add(await supplier.check(job, signal), job),
  };
}

/**
 * A simulated supplier: the last digits of the target decide the outcome. Like a real supplier, it keeps its own records. Codes of gift cards are derived from
 * the secret.
 */
export const createSandbox = (db: Db, secret: string): Supplier =>
  withCodes(secret, {
    name: 'sandbox',
    timeoutMs: 2 * SECOND,
    submit: async (job) => {
      const { reference, attempt, receive: amount, receiveCurrency: currency, now } = job;
      const ending = endingOf(job);
      if (ending === '03' && attempt <= 2) throw new SupplierDown(SECOND);
      const row = { reference, ending, amount, currency, submittedAt: now };
      const [taken] = await db
        .insert(sandboxItems)
        .values(row)
        .onConflictDoNothing()
        .returning({ reference: sandboxItems.reference });
      if (!taken) return { state: 'duplicate' };
      return ending === '05' ? { ...delivered, checkAfterMs: 2 * SECOND } : resultOf(ending, now, now);
    },
    check: async ({ reference, now }) => {
      const [row] = await db.select().from(sandboxItems).where(eq(sandboxItems.reference, reference));
      return row ? resultOf(row.ending, row.submittedAt, now) : { state: 'unknown' };
    },
    statement: async (from, until, now) => {
      const rows = await db
        .select()
        .from(sandboxItems)
        .where(and(gte(sandboxItems.submittedAt, from), lt(sandboxItems.submittedAt, until)));
      return rows.map(({ reference, submittedAt: at, ending, amount, currency }) => {
        const { state } = resultOf(ending, at, now);
        return { reference, at, state, amount, currency };
      });
    },
  });
