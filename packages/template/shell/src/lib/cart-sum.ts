type Line = { price: number; qty: number };

/** Dollars as the formats take them: an exact decimal text, and how it is written. */
export const dollars = (cents: number): [string, Intl.NumberFormatOptions] => [
  (cents / 100).toFixed(2),
  { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
];

/** What a line costs, in cents, so that the sum is exact. */
export const centsOf = ({ price, qty }: Line): number => Math.round(price * 100) * qty;

/** What all lines cost, in cents. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + centsOf(line), 0);
