import { SupplierDown, type Supplier, type SupplierJob } from '../src/supplier/supplier.ts';
import { SUPPLIER_TIMEOUT_MS } from '../src/testing/supplier-timeout.ts';

/** What happens to a submission: it is bought or not, and the response arrives, is lost, or is an error 503. */
export type Fault = 'bought, then timeout' | 'bought, then 503' | 'timeout' | 'bought late';

const timeout = (): Error => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

/**
 * A supplier that delivers at once and keeps records: it buys a reference once, refuses it as a duplicate afterwards, and finds it in look-ups. `faults` are
 * those of its submissions, one after the other; `checksDown` is how many look-ups fail first.
 */
export function supplierWithBooks(faults: (Fault | undefined)[] = [], checksDown = 0) {
  const calls: string[] = [];
  const bought: string[] = [];
  let late: string | undefined;
  let down = checksDown;
  const submit = async ({ reference }: SupplierJob) => {
    calls.push('submit');
    const fault = faults.shift();
    if (late === reference) {
      bought.push(reference);
      late = undefined;
    }
    if (bought.includes(reference)) return { state: 'duplicate' as const };
    if (fault === 'bought late') late = reference;
    else if (fault !== 'timeout') bought.push(reference);
    if (fault === 'bought, then 503') throw new SupplierDown(1000);
    if (fault) throw timeout();
    return { state: 'delivered' as const };
  };
  const check = async ({ reference }: SupplierJob) => {
    calls.push('check');
    if (down > 0) {
      down -= 1;
      throw new SupplierDown(1000);
    }
    return bought.includes(reference) ? { state: 'delivered' as const } : { state: 'unknown' as const };
  };
  const supplier: Supplier = { name: 'books', timeoutMs: SUPPLIER_TIMEOUT_MS, submit, check, statement: async () => [] };
  return { supplier, calls, bought };
}
