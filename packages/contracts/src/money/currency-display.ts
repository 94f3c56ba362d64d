/**
 * The style in which Intl shows a received currency: its own symbol (₦), or, if that is the same "$" as the US dollar's, a distinct one: CA$ and MX$, or the
 * code COP.
 */
export const currencyDisplayOf = (currency: string, language: string): 'narrowSymbol' | 'symbol' =>
  currency !== 'USD' &&
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .some(({ value }) => value === '$')
    ? 'symbol'
    : 'narrowSymbol';
