import type { Invoice } from '@kado/contracts/template';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldDay, dayOf, wireDay } from './day.ts';
import { draftOf, emptyDraft, previewOf, wireOf, type Draft } from './draft.ts';
import { errorsOf } from './errors.ts';
import { COST, QTY, readFigure, typedFigure } from './typed-number.ts';
import { sheetOf } from './document-view.ts';

const client = { name: 'Noor', company: 'Halden', companyEmail: 'noor@halden.example', address: '', country: '', contact: '' };
const stored: Invoice = {
  id: 5033,
  issuedDate: '18 Nov 2026',
  dueDate: '02 Dec 2026',
  client,
  service: 'Software Development',
  total: 5285,
  avatar: '/mock/faces/3',
  invoiceStatus: 'Partial Payment',
  balance: '$2060',
};
const line = { key: 1, title: 'Design', description: '', cost: '10.10', qty: '3', discount: '', tax: '' };
const draft = (over: Partial<Draft> = {}): Draft => ({ ...draftOf(stored), lines: [line], ...over });

it.each([
  ['12', COST, 1200],
  ['12.5', COST, 1250],
  ['12,05', COST, 1205],
  ['٣٫٥'.replace('٫', ','), QTY, 3500],
  ['0.125', QTY, 125],
  ['1.005', COST, undefined],
  ['-1', COST, undefined],
  ['9999999999', COST, undefined],
  ['', COST, undefined],
] as const)('reads the typed figure %s', (typed, shape, whole) => expect(readFigure(typed, shape)).toBe(whole));

it('a figure that is typed as it is shown stays what it was', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (whole) =>
      [COST, QTY].every((shape) => readFigure(typedFigure(whole, shape), shape) === whole),
    ),
  ));

it('days go to the wire and back', () => expect(wireDay(fieldDay(dayOf('02 Dec 2026')))).toBe('02 Dec 2026'));

it('an invoice that nobody changed is saved as it was', () => {
  expect(wireOf(draftOf(stored), stored)).toMatchObject({
    id: 5033,
    total: 5285,
    balance: '$2060',
    invoiceStatus: 'Partial Payment',
    items: [{ title: 'Software Development', cost: 5285, qty: 1 }],
  });
});

it.each([
  ['grows', '6000', { total: 6000, balance: '$2775', invoiceStatus: 'Partial Payment' }],
  ['shrinks to what was paid', '3225', { total: 3225, balance: 0, invoiceStatus: 'Paid' }],
  ['shrinks below it', '3000', { total: 3000, balance: '-$225', invoiceStatus: 'Partial Payment' }],
])('keeps what was paid when the total %s', (_, cost, wanted) =>
  expect(wireOf(draft({ lines: [{ ...line, cost, qty: '1' }] }), stored)).toMatchObject(wanted),
);

it('forgets the picture when the client changes', () => {
  expect(wireOf(draft({ client: { ...client, companyEmail: 'other@halden.example' } }), stored).avatar).toBe('');
  expect(wireOf(draft(), stored)).not.toHaveProperty('avatar');
});

it.each<[string, Partial<Draft>, object]>([
  ['nobody to bill', { client: undefined }, { client: 'client', count: 1 }],
  ['a due day before the invoice', { due: '2026-01-01' }, { due: 'dueBefore', count: 1 }],
  ['no day', { issued: '', due: '' }, { issued: 'day', due: 'day', count: 2 }],
])('refuses %s', (_, over, wanted) => expect(errorsOf(draft(over))).toMatchObject(wanted));

it('names each wrong field of each line', () => {
  const bad = { ...line, key: 2, title: ' ', cost: 'many', qty: '0', discount: '101', tax: 'x' };
  expect(errorsOf(draft({ lines: [line, bad] }))).toMatchObject({ count: 5 });
  expect(errorsOf(draft({ lines: [line, bad] })).lines.get(2)).toEqual({
    title: 'title',
    cost: 'cost',
    qty: 'qty',
    discount: 'discount',
    tax: 'tax',
  });
  expect(errorsOf(draft()).count).toBe(0);
});

it('a new invoice is due in two weeks, and its sheet adds up', () => {
  const fresh: Draft = {
    ...emptyDraft(new Date(2026, 10, 21)),
    client,
    lines: [{ ...line, discount: '10', tax: '20' }],
  };
  expect([fresh.issued, fresh.due]).toEqual(['2026-11-21', '2026-12-05']);
  const view = sheetOf(previewOf(fresh, 5037));
  expect(view).toMatchObject({ sums: { subtotal: 3030, discount: 303, tax: 545, total: 3272 }, paid: 0, balance: 3272 });
  expect(view.lines[0]?.amount).toBe(2727);
});
