import * as z from 'zod/mini';

import { Day, listQuery, SearchText, Time } from '../basics.ts';
import { Money } from '../money/money.ts';
import { ItemKind } from './item.ts';

/** The states of an item; the last four are final. */
export const ItemStatus = z.enum(['queued', 'submitted', 'delivered', 'failed', 'cancelled', 'reversed']);
export type ItemStatus = z.infer<typeof ItemStatus>;
/** The states of an order, derived from its items. */
export const OrderStatus = z.enum(['processing', 'completed', 'partially_completed', 'cancelled', 'failed']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** An item of an order; by `promisedBy` it is delivered or refunded. */
export const OrderItem = z.object({
  id: z.string(),
  itemId: z.string(),
  kind: ItemKind,
  status: ItemStatus,
  /** The network, gift card or bank that was bought, by its id in the reference lists. */
  product: z.optional(z.object({ id: z.string(), name: z.string() })),
  send: Money,
  fee: Money,
  receive: Money,
  recipient: z.object({
    name: z.optional(z.string()),
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    account: z.optional(z.string()),
  }),
  promisedBy: Time,
  failure: z.optional(z.object({ code: z.string(), text: z.string() })),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** An event of an order’s timeline, for the item with that `itemId` or for the whole order; `params` are the values of its text. */
export const OrderEvent = z.object({
  at: Time,
  kind: z.enum(['placed', 'submitted', 'delivered', 'failed', 'reversed', 'cancelled']),
  itemId: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** In every state: total = captured + released + held. */
export const Order = z.object({
  id: z.string(),
  reference: z.string(),
  status: OrderStatus,
  total: Money,
  captured: Money,
  released: Money,
  held: Money,
  items: z.array(OrderItem),
  events: z.array(OrderEvent),
  createdAt: Time,
});
export type Order = z.infer<typeof Order>;

/** The final cost of an order: its total less the released amount. */
export const costOf = ({ total, released }: Pick<Order, 'total' | 'released'>): Money => ({
  ...total,
  amountMinor: total.amountMinor - released.amountMinor,
});

/** GET /orders: q searches reference, phone and name; from and to are inclusive UTC days. */
export const OrderQuery = listQuery({
  status: z.optional(OrderStatus),
  kind: z.optional(ItemKind),
  q: z.optional(SearchText),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type OrderQuery = z.input<typeof OrderQuery>;
