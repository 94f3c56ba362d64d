import type { GiftProduct } from '@kado/contracts';
import { amountForUrl, parseAmount, type Offer } from '@kado/product-ui';
import { shopPath } from './catalogue-filters.ts';
import { checkAmount, priceIn } from './gift-amount.ts';
import type { GiftValues } from './gift-form-state.ts';

/** The URL of another gift card, with the amount and the recipient of the form, and the id of the cart line being edited. */
function addressOf({ id }: GiftProduct, { typed, name, email }: GiftValues, item: string | undefined): string {
  const amount = parseAmount(typed);
  return shopPath({ item, amount: amount && amountForUrl(amount), name: name.trim(), email: email.trim() }, id);
}

/** The gift cards that are sold in the form's amount, with their prices. All except the shown card are links. */
export const offersOf = (products: readonly GiftProduct[], values: GiftValues, shownId: string, line?: string) =>
  products.flatMap((product): (Omit<Offer, 'facts'> & Pick<GiftProduct, 'category'>)[] => {
    const { id, brand: name, category, art } = product;
    const { money } = checkAmount(values.typed, product);
    if (!money) return [];
    const to = id === shownId ? undefined : addressOf(product, values, line);
    return [{ id, name, initials: art.initials, category, price: priceIn(money, product), ...(to && { to }) }];
  });
