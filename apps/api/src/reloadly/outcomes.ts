import { SupplierDown, type SupplierResult } from '../supplier/supplier.ts';
import { ReloadlyError } from './client.ts';

const SECOND = 1000;
/** After this time, a top-up in progress is looked up. */
const PROGRESS_MS = 3 * SECOND;
const INVALID_NUMBER: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };
export const REFUSED: SupplierResult = { state: 'failed', code: 'REFUSED' };

/** Final codes: the number is wrong. */
const WRONG_NUMBER = new Set([
  'INVALID_RECIPIENT_PHONE',
  'INVALID_PHONE_NUMBER',
  'INVALID_PHONE',
  'PHONE_BANNED_BY_OPERATOR',
  'RECIPIENT_PHONE_INACTIVE',
]);
/** Final codes: this top-up is not available. */
const FINAL = new Set([
  'COUNTRY_NOT_SUPPORTED',
  'IMPOSSIBLE_AMOUNT',
  'INVALID_AMOUNT',
  'INVALID_AMOUNT_FOR_OPERATOR',
  'INVALID_AMOUNT_FOR_RECIPIENT_PHONE',
  'OPERATOR_NOT_FOUND',
  'OPERATOR_UNAVAILABLE_OR_CURRENTLY_INACTIVE',
  'RECIPIENT_REACHED_MAX_TOPUP_NUMBER',
  'TRANSACTION_REFUSED_BY_OPERATOR',
  'TRANSACTION_REJECTED_BY_OPERATOR',
]);
/** Temporary codes, with the time to wait before the next attempt. */
const WAIT_MS: Readonly<Record<string, number>> = {
  // Reloadly accepts one top-up per number every two minutes.
  PHONE_RECENTLY_RECHARGED: 120 * SECOND,
  // Our account with Reloadly is empty; an operator of Kado has to pay in.
  INSUFFICIENT_BALANCE: 60 * SECOND,
};
const DUPLICATE = 'CUSTOM_IDENTIFIER_ALREADY_USED';
const DEFAULT_WAIT_MS = 5 * SECOND;

const finalResult = (code: string | null | undefined): SupplierResult | undefined => {
  if (!code) return undefined;
  if (WRONG_NUMBER.has(code)) return INVALID_NUMBER;
  return FINAL.has(code) ? REFUSED : undefined;
};

/** The minimum wait. Reloadly may send a wait of zero, which would retry an item without a pause. */
const LEAST_WAIT_MS = SECOND;

/** A temporary refusal, with the time to wait: Reloadly's own if the response contains one. */
const downAfter = ({ code, retryAfterMs }: ReloadlyError): SupplierDown =>
  new SupplierDown(Math.max(LEAST_WAIT_MS, retryAfterMs ?? WAIT_MS[code ?? ''] ?? DEFAULT_WAIT_MS));

/** A refused look-up does not show the outcome of the purchase. It waits as long as Reloadly asks, because otherwise its rate limit would never end. */
export const lookedUp = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
    throw error instanceof ReloadlyError ? downAfter(error) : error;
  });

/**
 * The meaning of a refused submission. Only a known final code is a failure: after anything else, including an error 500 or an unknown code, the look-up
 * decides.
 */
export function resultOfRefusal(error: unknown): SupplierResult | { state: 'duplicate' } {
  if (!(error instanceof ReloadlyError)) throw error;
  const { code, status } = error;
  if (code === DUPLICATE) return { state: 'duplicate' };
  const isRequestAtFault = status === 400 || status === 404 || status === 422;
  const result = isRequestAtFault ? finalResult(code) : undefined;
  if (result) return result;
  throw downAfter(error);
}

export const inProgress: SupplierResult = { state: 'pending', checkAfterMs: PROGRESS_MS };

/** The outcome of a submission: in progress when it was accepted, else the meaning of its refusal. */
export const submitted = (call: Promise<unknown>): Promise<SupplierResult | { state: 'duplicate' }> =>
  call.then(() => inProgress, resultOfRefusal);

/** The result of a transaction by its status; `code` is the reason of a failure. An unknown status is not final. */
export function resultOfStatus(status: string, code?: string | null): SupplierResult {
  if (status === 'SUCCESSFUL') return { state: 'delivered' };
  if (status === 'FAILED' || status === 'REFUNDED') return finalResult(code) ?? REFUSED;
  return inProgress;
}
