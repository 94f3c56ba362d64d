import { type LanguageCode, type Money, type Order, type OrderItem, toDecimal } from '@kado/contracts';

import type { Letter } from '../mail/letter.ts';
import { words } from '../words/words.ts';

export type Reader = { firstName: string; languageCode: LanguageCode; email: string };
/** What an item was bought at and from. */
export type Bought = { network: string; rate: string };

export const inWallet = (money: Money): string => `${toDecimal(money)} ${money.currency}`;

/** Received money with its own sign, Latin digits in every language. */
export function received(money: Money, language: LanguageCode): string {
  const style = {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(toDecimal(money) as Intl.StringNumericLiteral);
}

function itemLines(item: OrderItem, { network, rate }: Bought, language: LanguageCode): string[] {
  const { name, phone, email, account } = item.recipient;
  const recipient = name ?? phone ?? email ?? account ?? '';
  const state = words(language, `receiptMail.state.${item.status}`);
  const { send, fee, receive } = item;
  const price = { send: inWallet(send), fee: inWallet(fee), currency: send.currency, rate, receiveCurrency: receive.currency };
  return [
    words(language, 'receiptMail.line', { receive: received(receive, language), recipient, network, state }),
    words(language, 'receiptMail.price', price),
  ];
}

/** An order's receipt as it stands, in its owner's language. `bought` is in the order of the items. */
export function composeReceipt(order: Order, bought: readonly Bought[], { firstName, languageCode, email }: Reader): Letter {
  const { reference, status, total, held, released, captured } = order;
  const word = (key: 'ordered' | 'held' | 'moneyBack' | 'paid'): string => words(languageCode, `receiptMail.${key}`);
  const items = order.items.flatMap((item, index) => itemLines(item, bought[index] ?? { network: '', rate: '' }, languageCode));
  return {
    to: email,
    language: languageCode,
    subject: words(languageCode, 'receiptMail.subject', { reference }),
    name: firstName,
    lines: [words(languageCode, `receiptMail.${status}`, { reference }), ...items],
    table: [
      [word('ordered'), inWallet(total)],
      ...(held.amountMinor ? [[word('held'), inWallet(held)] as const] : []),
      ...(released.amountMinor ? [[word('moneyBack'), inWallet(released)] as const] : []),
      [word('paid'), inWallet(captured)],
    ],
  };
}
