import type { Invoice } from '@kado/contracts';
import type { DecimalMoney } from '@kado/i18n';

/** The sample invoices are in dollars: 0, 5612, '$815' or '-$205' as exact decimal money. */
export const dollars = (amount: number | string): DecimalMoney => ({
  decimal: String(amount).replaceAll(/[$,]/g, ''),
  currency: 'USD',
});

const cents = (amount: number | string): number => Math.round(Number(dollars(amount).decimal) * 100);
const sum = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0) / 100;

/** What the invoices are about together, and how much of it is open. */
export const sumsOf = (invoices: readonly Invoice[]): { total: number; open: number } => ({
  total: sum(invoices.map(({ total }) => total)),
  open: sum(invoices.map(({ balance }) => balance)),
});
