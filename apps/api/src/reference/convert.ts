import { exponentOf, type Money, money } from '@kado/contracts';

/** Minor units of a decimal text ('0.30') times an exact factor, rounded up. Seed data is in US dollars, wallets may not be. */
export function toMinor(decimal: string, currency: string, factor = '1'): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const [factorWhole = '0', factorFraction = ''] = factor.split('.');
  const scale = 10n ** BigInt(fraction.length + factorFraction.length);
  const value = BigInt(whole + fraction) * BigInt(factorWhole + factorFraction) * 10n ** BigInt(exponentOf(currency));
  return (value + scale - 1n) / scale;
}

export const toMoney = (decimal: string, currency: string, factor = '1'): Money =>
  money(toMinor(decimal, currency, factor), currency);
