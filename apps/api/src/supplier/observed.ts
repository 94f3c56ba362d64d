import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/current.ts';
import type { Supplier, SupplierJob } from './supplier.ts';

type Observers = { metrics: Metrics | undefined; tracing: Tracing | undefined };

/** The same supplier, with a measured and traced call. The recipient is in neither. */
export function observed(supplier: Supplier, { metrics, tracing }: Observers): Supplier {
  if (!metrics && !tracing) return supplier;
  const observe =
    (call: 'submit' | 'check'): Supplier['submit'] =>
    async (job: SupplierJob, signal) => {
      const stop = metrics?.supplierCalls.startTimer({ call });
      const work = () => supplier[call](job, signal);
      const attributes = { 'kado.supplier': supplier.name, 'kado.item.id': job.id, 'kado.attempt': job.attempt };
      try {
        const result = await (tracing ? tracing.span(`supplier ${call}`, attributes, work) : work());
        stop?.({ result: result.state });
        return result;
      } catch (cause) {
        stop?.({ result: 'down' });
        throw cause;
      }
    };
  return { ...supplier, submit: observe('submit'), check: observe('check') };
}
