/** One item to submit or to look up. */
export type SupplierJob = {
  /** Our id for the purchase, the same in every submission and look-up of this item: a supplier buys it once. */
  reference: string;
  kind: 'topup' | 'gift' | 'bank';
  target: string;
  /** The network, gift card or bank. */
  networkId: string;
  /** What the buyer pays for it without the fee, and what arrives; both in minor units. */
  send: bigint;
  sendCurrency: string;
  receive: bigint;
  receiveCurrency: string;
  /** What the statement of a bank gift's recipient is to say. */
  message?: string;
  /** The number of this submission, from 1; it survives restarts. */
  attempt: number;
  submittedAt: Date;
  now: Date;
};

/** `checkAfterMs`: look it up again after this time. The worker ignores a result that it already has. `code`: of a gift card. */
export type SupplierResult =
  | { state: 'pending'; checkAfterMs: number }
  | { state: 'delivered'; checkAfterMs?: number; code?: string }
  | { state: 'failed'; code: string };

/** One purchase in the supplier's own books. */
export type StatementLine = {
  reference: string;
  at: Date;
  state: SupplierResult['state'];
  amount: bigint;
  currency: string;
};

/**
 * Delivers items. A call that throws says nothing about the purchase: a timeout and an error 503 may come after it. SupplierDown names the
 * time to wait.
 */
export type Supplier = {
  name: string;
  /** A call that takes longer counts as failed, and another server may take over the item. */
  timeoutMs: number;
  /** Has the item delivered. `duplicate`: the supplier has this reference already. */
  submit: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult | { state: 'duplicate' }>;
  /** Looks an item up by its reference and changes nothing. `unknown`: the supplier has never bought it. */
  check: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult | { state: 'unknown' }>;
  /** What it bought from one time until before another, as it stands now. */
  statement: (from: Date, until: Date, now: Date) => Promise<StatementLine[]>;
};

export class SupplierDown extends Error {
  override readonly name = 'SupplierDown';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('The supplier does not respond.');
    this.retryAfterMs = retryAfterMs;
  }
}
