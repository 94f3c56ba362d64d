import { expect, it } from 'vitest';

import {
  deliveryTime,
  type Details,
  detailsOf,
  type ItemRow,
  type OrderRow,
  placedOrder,
  recipientOf,
  toOrder,
} from './order.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const item = (change: Partial<ItemRow>): ItemRow => ({
  id: 'row',
  orderId: 'order',
  userId: 'ada',
  position: 0,
  itemId: 'item',
  kind: 'topup',
  status: 'queued',
  target: '+2348035550142',
  details: { networkId: 'n', network: 'Sunbird', countryIso: 'NG', rate: '1520.00' },
  send: 500n,
  fee: 30n,
  currency: 'USD',
  receive: 760_000n,
  receiveCurrency: 'NGN',
  promisedBy: at(15),
  nextAt: null,
  attempts: 0,
  submittedAt: null,
  supplier: null,
  supplierReference: null,
  settledAt: null,
  lateAt: null,
  failureCode: null,
  ...change,
});
const order: OrderRow = {
  id: 'order',
  userId: 'ada',
  quoteId: 'quote',
  reference: 'K7-4F2M-9QTD',
  currency: 'USD',
  total: 1590n,
  captured: 530n,
  released: 500n,
  items: 3,
  open: 1,
  delivered: 1,
  cancelled: 0,
  status: 'processing',
  createdAt: at(0),
};
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const show = (...rows: ItemRow[]) => toOrder(order, rows, (code, { network }) => `${code} at ${network}`);

it('an order shows its amounts, the held amount, and its items in order', () =>
  expect(show(item({ id: 'b', position: 1, itemId: 'second' }), item({ id: 'a' }))).toEqual({
    id: 'order',
    reference: 'K7-4F2M-9QTD',
    status: 'processing',
    total: usd(1590),
    captured: usd(530),
    released: usd(500),
    held: usd(560),
    items: ['a', 'b'].map((id) => ({
      id,
      itemId: id === 'a' ? 'item' : 'second',
      kind: 'topup',
      status: 'queued',
      send: usd(500),
      fee: usd(30),
      receive: { amountMinor: 760_000, currency: 'NGN' },
      product: { id: 'n', name: 'Sunbird' },
      recipient: { phone: '+2348035550142' },
      promisedBy: at(15).toISOString(),
    })),
    events: [{ at: at(0).toISOString(), kind: 'placed' }],
    createdAt: at(0).toISOString(),
  }));

it.each([
  ['2026-11-21T09:15:00', '2026-11-21T09:15:00.000Z'],
  ['2026-11-21T09:15:00.5', '2026-11-21T09:15:00.500Z'],
  ['2026-11-21T09:15:00.123', '2026-11-21T09:15:00.123Z'],
  ['2026-11-21T09:15:00.987654', '2026-11-21T09:15:00.987Z'],
])('the time %s of the database is %s', (promisedBy, shown) => {
  const { send: _send, ...row } = item({});
  const [found] = toOrder({ ...order, total: 1590 }, [{ ...row, send: 500, promisedBy }], String).items;
  expect([found?.promisedBy, found?.send]).toEqual([shown, usd(500)]);
});

it.each([
  ['topup', '+2348035550142', { phone: '+2348035550142' }],
  ['gift', 'b@kado.test', { email: 'b@kado.test' }],
  ['bank', '0690000031', { account: '0690000031' }],
])('the recipient of a %s is %s', (kind, target, recipient) =>
  expect(show(item({ kind, target })).items[0]?.recipient).toEqual(recipient),
);

it.each([
  ['the name that the buyer typed', { name: 'Rosa' }, new Map([['topup +2348035550142', 'Ada']]), 'Rosa'],
  ['the name that the number is saved under', {}, new Map([['topup +2348035550142', 'Ada']]), 'Ada'],
  ['the name that the number was once saved under', { formerName: 'Ada' }, new Map(), 'Ada'],
  ['a former name before that of a later recipient', { formerName: 'Bo' }, new Map([['topup +2348035550142', 'Ada']]), 'Bo'],
  ['no name that another kind is saved under', {}, new Map([['bank +2348035550142', 'Ada']]), undefined],
])('a recipient has %s', (_, typed, names, name) => {
  const row = item({ details: { ...detailsOf(item({})), ...typed } });
  expect(recipientOf(row, names)).toStrictEqual({ ...(name && { name }), phone: '+2348035550142' });
});

it.each([
  ['at once', undefined, at(5)],
  ['on the day that was chosen', at(6), at(6)],
  ['at once where the day has passed', at(4), at(5)],
])('an item is delivered %s', (_, chosen, time) => {
  const details: Details = { ...detailsOf(item({})), ...(chosen && { deliverAt: chosen.toISOString() }) };
  expect(deliveryTime(details, at(5))).toEqual(time);
});

it('an order in its original state has no later events, and the original recipients', () => {
  const details = detailsOf(item({}));
  const boughtFor = { name: 'Ada', target: 'ada@kado.test' };
  const settled = { submittedAt: at(1), settledAt: at(2) };
  const gift = { ...settled, kind: 'gift', target: 'rosa@kado.test', details: { ...details, name: 'Rosa', boughtFor } };
  expect(
    placedOrder(order, [
      item({ ...gift, status: 'delivered' }),
      item({ ...settled, position: 1, status: 'failed', failureCode: 'INVALID_NUMBER' }),
    ]),
  ).toStrictEqual(
    toOrder(
      { ...order, status: 'processing', captured: 0n, released: 0n },
      [item({ kind: 'gift', target: boughtFor.target, details: { ...details, name: boughtFor.name } }), item({ position: 1 })],
      String,
    ),
  );
});

it('a failed item contains the reason', () => {
  expect(show(item({ status: 'failed', failureCode: 'INVALID_NUMBER' })).items[0]?.failure).toEqual({
    code: 'INVALID_NUMBER',
    text: 'INVALID_NUMBER at Sunbird',
  });
  expect(show(item({})).items[0]).not.toHaveProperty('failure');
});

it('the events are sorted by time, independent of the order of the items', () =>
  expect(
    show(
      item({ itemId: 'a', status: 'failed', submittedAt: at(1), settledAt: at(4), failureCode: 'X' }),
      item({ itemId: 'b', position: 1, status: 'delivered', submittedAt: at(2), settledAt: at(3) }),
    ).events,
  ).toEqual([
    { at: at(0).toISOString(), kind: 'placed' },
    { at: at(1).toISOString(), kind: 'submitted', itemId: 'a' },
    { at: at(2).toISOString(), kind: 'submitted', itemId: 'b' },
    { at: at(3).toISOString(), kind: 'delivered', itemId: 'b' },
    { at: at(4).toISOString(), kind: 'failed', itemId: 'a', params: { code: 'X' } },
  ]));

it('events with the same time are in the order of their items', () =>
  expect(
    show(item({ itemId: 'a', submittedAt: at(1) }), item({ itemId: 'b', position: 1, submittedAt: at(1) })).events.map(
      ({ itemId }) => itemId,
    ),
  ).toEqual([undefined, 'a', 'b']));

it.each([
  ['delivered', ['placed', 'delivered']],
  ['failed', ['placed', 'failed']],
  ['reversed', ['placed', 'reversed']],
  ['cancelled', ['placed', 'cancelled']],
  ['submitted', ['placed']],
])('an item that is %s has these events at its end: %j', (status, kinds) => {
  expect(show(item({ status, settledAt: at(3) })).events.map(({ kind }) => kind)).toEqual(kinds);
  expect(show(item({ status })).events).toHaveLength(1);
});
