type Line = { price: number; qty: number };

/** Dollars in the form that the formatters accept: a decimal string with its currency. */
export const dollars = (cents: number) => ({ decimal: (cents / 100).toFixed(2), currency: 'USD' });

/** The price of a line in cents, so that the sum is exact. */
export const centsOf = ({ price, qty }: Line): number => Math.round(price * 100) * qty;

/** The price of all lines, in cents. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + centsOf(line), 0);
