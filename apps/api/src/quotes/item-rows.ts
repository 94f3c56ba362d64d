import type { Item, QuoteLine } from '@kado/contracts';

import { newId } from '../db/ids.ts';
import type { Details } from '../orders/order.ts';
import type { Reference } from '../reference/service.ts';
import { targetOf } from './risks.ts';

/**
 * What an order stores of one item, prepared when it is quoted, so that the checkout copies it without reading it first. A quote becomes at
 * most one order, so the item has its id from the beginning.
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

function detailsOf(item: Item, { rate }: QuoteLine, { network }: Pick<Reference, 'network'>): Details {
  const found = item.kind === 'topup' ? network(item.networkId) : undefined;
  return { networkId: found?.id ?? '', network: found?.name ?? '', countryIso: found?.countryIso ?? '', rate };
}

export const itemRows = (
  items: readonly Item[],
  lines: readonly QuoteLine[],
  reference: Pick<Reference, 'network'>,
): QuotedItem[] =>
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
        details: detailsOf(item, line, reference),
        send: line.send.amountMinor,
        fee: line.fee.amountMinor,
        receive: line.receive.amountMinor,
        receiveCurrency: line.receive.currency,
      },
    ];
  });
