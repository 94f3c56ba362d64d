import { type Supplier, type SupplierAnswer, SupplierDown, type SupplierJob } from './supplier.ts';

const SECOND = 1000;
const delivered: SupplierAnswer = { state: 'delivered' };

/** The two digits that choose what happens: the last of a phone or account, or of what stands before the @. */
function endingOf({ kind, target }: SupplierJob): string {
  const text = kind === 'gift' ? (target.split('@')[0] ?? '') : target;
  return text.slice(-2);
}

function slow({ submittedAt, now }: SupplierJob): SupplierAnswer {
  const left = submittedAt.getTime() + 5 * SECOND - now.getTime();
  return left > 0 ? { state: 'pending', askAfterMs: left } : delivered;
}

const down = ({ attempt }: SupplierJob): SupplierAnswer => {
  if (attempt <= 2) throw new SupplierDown(SECOND);
  return delivered;
};

const ANSWERS: Record<string, (job: SupplierJob) => SupplierAnswer> = {
  '01': slow,
  '02': () => ({ state: 'failed', code: 'INVALID_NUMBER' }),
  '03': down,
  '04': () => ({ state: 'pending', askAfterMs: 20 * SECOND }),
  '05': () => ({ ...delivered, askAfterMs: 2 * SECOND }),
};

const answer = (job: SupplierJob): SupplierAnswer => (ANSWERS[endingOf(job)] ?? (() => delivered))(job);

/** A supplier that delivers nothing and remembers nothing: the number's ending decides, so a restart changes nothing. */
export const sandbox: Supplier = {
  name: 'sandbox',
  timeoutMs: 2 * SECOND,
  submit: async (job) => answer(job),
  check: async (job) => (endingOf(job) === '05' ? delivered : answer(job)),
};
