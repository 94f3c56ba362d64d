import type { Invoice } from '@kado/contracts/template';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFieldDay, parseWireDay, toWireDay } from './day.ts';
import { CompleteDraft, toDraft, emptyDraft, problemOf, toPreview, toInvoiceDraft, type Draft } from './draft.ts';
import { ambiguousReadings, COST, parsePlain, PERCENT, QTY, readTyped, toPlain, toTyped } from './typed-number.ts';
import { LANGUAGES, parseDecimal } from '@kado/i18n';
import { toDocumentView } from './document-view.ts';

const client = { name: 'Noor', company: 'Halden', companyEmail: 'noor@halden.example', address: '', country: '', contact: '' };
const stored: Invoice = {
  id: 5033,
  issuedDate: '18 Nov 2026',
  dueDate: '02 Dec 2026',
  client,
  service: 'Software Development',
  total: 4980,
  avatar: '/mock/faces/3',
  invoiceStatus: 'Partial Payment',
  balance: '$1940',
};
const line = { title: 'Design', description: '', cost: '10.10', qty: '3', discount: '', tax: '' };
const draft = (over: Partial<Draft> = {}): Draft => ({ ...toDraft(stored), lines: [line], ...over });

it.each([
  ['en', '12', COST, 1200],
  ['en', '12.5', COST, 1250],
  ['en', '12,05', COST, 1205],
  ['en', '1,250', COST, 125_000],
  ['en', '1,250.50', COST, 125_050],
  ['de', '1.250', COST, 125_000],
  ['de', '1.250,5', COST, 125_050],
  ['fr', '1 250', COST, 125_000],
  ['pt', '1.250', QTY, 1_250_000],
  ['ar', '٣٫٥', QTY, 3500],
  ['en', '٣,٥', QTY, 3500],
  ['en', '0.125', QTY, 125],
  ['de', '0,125', QTY, 125],
  ['en', '1.125', QTY, 1125],
  ['en', '1.005', COST, undefined],
  ['fr', '3.000', QTY, undefined],
  ['en', '-1', COST, undefined],
  ['en', '9999999999', COST, undefined],
  ['en', '', COST, undefined],
] as const)('parses, in %s, the typed number %s', (lng, typed, shape, units) =>
  expect(parsePlain(readTyped(typed, shape, lng), shape)).toBe(units),
);

it('returns both readings of an ambiguous number', () => {
  expect(ambiguousReadings('1.000', COST, 'en')).toEqual({ more: '1,000', less: '1.00' });
  expect(ambiguousReadings('1,000', COST, 'de')).toEqual({ more: '1.000', less: '1,00' });
  expect(ambiguousReadings('1,000', COST, 'en')).toBeUndefined();
});

const SHAPES = [COST, QTY, PERCENT];

it.each(LANGUAGES.map(({ code }) => code))('reads a number that it has formatted in %s as the same number', (lng) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...SHAPES), (units, shape) => {
      const kept = toPlain(units, shape);
      expect(parsePlain(kept, shape)).toBe(units);
      expect(readTyped(toTyped(kept, shape, lng), shape, lng)).toBe(kept);
    }),
  ),
);

it.each(LANGUAGES.map(({ code }) => code))('does not read a text as a number if parsing it in %s fails', (lng) => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,٫- x') });
  fc.assert(
    fc.property(text, fc.constantFrom(...SHAPES), (typed, shape) => {
      const reading = parseDecimal(typed, lng, { digits: shape.places });
      fc.pre(!reading.ok);
      expect(parsePlain(readTyped(typed, shape, lng), shape)).toBeUndefined();
    }),
  );
});

it('converts days to the API’s format and back', () => {
  expect(toWireDay(toFieldDay(parseWireDay('02 Dec 2026')))).toBe('02 Dec 2026');
  expect(toWireDay('')).toBe('');
});

it('saves an unedited invoice unchanged', () => {
  const saved = toInvoiceDraft(toDraft(stored), stored);
  for (const field of ['total', 'balance', 'invoiceStatus']) expect(saved).not.toHaveProperty(field);
  expect(saved).toMatchObject({
    id: 5033,
    items: [{ title: 'Software Development', cost: 4980, qty: 1 }],
  });
});

it.each([
  ['grows', '6000', { total: 6000, balance: '$2960', invoiceStatus: 'Partial Payment' }],
  ['shrinks to what was paid', '3040', { total: 3040, balance: 0, invoiceStatus: 'Paid' }],
  ['shrinks below it', '3000', { total: 3000, balance: '-$40', invoiceStatus: 'Partial Payment' }],
])('keeps the paid amount when the total %s', (_, cost, wanted) =>
  expect(toInvoiceDraft(draft({ lines: [{ ...line, cost, qty: '1' }] }), stored)).toMatchObject(wanted),
);

it('clears the avatar when the client changes', () => {
  expect(toInvoiceDraft(draft({ client: { ...client, companyEmail: 'other@halden.example' } }), stored).avatar).toBe('');
  expect(toInvoiceDraft(draft(), stored)).not.toHaveProperty('avatar');
});

/** The validation errors of the form, by field. */
const problems = (over: Partial<Draft> = {}) =>
  Object.fromEntries(
    (CompleteDraft.safeParse(draft(over)).error?.issues ?? []).map(({ path, code }) => [
      path.join('.'),
      problemOf({ path: path.join('.'), code }),
    ]),
  );

it.each<[string, Partial<Draft>, object]>([
  ['nobody to bill', { client: undefined }, { client: 'client' }],
  ['a due day before the invoice', { due: '2026-01-01' }, { due: 'dueBefore' }],
  ['no day', { issued: '', due: '' }, { issued: 'day', due: 'day' }],
])('refuses %s', (_, over, wanted) => expect(problems(over)).toEqual(wanted));

it('reports each wrong field of each line', () => {
  const bad = { ...line, title: ' ', cost: 'many', qty: '0', discount: '101', tax: 'x' };
  expect(problems({ lines: [line, bad] })).toEqual({
    'lines.1.title': 'title',
    'lines.1.cost': 'cost',
    'lines.1.qty': 'qty',
    'lines.1.discount': 'percent',
    'lines.1.tax': 'percent',
  });
  expect(problems()).toEqual({});
});

it('makes a new invoice due in two weeks, with lines that add up to its subtotal', () => {
  const fresh: Draft = {
    ...emptyDraft(new Date(2026, 10, 21)),
    client,
    lines: [{ ...line, discount: '10', tax: '20' }],
  };
  expect([fresh.issued, fresh.due]).toEqual(['2026-11-21', '2026-12-05']);
  const view = toDocumentView(toPreview(fresh, 5037));
  expect(view).toMatchObject({ sums: { subtotal: 3030, discount: 303, tax: 545, total: 3272 }, paid: 0, balance: 3272 });
  expect(view.lines[0]?.amount).toBe(3030);
});
