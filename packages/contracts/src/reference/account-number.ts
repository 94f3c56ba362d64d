import type { Bank } from './bank.ts';

/** An account number as banks store it: people type it in groups and in small letters. */
export const plainAccount = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** The checksum of ISO 13616: letters count from A = 10, the first four characters go to the end, and the rest of a division by 97 is 1. */
function hasIbanChecksum(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return /^\d+$/.test(digits) && BigInt(digits) % 97n === 1n;
}

/** Whether an account number, written in any way, fits a bank's rule: its pattern, and for an IBAN its checksum. */
export function isAccountNumber(text: string, { kind, pattern }: Bank['accountRule']): boolean {
  const plain = plainAccount(text);
  return new RegExp(pattern).test(plain) && (kind === 'DIGITS' || hasIbanChecksum(plain));
}
