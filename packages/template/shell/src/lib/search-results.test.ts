import { expect, it } from 'vitest';
import { findItems, offeredItems, type SearchItem, withRecent } from './search-results.ts';

const page = (id: number, title: string): SearchItem => ({
  key: `page:${id}`,
  group: 'pages',
  kind: 'page',
  title,
  detail: 'Apps',
  page: { id, title, icon: 'file', link: `/${id}`, target: title, isBookmarked: false },
});
const action = (title: string): SearchItem => ({
  key: title,
  group: 'actions',
  kind: 'action',
  title,
  detail: '',
  run: () => undefined,
});
const file = (title: string, by: string): SearchItem => ({
  key: `file:${title}`,
  group: 'files',
  kind: 'file',
  title,
  detail: `by ${by}`,
  file: { title, by, size: '96kb', file: 'document' },
});
const contact = (title: string, email: string): SearchItem => ({
  key: `contact:${email}`,
  group: 'contacts',
  kind: 'contact',
  title,
  detail: email,
  contact: { title, email, img: '', date: '12/11/2026' },
});
const ITEMS = [
  ...['Input', 'Inbox', 'Invoice', 'Index', 'Insight', 'Main'].map((title, id) => page(id, title)),
  action('Turn around'),
];
const shown = (text: string, scope?: 'pages' | 'files') =>
  findItems(ITEMS, text, { scope }).map(({ group, total, hits }) => [group, total, hits.map(({ item }) => item.title)]);

it('shows four results of a group and counts all', () =>
  expect(shown('in')).toEqual([['pages', 6, ['Input', 'Inbox', 'Invoice', 'Index']]]));
it('shows as many results of a group as the search endpoint allows', () => {
  const [part] = findItems(ITEMS, 'in', { limits: { pages: 2 } });
  expect([part?.total, part?.hits.length]).toEqual([6, 2]);
});
it('shows all results of the scope', () => expect(shown('in', 'pages')[0]?.[2]).toHaveLength(6));
it('leaves out empty groups', () => {
  expect(shown('turn')).toEqual([['actions', 1, ['Turn around']]]);
  expect(shown('in', 'files')).toEqual([]);
});

it.each([
  ['ines', ['contacts: Ines Carvalho', 'files: Sketches.pdf']],
  ['tomasz', ['contacts: Tomasz Wilk', 'files: Agreement.docx']],
  ['noor', ['contacts: Noor Haddad']],
  ['vo', ['pages: Invoice List']],
  ['no', ['pages: Not Authorized', 'contacts: Noor Haddad']],
  ['nvi', ['pages: Invoice List']],
])('puts the group with the best match of %j first, and guesses only if no group has a match', (text, found) => {
  const items = [
    page(1, 'Invoice List'),
    page(2, 'Not Authorized'),
    file('Sketches.pdf', 'Ines Carvalho'),
    file('Agreement.docx', 'Tomasz Wilk'),
    contact('Ines Carvalho', 'ines@brightloom.example'),
    contact('Tomasz Wilk', 'tomasz@kestrel.example'),
    contact('Noor Haddad', 'noor@haldenros.example'),
  ];
  expect(findItems(items, text).flatMap(({ group, hits }) => hits.map(({ item }) => `${group}: ${item.title}`))).toEqual(found);
});

it('offers recent items, then actions', () =>
  expect(
    offeredItems(ITEMS, ['page:3', 'gone', 'page:0']).map(({ group, hits }) => [group, hits.map(({ item }) => item.key)]),
  ).toEqual([
    ['recent', ['page:3', 'page:0']],
    ['actions', ['Turn around']],
  ]));

it.each([
  [['a', 'b'], 'b', ['b', 'a']],
  [[], 'a', ['a']],
  [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('with the recent items %j, opening %s leaves %j', (recent, key, left) => expect(withRecent(recent, key)).toEqual(left));
