import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { listQuery } from './args.ts';
import { at, type ColumnKind, compareKeys, sortKey } from './compare.ts';
import { type Columns, listRows, type ListQuery, matches, pageOf, sortRows } from './list.ts';

const compareAs = (kind: ColumnKind, a: unknown, b: unknown) => compareKeys(sortKey(kind, a), sortKey(kind, b));

const COLUMNS: Columns = { id: 'number', name: 'text', balance: 'money', due: 'date' };
// Short names of any characters, and long names with a common start that differ in accents or case only.
const tail = fc.string({ unit: fc.constantFrom(...'aAbBéÉøZz19 -_.’'), maxLength: 4 });
const name = fc.oneof(
  fc.string({ maxLength: 5 }),
  tail,
  tail.map((end) => `tomasz.wilk@kestrel${end}`),
);
const row = fc.record({
  name,
  balance: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -2000, max: 2000 }).map((n) => `${n < 0 ? '-' : ''}$${Math.abs(n)}`),
  ),
  due: fc.constantFrom('01 Jan 2026', '09 Feb 2026', '28 Dec 2025', ''),
});
const rows = fc.array(row, { maxLength: 40 }).map((list) => list.map((one, id) => ({ id, ...one })));
const order = fc.record({
  sort: fc.constantFrom('asc' as const, 'desc' as const),
  sortColumn: fc.constantFrom(...Object.keys(COLUMNS)),
});
const query = (over: Partial<ListQuery>): ListQuery => ({ q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'id', ...over });

it('splits the filtered rows into pages: none missing, none repeated, none after the last', () => {
  fc.assert(
    fc.property(rows, order, fc.integer({ min: 1, max: 12 }), fc.string({ maxLength: 1 }), (all, sorted, perPage, q) => {
      const keep = (one: (typeof all)[number]) => matches(q, [one.name, one.balance]);
      const page = (number: number) => listRows(all, query({ ...sorted, perPage, page: number }), COLUMNS, keep);
      const { total } = page(1);
      expect(total).toBe(all.filter(keep).length);
      const pages = Array.from({ length: Math.ceil(total / perPage) }, (_, index) => page(index + 1).page).flat();
      expect(pages).toEqual(sortRows(all.filter(keep), sorted, COLUMNS));
      expect(page(Math.ceil(total / perPage) + 1).page).toEqual([]);
    }),
  );
});

it('sorts by the column, then by id, independently of the order of the rows', () => {
  fc.assert(
    fc.property(rows, order, fc.array(fc.nat()), (all, sorted, keys) => {
      const shuffled = all.toSorted((a, b) => (keys[a.id] ?? 0) - (keys[b.id] ?? 0));
      const result = sortRows(all, sorted, COLUMNS);
      expect(sortRows(shuffled, sorted, COLUMNS)).toEqual(result);
      const sign = sorted.sort === 'asc' ? 1 : -1;
      const kind = COLUMNS[sorted.sortColumn]!;
      for (const [index, after] of result.entries()) {
        const before = result[index - 1];
        if (!before) continue;
        const difference = sign * compareAs(kind, at(before, sorted.sortColumn), at(after, sorted.sortColumn));
        expect(difference < 0 || (difference === 0 && before.id < after.id)).toBe(true);
      }
    }),
  );
});

it('finds every row that matches, and no other', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(4), (all, which, from) => {
      const wanted = all[which % Math.max(all.length, 1)];
      const q = wanted?.name.slice(from).toUpperCase() ?? '';
      const found = listRows(all, query({ q, perPage: 100 }), COLUMNS, ({ name }) => matches(q, [name])).page;
      const fits = ({ name }: { name: string }) => name.toLowerCase().includes(q.trim().toLowerCase());
      expect(found.every(fits)).toBe(true);
      expect(found).toHaveLength(all.filter(fits).length);
    }),
  );
});

