/** One item to submit or to look up. */
export type SupplierJob = {
  /** Our id for the purchase, the same in every submission and look-up of this item, so that a supplier buys it only once. */
  reference: string;
  kind: 'topup' | 'gift' | 'bank';
  target: string;
  /** The network, gift card or bank. */
  networkId: string;
  /** The buyer's price without the fee, and the amount that the recipient gets; both in minor units. */
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

/** `checkAfterMs`: when to look the item up again. The worker ignores a result that it already has. `code`: that of a gift card. */
export type SupplierResult =
  | { state: 'pending'; checkAfterMs: number }
  | { state: 'delivered'; checkAfterMs?: number; code?: string }
  | { state: 'failed'; code: string };

/** One purchase in the supplier's own records. */
export type StatementLine = {
  reference: string;
  at: Date;
  state: SupplierResult['state'];
  amount: bigint;
  currency: string;
};

/**
 * Delivers items. A call that throws does not show whether the item was bought: a timeout or an error 503 may occur after the purchase. SupplierDown contains the
 * time to wait.
 */
export type Supplier = {
  name: string;
  /** A call that takes longer counts as failed, and another server may then take over the item. */
  timeoutMs: number;
  /** Submits the item for delivery. `duplicate`: the supplier already has this reference. */
  submit: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult | { state: 'duplicate' }>;
  /** Looks up an item by its reference, without changing anything. `unknown`: the supplier has never bought it. */
  check: (job: SupplierJob, signal: AbortSignal) => Promise<SupplierResult | { state: 'unknown' }>;
  /** The supplier's purchases within this period, excluding `until`, in their current state. */
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
