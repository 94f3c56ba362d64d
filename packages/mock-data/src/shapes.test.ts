import { expect, it } from 'vitest';
import { checksum } from './core/checksum.ts';
import { memoryStorage } from './core/storage.ts';
import { createHandlers } from './handlers.ts';
import { NOW } from './testing.ts';

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at one place of all rows: `{id:number,avatar?:string}`, whatever its values. */
function shapeOf(values: readonly unknown[]): string {
  const rows = values.filter(isRow);
  const lists = values.filter((value) => Array.isArray(value));
  const kinds = values
    .filter((value) => value === null || typeof value !== 'object')
    .map((value) => (value === null ? 'null' : typeof value));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();
  const fields = keys.map((key) => {
    const having = rows.filter((row) => key in row);
    return `${key}${having.length < rows.length ? '?' : ''}:${shapeOf(having.map((row) => row[key]))}`;
  });
  const parts = [
    ...kinds,
    ...(rows.length > 0 ? [`{${fields.join()}}`] : []),
    ...(lists.length > 0 ? [`[${shapeOf(lists.flat())}]`] : []),
  ];
  return [...new Set(parts)].toSorted().join('|');
}

const written = (shapes: readonly (readonly [string, string])[]): string =>
  [
    '/** The shape of each record as it is sown: another one is another version. Written by this package’s tests: `vitest run src/shapes.test.ts -u`. */',
    'export const SHAPES: Readonly<Record<string, string>> = {',
    ...shapes.map(([name, shape]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${shape}',`),
    '};',
    '',
  ].join('\n');

it.each([
  ['a new field', [{ id: 1 }], [{ id: 1, role: 'a' }]],
  ['a field that some rows have', [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 2, core: true }]],
  ['another type', [{ id: 1 }], [{ id: '1' }]],
  ['nothing instead of something', { at: 'x' }, { at: null }],
  ['a field far inside', { rows: [{ client: { name: 'a' } }] }, { rows: [{ client: { name: 'a', mail: 'b' } }] }],
  ['a list instead of one', { a: { b: 1 } }, { a: [{ b: 1 }] }],
])('sees %s', (_, before, after) => expect(shapeOf([after])).not.toBe(shapeOf([before])));

it('does not mind other values, their number and their order', () => {
  expect(shapeOf([[{ id: 1, name: 'a' }]])).toBe(
    shapeOf([
      [
        { name: 'b', id: 2 },
        { id: 3, name: '' },
      ],
    ]),
  );
});

it('has the shape of every seed written down, so that a browser sows anew what has another', async () => {
  const { database } = createHandlers(memoryStorage(), { origin: 'http://localhost:3000', now: () => NOW });
  const sown = Object.entries(await database.all()).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const shapes = sown.map(
    ([name, { data }]) =>
      [
        name,
        checksum(shapeOf([data]))
          .toString(16)
          .padStart(8, '0'),
      ] as const,
  );
  expect(shapes.length).toBeGreaterThan(15);
  await expect(written(shapes)).toMatchFileSnapshot('./core/shapes.ts');
});
