import { expect, it } from 'vitest';
import { figureColumns, plainRows } from './export-table.ts';
import { toCsv, toTabs } from './text.ts';

const table = (...rows: (string | number)[][]) => ({ name: 'people', title: 'People', heads: ['#', 'Name'], rows });

it.each([
  ['=1+1', `"'=1+1"`],
  ['@sum', `"'@sum"`],
  ['+cmd', `"'+cmd"`],
  ['-cmd', `"'-cmd"`],
  ['-1+1', `"'-1+1"`],
  ['+1-1', `"'+1-1"`],
  ['-$5', `"'-$5"`],
  ['-5.30', '-5.30'],
  ['-1,205.5', '-1,205.5'],
  ['+234 803 555', '+234 803 555'],
  ['-', '-'],
  ['a=1', 'a=1'],
  ['a-1', 'a-1'],
  ['a-b', 'a-b'],
  [-5, '-5'],
])('writes %j as %s, so that no spreadsheet runs it', (value, cell) =>
  expect(toTabs(table([1, value]))).toBe(`#\tName\r\n1\t${cell}`),
);

it.each(['\tx', '\rx'])('marks %j as a text', (value) => expect(toTabs(table([1, value]))).toContain(`"'${value}"`));

it('writes days without direction marks', () => {
  const days = table([1, '21\u200F/11\u200F/2026'], [2, '\u200E-\u061C5']);
  expect(plainRows(days)).toEqual([
    [1, '21/11/2026'],
    [2, '-5'],
  ]);
  expect(toTabs(days)).toBe('#\tName\r\n1\t21/11/2026\r\n2\t-5');
});

it('does not let a direction mark hide a formula', () => expect(toTabs(table([1, '\u200E=1+1']))).toContain(`"'=1+1"`));

it('CSV has a byte order mark, commas and its type', async () => {
  const csv = toCsv(table([1, 'Halden, "Ros"']));
  expect(csv.type).toBe('text/csv;charset=utf-8');
  expect([...new Uint8Array(await csv.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect((await csv.text()).replace('\uFEFF', '')).toBe('#,Name\r\n1,"Halden, ""Ros"""');
});

it.each([
  [[], [false, false]],
  [[[1, 'a']], [true, false]],
  [
    [
      [1, 'a'],
      ['x', 2],
    ],
    [false, false],
  ],
])('the columns of %j with only numbers: %j', (rows, figures) => expect(figureColumns(table(...rows))).toEqual(figures));
