import { expect, it } from 'vitest';

import type { StatementLine } from '../supplier/supplier.ts';
import { compare, type OurItem } from './compare.ts';

const at = new Date('2026-11-21T12:00:05Z');
const item = (change: Partial<OurItem> = {}): OurItem => ({
  id: 'i',
  reference: 'r',
  status: 'delivered',
  receive: 760_000n,
  receiveCurrency: 'NGN',
  lateAt: null,
  promisedBy: at,
  ...change,
});
const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  reference: 'r',
  at,
  state: 'delivered',
  amount: 760_000n,
  currency: 'NGN',
  ...change,
});
const lost = { status: 'reversed', lateAt: at };

it.each<[string, Partial<OurItem>, Partial<StatementLine> | undefined, string | undefined]>([
  ['delivered by both', {}, {}, undefined],
  ['a loss that the supplier delivered', lost, {}, undefined],
  ['failed by both', { status: 'failed' }, { state: 'failed' }, undefined],
  ['reversed, and pending at the supplier', { status: 'reversed' }, { state: 'pending' }, undefined],
  ['reversed, and never bought', { status: 'reversed' }, undefined, undefined],
  ['still open', { status: 'submitted' }, {}, undefined],
  ['still queued', { status: 'queued' }, {}, undefined],
  ['delivered, and not in the statement', {}, undefined, 'missing'],
  ['a loss, and not in the statement', lost, undefined, 'missing'],
  ['delivered, and failed at the supplier', {}, { state: 'failed' }, 'undelivered'],
  ['delivered, and pending at the supplier', {}, { state: 'pending' }, 'undelivered'],
  ['a loss, and failed at the supplier', lost, { state: 'failed' }, 'undelivered'],
  ['failed, and delivered by the supplier', { status: 'failed' }, {}, 'unbooked'],
  ['reversed, and delivered by the supplier', { status: 'reversed' }, {}, 'unbooked'],
  ['of another amount', {}, { amount: 760_001n }, 'amount'],
  ['of another currency', {}, { currency: 'GHS' }, 'amount'],
])('an item that is %s', (_, ours, theirs, kind) => {
  const lines = theirs ? [line(theirs)] : [];
  const found = compare([item(ours)], lines);
  expect(found).toEqual(kind ? [{ kind, reference: 'r', item: item(ours), ...(theirs && { line: line(theirs) }) }] : []);
});

it('a line without an item is unknown, and each item is compared with its own line', () => {
  const items = [item(), item({ reference: 's', receive: 1n })];
  const lines = [line({ reference: 's', amount: 1n }), line(), line({ reference: 't' })];
  expect(compare(items, lines)).toEqual([{ kind: 'unknown', reference: 't', line: lines[2] }]);
});
