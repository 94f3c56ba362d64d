import type { Money } from '@kado/contracts';

/** The problem of one field: a message key and its parameters. */
export type Problem = { path: string; key: ProblemKey; params?: Record<string, string | Money> };
export type ProblemKey =
  | 'unknownNetwork'
  | 'unknownGiftProduct'
  | 'unknownBank'
  | 'phoneOfAnotherCountry'
  | 'wrongAccount'
  | 'unknownTimeZone'
  | 'dayPassed'
  | 'dayTooFar'
  | 'wrongCurrency'
  | 'wrongCurrencies'
  | 'notSold'
  | 'tooLittle'
  | 'tooMuch';
/** A problem without its path, which the caller adds. */
export type FieldProblem = Omit<Problem, 'path'>;

/** The problem of an amount outside these limits, which are in its currency. */
export function limitProblem(
  amount: Money,
  { min, max }: { min?: Money | undefined; max?: Money | undefined },
): FieldProblem | undefined {
  if (min && amount.amountMinor < min.amountMinor) return { key: 'tooLittle', params: { limit: min } };
  if (max && amount.amountMinor > max.amountMinor) return { key: 'tooMuch', params: { limit: max } };
  return undefined;
}
