import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/current.ts';
import type { Supplier, SupplierJob } from './supplier.ts';

type Observers = { metrics: Metrics | undefined; tracing: Tracing | undefined };

/** Wraps a supplier so that its calls are measured and traced, without the recipient. */
export function observed(supplier: Supplier, { metrics, tracing }: Observers): Supplier {
  if (!metrics && !tracing) return supplier;
  const observe = async <Result extends { state: string }>(
    call: 'submit' | 'check',
    { reference, attempt }: SupplierJob,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const stop = metrics?.supplierCalls.startTimer({ call });
    const attributes = { 'kado.supplier': supplier.name, 'kado.supplier.reference': reference, 'kado.attempt': attempt };
    try {
      const result = await (tracing ? tracing.span(`supplier ${call}`, attributes, work) : work());
      stop?.({ result: result.state });
      return result;
    } catch (cause) {
      stop?.({ result: 'down' });
      throw cause;
    }
  };
  return {
    ...supplier,
    submit: (job, signal) => observe('submit', job, () => supplier.submit(job, signal)),
    check: (job, signal) => observe('check', job, () => supplier.check(job, signal)),
  };
}
