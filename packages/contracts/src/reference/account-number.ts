import type { Bank } from './bank.ts';

/** Normalises an account number, which people may type in groups and in lower case. */
export const plainAccount = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** The checksum of ISO 13616: letters count from A = 10, the first four characters move to the end, and the number modulo 97 must be 1. */
function hasIbanChecksum(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return /^\d+$/.test(digits) && BigInt(digits) % 97n === 1n;
}

/** Whether an account number in any notation matches a bank's rule: its pattern, and for an IBAN its checksum. */
export function isAccountNumber(text: string, { kind, pattern }: Bank['accountRule']): boolean {
  const plain = plainAccount(text);
  return new RegExp(pattern).test(plain) && (kind === 'DIGITS' || hasIbanChecksum(plain));
}
