import { expect, it } from 'vitest';
import { queryFromUrl } from './paged-list.ts';

const defaults = { q: '', status: '', page: 1, perPage: 10, hide: 'due' };
const LIST = {
  defaults,
  allowed: { perPage: [10, 25], status: ['', 'Paid'] },
  queryKeys: ['q', 'status', 'page', 'perPage'],
} as const;

it.each([
  ['', { q: '', status: '', page: 1, perPage: 10 }],
  ['?q=ada&status=Paid&page=3&perPage=25', { q: 'ada', status: 'Paid', page: 3, perPage: 25 }],
  ['?status=Unknown&page=0&perPage=11&hide=total&foreign=1', { q: '', status: '', page: 1, perPage: 10 }],
])('requests only the allowed values of the URL %s', (search, request) =>
  expect(queryFromUrl(LIST, new URL(search, 'http://kado/list'))).toEqual(request),
);
