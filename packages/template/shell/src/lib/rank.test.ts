import { expect, it } from 'vitest';
import { fold, rank } from './rank.ts';

const PAGES = [
  { title: 'Analytics', detail: 'Dashboards' },
  { title: 'Invoice List', detail: 'Apps, Invoices' },
  { title: 'Chat', detail: 'Apps' },
  { title: 'Input', detail: 'Forms' },
  { title: 'Édition des invités', detail: 'Apps' },
];
const found = (text: string) => rank(PAGES, (page) => page, text).map(({ item }) => item.title);

it.each([
  ['in', ['Invoice List', 'Input', 'Édition des invités']],
  ['IN', ['Invoice List', 'Input', 'Édition des invités']],
  ['  list ', ['Invoice List']],
  ['a', ['Analytics', 'Chat', 'Invoice List', 'Édition des invités']],
  ['edition', ['Édition des invités']],
  ['dash', ['Analytics']],
  ['anl', ['Analytics']],
  ['zz', []],
  ['xn', []],
  ['', []],
  ['   ', []],
])('%j finds %j: titles that start with it first, then other matches', (text, titles) => expect(found(text)).toEqual(titles));

it.each([
  ['Input', 'pu', [[2, 4]]],
  ['Édition', 'edi', [[0, 3]]],
  ['Chat', 'apps', []],
  [
    'Analytics',
    'ayc',
    [
      [0, 1],
      [4, 5],
      [7, 8],
    ],
  ],
])('in %s, the text %s marks %j', (title, text, marks) => {
  expect(rank([{ title, detail: 'Apps' }], (page) => page, text)[0]?.marks).toEqual(marks);
});

it.each(['Łódź İstanbul ß', 'البريد', '日本語 ABC'])('folding %s keeps the position of each letter', (text) =>
  expect(fold(text)).toHaveLength(text.length),
);
