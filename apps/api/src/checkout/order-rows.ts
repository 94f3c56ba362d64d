import { newId } from '../db/ids.ts';
import { deliveryTime, type ItemRow, type OrderRow } from '../orders/order.ts';
import { itemDetails } from '../quotes/item-details.ts';
import { targetOf } from '../quotes/risks.ts';
import type { Reference } from '../reference/service.ts';
import { after } from '../clock.ts';
import type { GrantProof, CheckoutState } from './checkout-state.ts';
import { newReference } from './order-reference.ts';

export type NewOrder = {
  userId: string;
  key: string;
  grant: GrantProof | undefined;
  state: CheckoutState & { quoteId: string };
  reference: Reference;
  submitDelaySeconds: number;
  promiseSeconds: number;
};

const notSubmitted = {
  supplier: null,
  supplierReference: null,
  attempts: 0,
  submittedAt: null,
  settledAt: null,
  lateAt: null,
  failureCode: null,
};

/** The rows of a new order, built only from the stored quote. */
export function orderRows({ userId, state, reference, submitDelaySeconds, promiseSeconds }: NewOrder): {
  order: OrderRow;
  items: ItemRow[];
} {
  const { now, items, lines, total, currency, quoteId } = state;
  const orderId = newId();
  const order = {
    id: orderId,
    userId,
    quoteId,
    reference: newReference(),
    currency,
    total,
    captured: 0n,
    released: 0n,
    items: items.length,
    open: items.length,
    delivered: 0,
    cancelled: 0,
    status: 'processing',
    createdAt: now,
  };
  const rows = items.flatMap((item, position): ItemRow[] => {
    const line = lines[position];
    if (!line) return [];
    const details = itemDetails(item, line, reference);
    const start = deliveryTime(details, now);
    const submitAt = after(now, submitDelaySeconds);
    return [
      {
        ...notSubmitted,
        id: newId(),
        orderId,
        userId,
        position,
        itemId: item.id,
        kind: item.kind,
        status: 'queued',
        target: targetOf(item),
        details,
        send: BigInt(line.send.amountMinor),
        fee: BigInt(line.fee.amountMinor),
        currency,
        receive: BigInt(line.receive.amountMinor),
        receiveCurrency: line.receive.currency,
        promisedBy: after(start, promiseSeconds),
        nextAt: start > submitAt ? start : submitAt,
      },
    ];
  });
  return { order, items: rows };
}
