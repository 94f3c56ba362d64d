/**
 * How Intl writes a received currency in a language: with its own sign (₦), or, where that is the US dollar's "$" too, with one that tells them apart: CA$ and
 * MX$, or the code COP.
 */
export const currencyDisplayOf = (currency: string, language: string): 'narrowSymbol' | 'symbol' =>
  currency !== 'USD' &&
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .some(({ value }) => value === '$')
    ? 'symbol'
    : 'narrowSymbol';
