import { SupplierDown, type SupplierResult } from '../supplier/supplier.ts';
import { ReloadlyError } from './client.ts';

const SECOND = 1000;
/** The time after which a top-up that is in progress is looked up. */
const PROGRESS_MS = 3 * SECOND;
const INVALID_NUMBER: SupplierResult = { state: 'failed', code: 'INVALID_NUMBER' };
export const REFUSED: SupplierResult = { state: 'failed', code: 'REFUSED' };

/** Codes that no repetition changes: the number is wrong. */
const WRONG_NUMBER = new Set([
  'INVALID_RECIPIENT_PHONE',
  'INVALID_PHONE_NUMBER',
  'INVALID_PHONE',
  'PHONE_BANNED_BY_OPERATOR',
  'RECIPIENT_PHONE_INACTIVE',
]);
/** Codes that no repetition changes: this top-up is not sold. */
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
/** Codes after which waiting helps, with the time to wait. */
const WAIT_MS: Readonly<Record<string, number>> = {
  // Reloadly accepts one top-up of a number every two minutes.
  PHONE_RECENTLY_RECHARGED: 120 * SECOND,
  // Our account with Reloadly is empty, which an operator of Kado has to mend.
  INSUFFICIENT_BALANCE: 60 * SECOND,
};
const DUPLICATE = 'CUSTOM_IDENTIFIER_ALREADY_USED';
const DEFAULT_WAIT_MS = 5 * SECOND;

const finalResult = (code: string | null | undefined): SupplierResult | undefined => {
  if (!code) return undefined;
  if (WRONG_NUMBER.has(code)) return INVALID_NUMBER;
  return FINAL.has(code) ? REFUSED : undefined;
};

/** Reloadly may ask for no wait at all: without one, an item would be tried again and again. */
const LEAST_WAIT_MS = SECOND;

/** A refusal that decides nothing, with the time to wait: Reloadly's own where it names one. */
const downAfter = ({ code, retryAfterMs }: ReloadlyError): SupplierDown =>
  new SupplierDown(Math.max(LEAST_WAIT_MS, retryAfterMs ?? WAIT_MS[code ?? ''] ?? DEFAULT_WAIT_MS));

/** A look-up that is refused says nothing of the purchase, and waits as long as Reloadly asks: else its limit would never end. */
export const lookedUp = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
    throw error instanceof ReloadlyError ? downAfter(error) : error;
  });

/**
 * What a refused submission means. Only a code that is known to be final is a failure: after anything else, an error 500 or a code that is
 * new to us included, the look-up decides.
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

/** What a submission leads to: accepted, it is in progress; or it is refused. */
export const submitted = (call: Promise<unknown>): Promise<SupplierResult | { state: 'duplicate' }> =>
  call.then(() => inProgress, resultOfRefusal);

/** The result of a transaction by its status; `code` says why it failed. A status that is new to us is no end. */
export function resultOfStatus(status: string, code?: string | null): SupplierResult {
  if (status === 'SUCCESSFUL') return { state: 'delivered' };
  if (status === 'FAILED' || status === 'REFUNDED') return finalResult(code) ?? REFUSED;
  return inProgress;
}
