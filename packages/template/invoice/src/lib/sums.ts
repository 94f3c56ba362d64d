/** A line in whole numbers: cost in cents, quantity in thousandths, discount and tax in hundredths of a percent. */
export type LineAmounts = { cost: number; qty: number; discount: number; tax: number };
/** A line or an invoice in whole cents. */
export type Sums = { subtotal: number; discount: number; tax: number; total: number };

/** `amount * times / of`, rounded to the nearest whole number, halves away from zero; exact for numbers of any size. */
const proportion = (amount: number, times: number, of: number): number => {
  const product = BigInt(amount) * BigInt(times) * 2n;
  const whole = BigInt(of);
  return Number((product + (product < 0n ? -whole : whole)) / (2n * whole));
};

const THOUSANDTHS = 1000;
const HUNDREDTHS_OF_PERCENT = 10_000;

/** Cost times quantity, minus the discount, plus the tax on the rest; each is rounded to the cent once. */
export function lineSums({ cost, qty, discount, tax }: LineAmounts): Sums {
  const subtotal = proportion(cost, qty, THOUSANDTHS);
  const less = proportion(subtotal, discount, HUNDREDTHS_OF_PERCENT);
  const more = proportion(subtotal - less, tax, HUNDREDTHS_OF_PERCENT);
  return { subtotal, discount: less, tax: more, total: subtotal - less + more };
}

/** The sums of an invoice are the sums of its rounded lines, so that the figures shown add up. */
export function invoiceSums(lines: readonly LineAmounts[]): Sums {
  const sums = { subtotal: 0, discount: 0, tax: 0, total: 0 };
  for (const line of lines.map(lineSums)) {
    sums.subtotal += line.subtotal;
    sums.discount += line.discount;
    sums.tax += line.tax;
    sums.total += line.total;
  }
  return sums;
}
