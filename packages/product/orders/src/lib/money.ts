import { sum, type Money, type Order, type OrderItem } from '@kado/contracts';

/** The total of a line: the sent amount and its fee; both are returned if it fails. */
export const lineTotal = ({ send, fee }: Pick<OrderItem, 'send' | 'fee'>): Money => sum([send, fee], send.currency);

/** The fees that were charged: those of items whose money was not returned. */
export const feesOf = ({ items, total }: Pick<Order, 'items' | 'total'>): Money =>
  sum(
    items.filter(({ status }) => !['failed', 'cancelled', 'reversed'].includes(status)).map(({ fee }) => fee),
    total.currency,
  );

/** The amount with its sign inverted. */
export const negated = (money: Money): Money => ({ ...money, amountMinor: money.amountMinor === 0 ? 0 : -money.amountMinor });
