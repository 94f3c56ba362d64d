import { ItemKind, ItemStatus, money, type Order, type OrderEvent, type OrderItem, OrderStatus } from '@kado/contracts';
import * as z from 'zod/mini';

import type { orderItems, orders } from '../db/schema/money.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
/** The columns that an order shows, without those that change after it was placed. */
export type PlacedOrderRow = Pick<OrderRow, 'id' | 'reference' | 'currency' | 'total' | 'createdAt'>;
export type PlacedItemRow = Pick<
  ItemRow,
  | 'id'
  | 'position'
  | 'itemId'
  | 'kind'
  | 'target'
  | 'details'
  | 'send'
  | 'fee'
  | 'currency'
  | 'receive'
  | 'receiveCurrency'
  | 'promisedBy'
>;
type ShownOrder = PlacedOrderRow & Pick<OrderRow, 'status' | 'captured' | 'released'>;
type ShownItem = PlacedItemRow & Pick<ItemRow, 'status' | 'submittedAt' | 'settledAt' | 'failureCode'>;
/**
 * What an item stores of its quote, for receipts and suppliers. Id and name are those of the network, gift card or bank; `name` is the recipient's as
 * the buyer typed it, `redeem` where a gift card's code is entered, `deliverAt` when a gift is to arrive.
 */
export type Details = {
  networkId: string;
  network: string;
  countryIso: string;
  rate: string;
  name?: string;
  message?: string;
  redeem?: string;
  deliverAt?: string;
  /** Whom it was bought for, before the buyer chose somebody else. */
  boughtFor?: { name: string; target: string };
};
/** Explains in the user's language why an item failed. */
export type FailureText = (code: string, details: Details, kind: string) => string;

export const detailsOf = (row: Pick<ItemRow, 'details'>): Details => row.details as Details;

/** From when an item may be delivered: at once, or on the day that was chosen for a gift. */
export function deliveryTime({ deliverAt }: Details, now: Date): Date {
  const chosen = deliverAt === undefined ? now : new Date(deliverAt);
  return chosen > now ? chosen : now;
}

/** The names that a person saved numbers, accounts and addresses under, by `nameKey`. */
export type SavedNames = ReadonlyMap<string, string>;
export const nameKey = ({ kind, target }: Pick<ItemRow, 'kind' | 'target'>): string => `${kind} ${target}`;

/** Whom an item is for, by the name that the buyer typed or saved. */
export function recipientOf(row: Pick<ItemRow, 'kind' | 'target' | 'details'>, names: SavedNames): OrderItem['recipient'] {
  const { kind, target } = row;
  const name = detailsOf(row).name ?? names.get(nameKey(row));
  const at = kind === 'topup' ? { phone: target } : kind === 'gift' ? { email: target } : { account: target };
  return { ...(name === undefined ? {} : { name }), ...at };
}

/** What an item buys; absent where the reference lists did not have it. */
export function productOf(row: Pick<ItemRow, 'details'>): Pick<OrderItem, 'product'> {
  const { networkId: id, network: name } = detailsOf(row);
  return id ? { product: { id, name } } : {};
}

const toItem = (row: ShownItem, failureText: FailureText, names: SavedNames): OrderItem => ({
  id: row.id,
  itemId: row.itemId,
  kind: z.parse(ItemKind, row.kind),
  status: z.parse(ItemStatus, row.status),
  ...productOf(row),
  send: money(row.send, row.currency),
  fee: money(row.fee, row.currency),
  receive: money(row.receive, row.receiveCurrency),
  recipient: recipientOf(row, names),
  promisedBy: row.promisedBy.toISOString(),
  ...(row.failureCode
    ? { failure: { code: row.failureCode, text: failureText(row.failureCode, detailsOf(row), row.kind) } }
    : {}),
});

const SETTLED = { delivered: 'delivered', failed: 'failed', reversed: 'reversed', cancelled: 'cancelled' } as const;
const isSettled = (status: string): status is keyof typeof SETTLED => status in SETTLED;

const eventsOf = ({ itemId, status, submittedAt, settledAt, failureCode }: ShownItem): OrderEvent[] => [
  ...(submittedAt ? [{ at: submittedAt.toISOString(), kind: 'submitted' as const, itemId }] : []),
  ...(settledAt && isSettled(status)
    ? [{ at: settledAt.toISOString(), kind: SETTLED[status], itemId, ...(failureCode ? { params: { code: failureCode } } : {}) }]
    : []),
];

/** An order as the API returns it. Its events are derived from the timestamps of its items. */
export function toOrder(
  row: ShownOrder,
  rows: readonly ShownItem[],
  failureText: FailureText,
  names: SavedNames = new Map(),
): Order {
  const items = rows.toSorted((a, b) => a.position - b.position);
  const events = items.flatMap(eventsOf).toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    id: row.id,
    reference: row.reference,
    status: z.parse(OrderStatus, row.status),
    total: money(row.total, row.currency),
    captured: money(row.captured, row.currency),
    released: money(row.released, row.currency),
    held: money(row.total - row.captured - row.released, row.currency),
    items: items.map((item) => toItem(item, failureText, names)),
    events: [{ at: row.createdAt.toISOString(), kind: 'placed' }, ...events],
    createdAt: row.createdAt.toISOString(),
  };
}

const PROCESSING = { status: 'processing', captured: 0n, released: 0n };
const QUEUED = { status: 'queued', submittedAt: null, settledAt: null, failureCode: null };

/** The recipient that an item was bought for. */
function asBought(item: PlacedItemRow): PlacedItemRow {
  const { boughtFor, ...details } = detailsOf(item);
  return boughtFor ? { ...item, target: boughtFor.target, details: { ...details, name: boughtFor.name } } : item;
}

/** An order as it was when it was placed, whatever has happened to it since. No item had failed, so no failure is explained. */
export const placedOrder = (row: PlacedOrderRow, rows: readonly PlacedItemRow[]): Order =>
  toOrder(
    { ...row, ...PROCESSING },
    rows.map((item) => ({ ...asBought(item), ...QUEUED })),
    String,
  );
