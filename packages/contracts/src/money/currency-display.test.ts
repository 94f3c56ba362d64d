import { expect, it } from 'vitest';
import { currencyDisplayOf } from './currency-display.ts';

it.each(['en', 'fr', 'de', 'pt', 'ar'])('in %s, only the US dollar is written with a bare "$"', (language) => {
  const written = (currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: currencyDisplayOf(currency, language) })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value;
  const others = Intl.supportedValuesOf('currency').filter((currency) => currency !== 'USD');
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((currency) => written(currency) === '$')).toEqual([]);
});

it.each([
  ['CAD', 'symbol'],
  ['COP', 'symbol'],
  ['USD', 'narrowSymbol'],
  ['NGN', 'narrowSymbol'],
  ['BRL', 'narrowSymbol'],
])('%s is written with its %s', (currency, display) => expect(currencyDisplayOf(currency, 'en')).toBe(display));
