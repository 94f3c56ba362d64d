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
const ITEMS = [
  ...['Input', 'Inbox', 'Invoice', 'Index', 'Insight', 'Main'].map((title, id) => page(id, title)),
  action('Turn around'),
];
const shown = (text: string, scope?: 'pages' | 'files') =>
  findItems(ITEMS, text, { scope }).map(({ group, total, hits }) => [group, total, hits.map(({ item }) => item.title)]);

it('shows four results of a group and counts all', () =>
  expect(shown('in')).toEqual([['pages', 6, ['Input', 'Inbox', 'Invoice', 'Index']]]));
it('shows as many results of a group as the endpoint says', () => {
  const [part] = findItems(ITEMS, 'in', { limits: { pages: 2 } });
  expect([part?.total, part?.hits.length]).toEqual([6, 2]);
});
it('shows all results of the scope', () => expect(shown('in', 'pages')[0]?.[2]).toHaveLength(6));
it('leaves out empty groups', () => {
  expect(shown('turn')).toEqual([['actions', 1, ['Turn around']]]);
  expect(shown('in', 'files')).toEqual([]);
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