it('does not change the rows', () => {
  const all = Object.freeze([{ id: 2 }, { id: 1 }].map((one) => Object.freeze(one)));
  expect(sortRows(all, query({}), COLUMNS)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(all).toEqual([{ id: 2 }, { id: 1 }]);
});

it.each([
  ['money', ['$10', '-$205', 0, '$1,000', '$9'], ['-$205', 0, '$9', '$10', '$1,000']],
  ['number', [10, 9, '2', 0], [0, '2', 9, 10]],
  ['date', ['02 Feb 2026', '10 Jan 2026', '30 Dec 2025'], ['30 Dec 2025', '10 Jan 2026', '02 Feb 2026']],
  ['text', ['émile', 'Zoe', 'adam'], ['adam', 'émile', 'Zoe']],
] as const)('compares %s by value, not by characters', (kind, mixed, sorted) => {
  expect([...mixed].toSorted((a, b) => compareAs(kind, a, b))).toEqual(sorted);
});

it.each([
  ['number', ['', null, undefined, 'many'], [-1, 0, '2']],
  ['money', ['', undefined, 'free'], ['-$5', 0, '$1']],
  ['date', ['', undefined, 'soon'], ['01 Jan 1960', '01 Jan 2026']],
  ['text', ['', null, undefined], ['-', 'a', 5]],
] as const)('sorts what is no %s before all others', (kind, none, some) => {
  for (const missing of none) for (const value of some) expect(compareAs(kind, missing, value)).toBeLessThan(0);
  for (const missing of none) expect(compareAs(kind, missing, none[0])).toBe(0);
});

it.each([
  ['money', '-$1,205', '−$1 205'],
  ['date', '01 Jan 2026', '2026-01-01T00:00:00.000Z'],
  ['number', '2', 2],
  ['text', 5, '5'],
] as const)('takes a %s in either of its forms for the same: %j, %j', (kind, one, other) => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(compareAs(kind, one, other)).toBe(0);
});

it('reads the value at a column’s path, and undefined where the path does not exist', () => {
  const invoice = { id: 1, client: { name: 'Ada' } };
  expect(['id', 'client.name', 'client.age', 'none.name', 'none.name.first'].map((path) => at(invoice, path))).toEqual([
    1,
    'Ada',
    undefined,
    undefined,
    undefined,
  ]);
});

it('sorts a column that is not listed as text', () => {
  const all = ['10', '9', 'b', 'A'].map((code, id) => ({ id, code }));
  expect(sortRows(all, { sort: 'asc', sortColumn: 'code' }, COLUMNS).map(({ code }) => code)).toEqual(['10', '9', 'A', 'b']);
});

it.each([
  ['', [], true],
  ['  ADA ', ['Obi', 'Ada'], true],
  ['ada', ['Obi', 'Eve'], false],
  ['ada', [], false],
])('searches %j in %j', (q, values, found) => expect(matches(q, values)).toBe(found));

it.each([
  [{}, { page: 1, perPage: 10, sort: 'desc', sortColumn: 'id' }],
  [
    { page: '3', perPage: '25', sort: 'asc', sortColumn: 'name' },
    { page: 3, perPage: 25, sort: 'asc', sortColumn: 'name' },
  ],
  [
    { page: '', perPage: '', sort: '', sortColumn: '' },
    { page: 1, perPage: 10, sort: 'desc', sortColumn: 'id' },
  ],
  [{ sort: 'upwards' }, { sort: 'desc' }],
])('reads list arguments %j', (args, expected) => {
  expect(listQuery(args, { sort: 'desc' }, COLUMNS)).toMatchObject(expected);
});

it.each([
  { page: 'abc' },
  { page: '0' },
  { perPage: '-1' },
  { perPage: '1.5' },
  { page: '1e3' },
  { sortColumn: 'constructor' },
  { q: ['a', 'b'] },
])('rejects list arguments %j', (args) => {
  expect(() => listQuery(args, {}, COLUMNS)).toThrow(expect.objectContaining({ status: 400 }));
});

it('returns an empty page past the end', () => {
  expect(pageOf([1, 2, 3], { page: 2, perPage: 3 })).toEqual([]);
});

it('finds digits in a number as in its text', () => {
  const figures = fc.oneof(fc.nat(120).map(String), fc.constantFrom('007', '0', '.5', '-1'));
  const number = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(figures, number, (q, value) => {
      expect(matches(q, [value])).toBe(String(value).includes(q));
    }),
  );
});
