import type { Item, QuoteLine } from '@kado/contracts';

import { newId } from '../ledger/new-id.ts';
import type { Details, ItemRow, OrderRow } from '../orders/present.ts';
import { targetOf } from '../quotes/risks.ts';
import type { Reference } from '../reference/reference.ts';
import type { GrantProof, Standing } from './read.ts';
import { newReference } from './reference-code.ts';

export type Placing = {
  userId: string;
  key: string;
  grant: GrantProof | undefined;
  standing: Standing & { quoteId: string };
  reference: Reference;
  submitDelaySeconds: number;
  promiseSeconds: number;
};

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

function detailsOf(item: Item, { rate }: QuoteLine, reference: Reference): Details {
  const network = item.kind === 'topup' ? reference.network(item.networkId) : undefined;
  return { networkId: network?.id ?? '', network: network?.name ?? '', countryIso: network?.countryIso ?? '', rate };
}

const untouched = { attempts: 0, submittedAt: null, acceptedAt: null, settledAt: null, lateAt: null, failureCode: null };

/** The rows of a new order, from nothing but the quote that the server wrote. */
export function newRows({ userId, standing, reference, submitDelaySeconds, promiseSeconds }: Placing): {
  order: OrderRow;
  items: ItemRow[];
} {
  const { now, items, lines, total, currency, quoteId } = standing;
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
    return [
      {
        ...untouched,
        id: newId(),
        orderId,
        userId,
        position,
        itemId: item.id,
        kind: item.kind,
        status: 'queued',
        target: targetOf(item),
        details: detailsOf(item, line, reference),
        send: BigInt(line.send.amountMinor),
        fee: BigInt(line.fee.amountMinor),
        currency,
        receive: BigInt(line.receive.amountMinor),
        receiveCurrency: line.receive.currency,
        promisedBy: after(now, promiseSeconds),
        nextAt: after(now, submitDelaySeconds),
      },
    ];
  });
  return { order, items: rows };
}
