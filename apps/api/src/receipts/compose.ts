import { type LanguageCode, type Money, type Order, type OrderItem, type Receipt, type ReceiptItem, sum } from '@kado/contracts';

import { inOrder } from '../i18n/direction.ts';
import { formatDecimal, formatMoney, formatReceived } from '../i18n/money.ts';
import { translate } from '../i18n/translate.ts';
import { formatTarget, formatTime, plainText } from './format.ts';

export type ReceiptOwner = { firstName: string; lastName: string; languageCode: LanguageCode; email: string };
/** The network and the exchange rate of an item at the time of the purchase. */
export type PurchaseDetails = { network: string; rate: string };
/** The checksum of a receipt, and the page that verifies it. */
export type Proof = { checksum: string; page: string };
type Total = Receipt['totals'][number];

/** When an item reached its current state; if it is not settled, the time by which it will be. */
function stateTime({ events }: Order, item: OrderItem): string {
  const last = events.findLast(({ itemId, kind }) => itemId === item.itemId && kind !== 'submitted');
  return last?.at ?? item.promisedBy;
}

function composeItem(order: Order, item: OrderItem, { network, rate }: PurchaseDetails, language: LanguageCode): ReceiptItem {
  const { kind, send, fee, receive, status } = item;
  const { name } = item.recipient;
  const ordered = (text: string): string => inOrder(text, language);
  const target = ordered(formatTarget(item));
  const rates = ordered(`1 ${send.currency} = ${formatDecimal(rate, language)}\u00A0${receive.currency}`);
  return {
    id: item.id,
    title: translate(language, 'receipt.item', {
      receive: formatReceived(receive, language),
      recipient: name === undefined ? target : plainText(name),
    }),
    amount: ordered(formatMoney(sum([send, fee], send.currency), language)),
    product: translate(language, `receipt.product.${kind}`, { network: plainText(network), target }),
    price: translate(language, 'receipt.price', {
      send: ordered(formatMoney(send, language)),
      fee: ordered(formatMoney(fee, language)),
      rates,
    }),
    state: translate(language, `receipt.state.${status}`, { time: formatTime(stateTime(order, item), language) }),
    status,
  };
}

function composeTotals({ total, held, released, captured, items }: Order, language: LanguageCode): Total[] {
  // A part of the paid amount, so the fees of items in progress are not included.
  const fees = sum(
    items.filter(({ status }) => status === 'delivered').map(({ fee }) => fee),
    total.currency,
  );
  const row = (key: 'ordered' | 'held' | 'moneyBack' | 'paid' | 'fees', amount: Money): Total => ({
    label: translate(language, `receipt.${key}`),
    amount: inOrder(formatMoney(amount, language), language),
    main: key === 'paid',
  });
  return [
    row('ordered', total),
    ...(held.amountMinor ? [row('held', held)] : []),
    ...(released.amountMinor ? [row('moneyBack', { ...released, amountMinor: -released.amountMinor })] : []),
    row('paid', captured),
    row('fees', fees),
  ];
}

function composeCheck({ checksum, page }: Proof, reference: string, language: LanguageCode): Receipt['check'] {
  const text = (key: 'title' | 'text' | 'checksum', address = ''): string =>
    translate(language, `receipt.check.${key}`, { address: inOrder(address, language) });
  return {
    title: text('title'),
    text: text('text', page.replace(/^https?:\/\//, '')),
    checksumLabel: text('checksum'),
    checksum: inOrder(checksum.match(/.{4}/g)?.join(' ') ?? '', language),
    url: `${page}?${new URLSearchParams({ reference, checksum })}`,
  };
}

/** The content of an order's receipt in the current state, in its owner's language. `details` has the order of the items. */
export function composeReceipt(
  order: Order,
  details: readonly PurchaseDetails[],
  { firstName, lastName, languageCode: language }: ReceiptOwner,
  proof?: Proof,
): Receipt {
  const { reference, status, total, captured, createdAt } = order;
  const isOpen = status === 'processing';
  const shownReference = inOrder(reference, language);
  return {
    language,
    title: translate(language, 'receipt.title'),
    reference: shownReference,
    summary: translate(language, `receipt.order.${status}`, { reference: shownReference }),
    paidLabel: translate(language, isOpen ? 'receipt.ordered' : 'receipt.paid'),
    paid: inOrder(formatMoney(isOpen ? total : captured, language), language),
    payer: translate(language, 'receipt.payer', { name: plainText(`${firstName} ${lastName}`) }),
    date: formatTime(createdAt, language),
    ...(isOpen ? { note: translate(language, 'receipt.note') } : {}),
    itemLabel: translate(language, 'receipt.itemLabel'),
    amountLabel: translate(language, 'receipt.amountLabel'),
    items: order.items.map((item, index) => composeItem(order, item, details[index] ?? { network: '', rate: '' }, language)),
    totals: composeTotals(order, language),
    ...(proof ? { check: composeCheck(proof, reference, language) } : {}),
  };
}
