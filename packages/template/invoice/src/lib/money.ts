import type { Invoice } from '@kado/contracts/template';
import type { DecimalMoney } from '@kado/i18n';

/** An amount of the API in dollars (0, 5612, '$940' or '-$125') as whole cents. The API has at most two decimal places, so that nothing is lost. */
export const toCents = (amount: number | string): number => Math.round(Number(String(amount).replaceAll(/[$,]/g, '')) * 100);

/** Whole cents as an amount in dollars, as the API has it. */
export const toWireAmount = (cents: number): number => cents / 100;

/** Whole cents as exact decimal money. */
export function centsToMoney(cents: number): DecimalMoney {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return { decimal: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: 'USD' };
}

/** An amount of the API as exact decimal money. */
export const toMoney = (amount: number | string): DecimalMoney => centsToMoney(toCents(amount));

/** The amount paid so far; more than the total if the client paid too much. */
export const paidCents = ({ total, balance }: Pick<Invoice, 'total' | 'balance'>): number => toCents(total) - toCents(balance);

/** Whole cents as a balance of the API: 0, '$940' or '-$125.50'. */
export function toWireBalance(cents: number): Invoice['balance'] {
  if (cents === 0) return 0;
  const { decimal } = centsToMoney(Math.abs(cents));
  return `${cents < 0 ? '-' : ''}$${decimal.replace(/\.00$/, '')}`;
}

const sum = (amounts: readonly (number | string)[]): number =>
  toWireAmount(amounts.reduce<number>((total, amount) => total + toCents(amount), 0));

/** The sums of the invoices' totals and of their balances. */
export const sumInvoices = (invoices: readonly Invoice[]): { total: number; open: number } => ({
  total: sum(invoices.map(({ total }) => total)),
  open: sum(invoices.map(({ balance }) => balance)),
});
