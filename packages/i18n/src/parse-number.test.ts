import { describe, expect, it } from 'vitest';
import { formatDecimal } from './formats.ts';
import { numberSigns, parseDecimal, type DecimalReading } from './parse-number.ts';

/** The parsed decimal, the two readings of an ambiguous number, or the reason for a failure. */
type Expected = string | readonly [string, string];

const resultOf = (reading: DecimalReading): Expected => {
  if (reading.ok) return reading.decimal;
  return reading.reason === 'ambiguous' ? reading.readings : reading.reason;
};

/** Inputs and results by language, with two decimal places. */
const TABLES: Record<string, readonly [string, Expected][]> = {
  en: [
    ['1,000', '1000'],
    ['1,000.50', '1000.50'],
    ['1,234,567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1.50', '1.50'],
    ['12,50', '12.50'],
    ['1,5', '1.5'],
    ['1.000', ['1000', '1.00']],
    ['12.345', ['12345', '12.34']],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['1 000', '1000'],
    ["1'000.50", '1000.50'],
  ],
  fr: [
    ['1\u202F000', '1000'],
    ['1\u00A0000,50', '1000.50'],
    ['1 234 567', '1234567'],
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['1,000', ['1000', '1.00']],
    ['1.000', '1000'],
    ['1,234.50', '1234.50'],
    ['1 000,500', '1000.50'],
    ['1’000', '1000'],
  ],
  de: [
    ['1.000', '1000'],
    ['5.000', '5000'],
    ['1.234.567,89', '1234567.89'],
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['1,000', ['1000', '1.00']],
    ['1,234.50', '1234.50'],
    ["1'000,50", '1000.50'],
    ['1’234’567', '1234567'],
  ],
  pt: [
    ['1.000', '1000'],
    ['1.000,50', '1000.50'],
    ['12,50', '12.50'],
    ['1,000', ['1000', '1.00']],
    ['R$ 1.234,56', '1234.56'],
    ['1 000', '1000'],
  ],
  ar: [
    ['1,000', '1000'],
    ['1,000.50', '1000.50'],
    ['١٬٠٠٠', '1000'],
    ['١٬٢٣٤٬٥٦٧٫٨٩', '1234567.89'],
    ['١٢٫٥', '12.5'],
    ['٢٠٠٠', '2000'],
    ['۲۰۰۰', '2000'],
    ['١،٠٠٠', '1000'],
    ['١٢،٥', '12.5'],
    ['1.000', ['1000', '1.00']],
    ['١٫٠٠٠', ['1000', '1.00']],
    ['\u200F1,000', '1000'],
  ],
};

describe.each(Object.entries(TABLES))('in %s', (lng, rows) => {
  it.each(rows)('reads %s as %j', (text, expected) => expect(resultOf(parseDecimal(text, lng, { digits: 2 }))).toEqual(expected));
});

describe.each(['en', 'fr', 'de', 'pt', 'ar'])('the %s parser', (lng) => {
  it.each(['0', '0.5', '7', '999', '1000', '1000.5', '12345.67', '1234567', '90071992547409.91'])(
    'reads back what the language writes for %s',
    (decimal) => expect(parseDecimal(formatDecimal(decimal, lng), lng, { digits: 2 })).toEqual({ ok: true, decimal }),
  );

  it.each(['1,000', '1.000', '1 000', "1'000", '1٬000'])('never reads %s as 1', (text) => {
    const reading = parseDecimal(text, lng, { digits: 2 });
    expect(reading).toMatchObject(reading.ok ? { decimal: '1000' } : { readings: ['1000', '1.00'] });
  });
});

describe('a number in any language', () => {
  it.each<[string, number, Expected]>([
    ['', 2, 'empty'],
    [' \u200F ', 2, 'empty'],
    ['.', 2, 'notANumber'],
    ['abc', 2, 'notANumber'],
    ['15a0', 2, 'notANumber'],
    ['1e3', 2, 'notANumber'],
    ['5k', 2, 'notANumber'],
    ['1,23,456', 2, 'notANumber'],
    ['1 00', 2, 'notANumber'],
    ['1,234.5.6', 2, 'notANumber'],
    ['1.2,345', 2, 'notANumber'],
    ['0.129', 2, 'tooPrecise'],
    ['1234.567', 2, 'tooPrecise'],
    ['1,234.567', 2, 'tooPrecise'],
    ['0.120', 2, '0.12'],
    ['.5', 2, '0.5'],
    ['5.', 2, '5'],
    ['007', 2, '7'],
    ['-1,250', 2, '-1250'],
    ['\u22123.50', 2, '-3.50'],
    ['-0', 2, '0'],
    ['₦ 5,000', 2, '5000'],
    ['KSh 500', 2, '500'],
    ['3.59 USD', 2, '3.59'],
    ['-$5', 2, '-5'],
    ['1,234.50 €', 2, '1234.50'],
    ['50 $CA', 2, '50'],
    ['CA$50', 2, '50'],
    ['1250', 0, '1250'],
    ['1,250.00', 0, '1250'],
    ['1,250.50', 0, 'tooPrecise'],
    ['1.250', 0, ['1250', '1']],
    ['1.250', 3, '1.250'],
    ['1,250', 3, '1250'],
  ])('%j with %i places is %j', (text, digits, expected) =>
    expect(resultOf(parseDecimal(text, 'en', { digits }))).toEqual(expected),
  );

  it('is ambiguous if the separator could start three decimal places', () =>
    expect(resultOf(parseDecimal('1.250', 'fr', { digits: 3 }))).toEqual(['1250', '1.250']));
});

it.each([
  ['en', ',', '.'],
  ['fr', '\u202F', ','],
  ['de', '.', ','],
  ['pt', '.', ','],
  ['ar', ',', '.'],
])('has the separators of %s', (lng, group, decimal) => expect(numberSigns(lng)).toEqual({ group, decimal }));

it.each([
  ['en', '1234567.50', '1,234,567.50'],
  ['de', '1234567.50', '1.234.567,50'],
  ['fr', '1000', '1\u202F000'],
  ['pt', '1000.5', '1.000,5'],
  ['ar', '1000.5', '1,000.5'],
  ['ar', '-1000.5', '\u22121,000.5'],
  ['de', '90071992547409919007199254740991.10', '90.071.992.547.409.919.007.199.254.740.991,10'],
  ['en', '', ''],
])('formats in %s: %s', (lng, decimal, text) => expect(formatDecimal(decimal, lng)).toBe(text));
