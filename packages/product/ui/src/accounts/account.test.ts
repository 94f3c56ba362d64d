import { describe, expect, it } from 'vitest';
import { accountState, accountText, groupAccount, lengthOf, readAccount } from './account.ts';

const digits = { kind: 'DIGITS', pattern: String.raw`^\d{13}$`, example: '0123456789012' } as const;
const range = { kind: 'DIGITS', pattern: String.raw`^\d{10,16}$`, example: '001234567890' } as const;
const iban = { kind: 'IBAN', pattern: String.raw`^DE\d{20}$`, example: 'DE89370400440532013000' } as const;

describe('an account number that is being typed', () => {
  it.each([
    ['', digits, 'empty'],
    ['2041 0077', digits, 'short'],
    ['2041 0077 3150 4', digits, 'complete'],
    ['٢٠٤١٠٠٧٧٣١٥٠٤', digits, 'complete'],
    ['2041 0077 3150 45', digits, 'wrong'],
    ['2041-0077-x', digits, 'wrong'],
    ['123456789', range, 'short'],
    ['1234567890', range, 'complete'],
    ['12345678901234567', range, 'wrong'],
    ['de89 3704', iban, 'short'],
    ['de89 3704 0044 0532 0130 00', iban, 'complete'],
    ['DE89 3704 0044 0532 0130 01', iban, 'checksum'],
    ['FR14', iban, 'wrong'],
  ] as const)('%j, by the rule %j, is %s', (text, rule, state) => expect(accountState(text, rule)).toBe(state));
});

it('reads an account number without spaces and shows it in groups of four', () => {
  expect(readAccount(' de89 3704-0044 ')).toBe('DE8937040044');
  expect(groupAccount('2041007731504')).toBe('2041 0077 3150 4');
  expect(groupAccount('20410077')).toBe('2041 0077');
});

it.each([
  [digits, { min: 13, max: 13 }],
  [range, { min: 10, max: 16 }],
  [iban, { min: 22, max: 22 }],
  [{ ...digits, pattern: '^[A-Z]+$' }, undefined],
])('reads the length of account numbers from the rule', (rule, length) => expect(lengthOf(rule)).toEqual(length));

it.each([
  ['0123456789012', '0123 4567 8901 2'],
  ['AE070331234567890123456', 'AE07 0331 2345 6789 0123 456'],
  ['', ''],
])('%j is shown in groups that stay on one line: %j', (plain, text) =>
  expect(accountText(plain)).toBe(text.replaceAll(' ', '\u00A0')),
);
