import { type LanguageCode, type Money, type Order, type OrderItem, toDecimal } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';
import type { MessageContent } from '../mail/compose.ts';

export type ReceiptOwner = { firstName: string; languageCode: LanguageCode; email: string };
/** The network and the exchange rate of an item when it was bought. */
export type PurchaseDetails = { network: string; rate: string };

/** An amount in the wallet's currency: "5.30 USD". */
export const formatSent = (money: Money): string => `${toDecimal(money)} ${money.currency}`;

/** An amount with the symbol of its currency, in Latin digits in every language. */
export function formatReceived(money: Money, language: LanguageCode): string {
  const style = {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(toDecimal(money) as Intl.StringNumericLiteral);
}

function itemLines(item: OrderItem, { network, rate }: PurchaseDetails, language: LanguageCode): string[] {
  const { name, phone, email, account } = item.recipient;
  const recipient = name ?? phone ?? email ?? account ?? '';
  const state = translate(language, `receiptMail.state.${item.status}`);
  const { send, fee, receive } = item;
  const price = {
    send: formatSent(send),
    fee: formatSent(fee),
    currency: send.currency,
    rate,
    receiveCurrency: receive.currency,
  };
  return [
    translate(language, 'receiptMail.line', { receive: formatReceived(receive, language), recipient, network, state }),
    translate(language, 'receiptMail.price', price),
  ];
}

/** The receipt of an order in its current state, in its owner's language. `details` is in the order of the items. */
export function composeReceipt(
  order: Order,
  details: readonly PurchaseDetails[],
  { firstName, languageCode, email }: ReceiptOwner,
): MessageContent {
  const { reference, status, total, held, released, captured } = order;
  const label = (key: 'ordered' | 'held' | 'moneyBack' | 'paid'): string => translate(languageCode, `receiptMail.${key}`);
  const items = order.items.flatMap((item, index) => itemLines(item, details[index] ?? { network: '', rate: '' }, languageCode));
  return {
    to: email,
    language: languageCode,
    subject: translate(languageCode, 'receiptMail.subject', { reference }),
    name: firstName,
    lines: [translate(languageCode, `receiptMail.${status}`, { reference }), ...items],
    table: [
      [label('ordered'), formatSent(total)],
      ...(held.amountMinor ? [[label('held'), formatSent(held)] as const] : []),
      ...(released.amountMinor ? [[label('moneyBack'), formatSent(released)] as const] : []),
      [label('paid'), formatSent(captured)],
    ],
  };
}
