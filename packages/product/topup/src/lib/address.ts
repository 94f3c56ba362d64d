import { fromDecimal, Phone, toDecimal, type Money } from '@kado/contracts';

/** The values that a link can fill the form with: to send again, or to edit a cart line. */
export type Prefill = { item?: string; phone?: string; networkId?: string; amount?: Money };

/** '5000 NGN' or '3.29 USD'; a damaged amount is left out. */
function amountOf(text: string | null): Money | undefined {
  const [, figure, currency] = /^(\d[\d.]*)\s?([A-Z]{3})$/.exec(text ?? '') ?? [];
  if (!figure || !currency) return undefined;
  const money = fromDecimal(figure, currency);
  return money && money.amountMinor > 0 ? money : undefined;
}

/** Reads the query string; leaves out damaged or missing values. An unescaped '+' arrives as a space and is accepted. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const typed = params.get('phone')?.trim() ?? '';
  const phone = /^\d/.test(typed) ? `+${typed}` : typed;
  const [item, networkId, amount] = [params.get('item'), params.get('networkId'), amountOf(params.get('amount'))];
  return {
    ...(item && { item }),
    ...(Phone.safeParse(phone).success && { phone }),
    ...(networkId && { networkId }),
    ...(amount && { amount }),
  };
}

/** The URL that opens the form with these values. */
export function topupLink({ item, phone, networkId, amount }: Prefill): string {
  const parts = { item, phone, networkId, amount: amount && `${toDecimal(amount)} ${amount.currency}` };
  const query = new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined));
  return `/send/top-up${query.size > 0 ? `?${query}` : ''}`;
}
