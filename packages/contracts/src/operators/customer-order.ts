import * as z from 'zod/mini';

import { Day, listQuery, Ref, SearchText } from '../basics.ts';
import { Order, OrderItem, OrderStatus } from '../orders/order.ts';
import { ItemKind } from '../orders/item.ts';

/** The customer of an order, a deposit or a message. */
export const CustomerName = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() });
export type CustomerName = z.infer<typeof CustomerName>;

/** An item with its supplier, the supplier's reference, and the number of submissions. */
export const CustomerOrderItem = z.extend(OrderItem, {
  supplier: z.optional(z.string()),
  supplierReference: z.optional(z.string()),
  attempts: z.int(),
});
export type CustomerOrderItem = z.infer<typeof CustomerOrderItem>;

/** Any customer's order, as an operator sees it. */
export const CustomerOrder = z.extend(Order, { customer: CustomerName, items: z.array(CustomerOrderItem) });
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** GET /admin/orders: the filters of /orders, and the id of a customer; q also searches customers and supplier references. */
export const CustomerOrderQuery = listQuery({
  customer: z.optional(Ref),
  status: z.optional(OrderStatus),
  kind: z.optional(ItemKind),
  q: z.optional(SearchText),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type CustomerOrderQuery = z.input<typeof CustomerOrderQuery>;
