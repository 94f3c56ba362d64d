import { type Supplier, type SupplierResult, SupplierDown, type SupplierJob } from './supplier.ts';

const SECOND = 1000;
const delivered: SupplierResult = { state: 'delivered' };

/** The two digits that choose the outcome: the last two of a phone or account number, or of the part before the @. */
function endingOf({ kind, target }: SupplierJob): string {
  const text = kind === 'gift' ? (target.split('@')[0] ?? '') : target;
  return text.slice(-2);
}

function slow({ submittedAt, now }: SupplierJob): SupplierResult {
  const left = submittedAt.getTime() + 5 * SECOND - now.getTime();
  return left > 0 ? { state: 'pending', checkAfterMs: left } : delivered;
}

const down = ({ attempt }: SupplierJob): SupplierResult => {
  if (attempt <= 2) throw new SupplierDown(SECOND);
  return delivered;
};

const RESULTS: Record<string, (job: SupplierJob) => SupplierResult> = {
  '01': slow,
  '02': () => ({ state: 'failed', code: 'INVALID_NUMBER' }),
  '03': down,
  '04': () => ({ state: 'pending', checkAfterMs: 20 * SECOND }),
  '05': () => ({ ...delivered, checkAfterMs: 2 * SECOND }),
};

const resultOf = (job: SupplierJob): SupplierResult => (RESULTS[endingOf(job)] ?? (() => delivered))(job);

/**
 * A simulated supplier without any state: the last digits of the target decide the outcome, so a restart changes nothing. It knows the items whose
 * submission was answered.
 */
export const sandbox: Supplier = {
  name: 'sandbox',
  timeoutMs: 2 * SECOND,
  submit: async (job) => resultOf(job),
  check: async (job) => {
    if (!job.accepted) return { state: 'unknown' };
    return endingOf(job) === '05' ? delivered : resultOf(job);
  },
};
