import { expect, it } from 'vitest';
import { type Find, found, moved, offered, withRecent } from './search-results.ts';

const page = (id: number, title: string): Find => ({
  key: `page:${id}`,
  group: 'pages',
  kind: 'page',
  title,
  detail: 'Apps',
  page: { id, title, icon: 'file', link: `/${id}`, target: title, isBookmarked: false },
});
const action = (title: string): Find => ({
  key: title,
  group: 'actions',
  kind: 'action',
  title,
  detail: '',
  run: () => undefined,
});
const FINDS = [
  ...['Input', 'Inbox', 'Invoice', 'Index', 'Insight', 'Main'].map((title, id) => page(id, title)),
  action('Turn around'),
];
const shown = (text: string, scope?: 'pages' | 'files') =>
  found(FINDS, text, scope).map(({ group, total, hits }) => [group, total, hits.map(({ find }) => find.title)]);

it('shows four of a part and says how many there are', () =>
  expect(shown('in')).toEqual([['pages', 6, ['Input', 'Inbox', 'Invoice', 'Index']]]));
it('shows a part whole when it is looked at alone', () => expect(shown('in', 'pages')[0]?.[2]).toHaveLength(6));
it('leaves out parts with nothing in them', () => {
  expect(shown('turn')).toEqual([['actions', 1, ['Turn around']]]);
  expect(shown('in', 'files')).toEqual([]);
});

it('offers what was opened lately, then what can be done', () =>
  expect(
    offered(FINDS, ['page:3', 'gone', 'page:0']).map(({ group, hits }) => [group, hits.map(({ find }) => find.key)]),
  ).toEqual([
    ['recent', ['page:3', 'page:0']],
    ['actions', ['Turn around']],
  ]));

it.each([
  [['a', 'b'], 'b', ['b', 'a']],
  [[], 'a', ['a']],
  [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('of %j, opening %s leaves %j', (recent, key, left) => expect(withRecent(recent, key)).toEqual(left));

it.each([
  [0, 'ArrowDown', 3, 1],
  [2, 'ArrowDown', 3, 0],
  [0, 'ArrowUp', 3, 2],
  [5, '', 3, 2],
  [1, 'ArrowUp', 0, 0],
])('from row %i, %s of %i goes to %i', (at, key, count, to) => expect(moved(at, key, count)).toBe(to));
