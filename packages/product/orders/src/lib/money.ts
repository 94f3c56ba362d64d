import { sum, type Money, type Order, type OrderItem } from '@kado/contracts';

/** What a line holds: what is sent and its fee; both come back when it fails. */
export const lineTotal = ({ send, fee }: Pick<OrderItem, 'send' | 'fee'>): Money => sum([send, fee], send.currency);

/** The fees that were paid in the end: those of items whose money did not come back. */
export const feesOf = ({ items, total }: Pick<Order, 'items' | 'total'>): Money =>
  sum(
    items.filter(({ status }) => !['failed', 'cancelled', 'reversed'].includes(status)).map(({ fee }) => fee),
    total.currency,
  );

/** The same amount with the other sign. */
export const minus = (money: Money): Money => ({ ...money, amountMinor: money.amountMinor === 0 ? 0 : -money.amountMinor });
