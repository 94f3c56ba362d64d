/** One item on its way to a supplier. `attempt` counts from 1 and survives restarts; `id` makes a repeated submission harmless. */
export type SupplierJob = {
  id: string;
  kind: 'topup' | 'gift' | 'bank';
  target: string;
  networkId: string;
  receive: bigint;
  receiveCurrency: string;
  attempt: number;
  submittedAt: Date;
  now: Date;
};

/** askAfterMs: ask again then; an answer that comes twice is the worker's to ignore. */
export type SupplierAnswer =
  | { state: 'pending'; askAfterMs: number }
  | { state: 'delivered'; askAfterMs?: number }
  | { state: 'failed'; code: string };

/** Who delivers. A supplier that cannot be reached throws; SupplierDown says when to try again. */
export type Supplier = {
  name: string;
  /** A call that takes longer counts as down, and its work is free for another server. */
  timeoutMs: number;
  submit: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierAnswer>;
  check: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierAnswer>;
};

export class SupplierDown extends Error {
  override readonly name = 'SupplierDown';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('the supplier does not answer');
    this.retryAfterMs = retryAfterMs;
  }
}
