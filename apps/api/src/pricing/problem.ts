import type { Money } from '@kado/contracts';

/** What is wrong with one field: a message key and its parameters. */
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
/** The same without the field, which its caller knows. */
export type FieldProblem = Omit<Problem, 'path'>;

/** Whether an amount is within limits of its own currency. */
export function limitProblem(
  amount: Money,
  { min, max }: { min?: Money | undefined; max?: Money | undefined },
): FieldProblem | undefined {
  if (min && amount.amountMinor < min.amountMinor) return { key: 'tooLittle', params: { limit: min } };
  if (max && amount.amountMinor > max.amountMinor) return { key: 'tooMuch', params: { limit: max } };
  return undefined;
}
