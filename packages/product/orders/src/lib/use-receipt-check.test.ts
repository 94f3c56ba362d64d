import { expect, it } from 'vitest';
import { CheckForm } from './use-receipt-check.ts';

const checksum = '9F3C71A804DE55B2C6108E2FA97D13C4';
const read = (reference: string) => CheckForm.safeParse({ reference, checksum }).data?.reference;

it.each([
  'K7-VSCF-ZYC2',
  ' K7-VSCF-ZYC2\n',
  'K7VSCFZYC2',
  'k7-vscf-zyc2',
  'K7 VSCF ZYC2',
  'K7\u00A0VSCF\u00A0ZYC2',
  'K7–VSCF–ZYC2',
  'K7\u2011VSCF\u2011ZYC2',
  'K7 - VSCF - ZYC2',
  '\u2066K7-VSCF-ZYC2\u2069',
])('normalizes the reference %j to its printed form', (typed) => expect(read(typed)).toBe('K7-VSCF-ZYC2'));

it('accepts the reference of a practice order', () => expect(read('practice 4f2m 9qtd')).toBe('PRACTICE-4F2M-9QTD'));

it.each(['', ' ', 'K7', 'K7-VSCF', 'K7-VSCF-ZYC', 'K7-VSCF-ZYC22', 'KD-VSCF-ZYC2', 'VSCFZYC2', 'K7-VSCF-ZYÇ2', 'K7/VSCF/ZYC2'])(
  'does not accept %j as a reference',
  (typed) => expect(read(typed)).toBeUndefined(),
);
