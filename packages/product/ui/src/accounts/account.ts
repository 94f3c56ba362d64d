import { isAccountNumber, plainAccount, type Bank } from '@kado/contracts';
import { toAsciiDigits } from '@kado/i18n';

type Rule = Bank['accountRule'];

/** The length of an account number, in characters. */
export type AccountLength = { min: number; max: number };

/** A typed account number without spaces, in capitals and with ASCII digits. */
export const readAccount = (text: string): string => plainAccount(toAsciiDigits(text));

/** An account number in groups of four. */
export const groupAccount = (plain: string): string => plain.replaceAll(/.{4}(?=.)/g, '$& ');

/** An account number for display: in groups of four, joined by no-break spaces. */
export const accountText = (plain: string): string => groupAccount(plain).replaceAll(' ', '\u00A0');

/** The length of a bank's account numbers: from the digits in its rule, or for an IBAN from its example. */
export function lengthOf({ kind, pattern, example }: Rule): AccountLength | undefined {
  if (kind === 'IBAN') return { min: example.length, max: example.length };
  const [, min, max = min] = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  return min === undefined ? undefined : { min: Number(min), max: Number(max) };
}

/** The state of an account number: still too short, complete, not matching the rule, or (IBAN) with wrong check digits. */
export type AccountState = 'empty' | 'short' | 'complete' | 'wrong' | 'checksum';

/** Checks an account number against its bank's rule, while it is typed. */
export function accountState(text: string, rule: Rule): AccountState {
  const plain = readAccount(text);
  if (plain === '') return 'empty';
  if (isAccountNumber(plain, rule)) return 'complete';
  const length = lengthOf(rule);
  const fits = new RegExp(rule.pattern).test(plain);
  if (rule.kind === 'IBAN' && fits) return 'checksum';
  const strange = rule.kind === 'DIGITS' ? /\D/.test(plain) : !rule.example.startsWith(plain.slice(0, 2));
  return !strange && length && plain.length < length.min ? 'short' : 'wrong';
}
