type Line = { price: number; qty: number };

/** Dollars as the formats take them: an exact decimal text with its currency. */
export const dollars = (cents: number) => ({ decimal: (cents / 100).toFixed(2), currency: 'USD' });

/** What a line costs, in cents, so that the sum is exact. */
export const centsOf = ({ price, qty }: Line): number => Math.round(price * 100) * qty;

/** What all lines cost, in cents. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + centsOf(line), 0);
