import type { Item, QuoteLine } from '@kado/contracts';

import { newId } from '../db/ids.ts';
import type { Details } from '../orders/order.ts';
import { itemDetails, type ProductLists } from './item-details.ts';
import { targetOf } from './risks.ts';

/**
 * The order row of one item, prepared with the quote, so that the checkout copies it without reading it first. A quote becomes at most one order, so the
 * item's id is already final.
 */
export type QuotedItem = {
  id: string;
  position: number;
  itemId: string;
  kind: string;
  target: string;
  details: Details;
  send: number;
  fee: number;
  receive: number;
  receiveCurrency: string;
};

export const itemRows = (items: readonly Item[], lines: readonly QuoteLine[], lists: ProductLists): QuotedItem[] =>
  items.flatMap((item, position) => {
    const line = lines[position];
    if (!line) return [];
    return [
      {
        id: newId(),
        position,
        itemId: item.id,
        kind: item.kind,
        target: targetOf(item),
        details: itemDetails(item, line, lists),
        send: line.send.amountMinor,
        fee: line.fee.amountMinor,
        receive: line.receive.amountMinor,
        receiveCurrency: line.receive.currency,
      },
    ];
  });
