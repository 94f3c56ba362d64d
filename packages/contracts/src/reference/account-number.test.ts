import { describe, expect, it } from 'vitest';

import { isAccountNumber, plainAccount } from './account-number.ts';

const german = { kind: 'IBAN', pattern: String.raw`^DE\d{20}$`, example: 'DE89370400440532013000' } as const;
const nigerian = { kind: 'DIGITS', pattern: String.raw`^\d{10}$`, example: '0123456789' } as const;

describe('an account number', () => {
  it.each([
    ['DE89370400440532013000', true],
    ['de89 3704 0044 0532 0130 00', true],
    ['DE89-3704-0044-0532-0130-00', true],
    ['DE88370400440532013000', false],
    ['DE89370400440532013001', false],
    ['DE98370400440532013000', false],
    ['DE8937040044053201300', false],
    ['GB33BUKB20201555555555', false],
    ['DE8937040044053201300Ö', false],
    ['', false],
  ])('%j fits the IBANs of Germany: %s', (text, fits) => expect(isAccountNumber(text, german)).toBe(fits));

  it.each([
    ['0123456789', true],
    ['0123 456 789', true],
    ['012345678', false],
    ['01234567890', false],
    ['٠١٢٣٤٥٦٧٨٩', false],
  ])('%j fits ten digits: %s', (text, fits) => expect(isAccountNumber(text, nigerian)).toBe(fits));

  it('counts the letters of an IBAN', () => {
    const british = { kind: 'IBAN', pattern: String.raw`^GB\d{2}[A-Z]{4}\d{14}$`, example: '' } as const;
    expect(isAccountNumber('GB33BUKB20201555555555', british)).toBe(true);
    expect(isAccountNumber('GB33BUKC20201555555555', british)).toBe(false);
  });

  it('is stored without spaces and in capital letters', () => expect(plainAccount(' de89 3704-00 ')).toBe('DE89370400'));
});
