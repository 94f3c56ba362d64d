import { fromDecimal, type Money } from '@kado/contracts';

/** The values that a link can fill the form with: a bank and an amount, or the cart line to change. */
export type Prefill = { item?: string; bankId?: string; amount?: Money };

/** '50.00 USD'; a damaged amount is left out. */
function amountOf(text: string | null): Money | undefined {
  const [, figure, currency] = /^(\d[\d.]*)\s?([A-Z]{3})$/.exec(text ?? '') ?? [];
  if (!figure || !currency) return undefined;
  const money = fromDecimal(figure, currency);
  return money && money.amountMinor > 0 ? money : undefined;
}

/** Reads the query string; leaves out damaged or missing values. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const [item, bankId, amount] = [params.get('item'), params.get('bankId'), amountOf(params.get('amount'))];
  return { ...(item && { item }), ...(bankId && { bankId }), ...(amount && { amount }) };
}
