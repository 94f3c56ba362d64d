import { type Money } from '@kado/contracts';
import { amountFromUrl } from '@kado/product-ui';

/** The form values that a link can prefill: a bank, an account with its name, and an amount, or the cart line to edit. */
export type Prefill = { item?: string; bankId?: string; account?: string; holder?: string; amount?: Money };

const MAX_ACCOUNT_LENGTH = 64;

/** Parses the query string; ignores malformed or missing values. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const [item, bankId, account, holder] = ['item', 'bankId', 'account', 'holder'].map((key) => params.get(key));
  const amount = amountFromUrl(params.get('amount'));
  return {
    ...(item && { item }),
    ...(bankId && { bankId }),
    ...(account && account.length <= MAX_ACCOUNT_LENGTH && { account }),
    ...(holder && { holder }),
    ...(amount && { amount }),
  };
}
