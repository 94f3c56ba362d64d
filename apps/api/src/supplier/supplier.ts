/** One item to submit or check. `attempt` starts at 1 and survives restarts; `id` makes a repeated submission harmless. */
export type SupplierJob = {
  id: string;
  kind: 'topup' | 'gift' | 'bank';
  target: string;
  networkId: string;
  receive: bigint;
  receiveCurrency: string;
  attempt: number;
  /** Whether the supplier has taken a submission of this item, as far as we heard. */
  accepted: boolean;
  submittedAt: Date;
  now: Date;
};

/** `checkAfterMs`: check again after this time. `unknown`: the supplier has no item with this id. The worker ignores a result that it already has. */
export type SupplierResult =
  | { state: 'pending'; checkAfterMs: number }
  | { state: 'delivered'; checkAfterMs?: number }
  | { state: 'failed'; code: string }
  | { state: 'unknown' };

/** Delivers items. A supplier that cannot be reached throws; SupplierDown names the time to wait. */
export type Supplier = {
  name: string;
  /** A call that takes longer counts as failed, and another server may take over the item. */
  timeoutMs: number;
  /** Has the item delivered. */
  submit: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult>;
  /** Looks an item up by its id and changes nothing. */
  check: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult>;
};

export class SupplierDown extends Error {
  override readonly name = 'SupplierDown';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('The supplier does not respond.');
    this.retryAfterMs = retryAfterMs;
  }
}
