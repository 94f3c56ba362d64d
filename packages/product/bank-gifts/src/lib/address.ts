import { type Money } from '@kado/contracts';
import { amountFromUrl } from '@kado/product-ui';

/** The values that a link can fill the form with: a bank, the name on the account and an amount, or the cart line to change. */
export type Prefill = { item?: string; bankId?: string; holder?: string; amount?: Money };

/** Reads the query string; leaves out damaged or missing values. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const [item, bankId, holder] = ['item', 'bankId', 'holder'].map((key) => params.get(key));
  const amount = amountFromUrl(params.get('amount'));
  return { ...(item && { item }), ...(bankId && { bankId }), ...(holder && { holder }), ...(amount && { amount }) };
}
