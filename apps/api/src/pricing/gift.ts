import { isTimeZone, type Item, type Money, priceOf, type QuoteLine } from '@kado/contracts';

import type { SoldGift } from '../reference/gift-products.ts';
import { dayProblem } from './delivery-day.ts';
import { type FieldProblem, limitProblem, type Problem } from './problem.ts';

type GiftItem = Extract<Item, { kind: 'gift' }>;

const GIFT_MINUTES = 1;

function amountProblem(amount: Money, { brand, currency, denominations, min, max }: SoldGift): FieldProblem | undefined {
  if (amount.currency !== currency) return { key: 'wrongCurrency', params: { currency } };
  if (!denominations) return limitProblem(amount, { min, max });
  const isSold = denominations.some(({ amountMinor }) => amountMinor === amount.amountMinor);
  return isSold ? undefined : { key: 'notSold', params: { network: brand } };
}

function dayProblems({ deliverOn }: GiftItem, at: string, now: Date): Problem[] {
  if (!deliverOn) return [];
  if (!isTimeZone(deliverOn.timeZone)) return [{ path: `${at}.deliverOn.timeZone`, key: 'unknownTimeZone' }];
  const key = dayProblem(deliverOn.date, deliverOn.timeZone, now);
  return key ? [{ path: `${at}.deliverOn.date`, key }] : [];
}

/** The problems of a gift card in a cart, at this path. */
export function giftProblems(item: GiftItem, at: string, product: SoldGift | undefined, now: Date): Problem[] {
  if (!product) return [{ path: `${at}.giftProductId`, key: 'unknownGiftProduct' }];
  const amount = amountProblem(item.amount, product);
  return [...(amount ? [{ path: `${at}.amount`, ...amount }] : []), ...dayProblems(item, at, now)];
}

/** The quote line of a gift card, whose amount is in the card's own currency. */
export function giftLine({ id, kind, amount }: GiftItem, { rate, fee, currency }: SoldGift, wallet: string): QuoteLine {
  const price = priceOf(amount, { currency: wallet, receiveCurrency: currency, rate, fee });
  return { itemId: id, kind, ...price, rate, etaMinutes: GIFT_MINUTES };
}
