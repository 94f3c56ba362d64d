import { Phone, type Money } from '@kado/contracts';
import { amountFromUrl } from '@kado/product-ui';

/** The form values that a link can prefill, to send again or to edit a cart line. */
export type Prefill = { item?: string; phone?: string; networkId?: string; amount?: Money };

/** Parses the query string; ignores malformed or missing values. An unescaped '+' arrives as a space and is accepted. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const typed = params.get('phone')?.trim() ?? '';
  const phone = /^\d/.test(typed) ? `+${typed}` : typed;
  const [item, networkId, amount] = [params.get('item'), params.get('networkId'), amountFromUrl(params.get('amount'))];
  return {
    ...(item && { item }),
    ...(Phone.safeParse(phone).success && { phone }),
    ...(networkId && { networkId }),
    ...(amount && { amount }),
  };
}
