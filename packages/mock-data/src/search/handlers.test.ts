import { BookmarksBody, SearchBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const bookmarks = async (): Promise<BookmarksBody> => BookmarksBody.parse((await call('GET', '/api/bookmarks/data')).body);
const titles = async (): Promise<string[]> => (await bookmarks()).bookmarks.map(({ title }) => title);

it('has three groups, each showing at most four rows', async () => {
  const { searchArr } = SearchBody.parse((await call('GET', '/api/main-search/data')).body);
  expect(searchArr.map(({ groupTitle, searchLimit, data }) => [groupTitle, searchLimit, data.length >= 4])).toEqual([
    ['Pages', 4, true],
    ['Files', 4, true],
    ['Contacts', 4, true],
  ]);
  expect(searchArr[2].data.every(({ date }) => /^\d{2}\/\d{2}\/\d{4}$/.test(date))).toBe(true);
});

it('lists every page once', async () => {
  const { suggestions } = await bookmarks();
  for (const key of ['id', 'link', 'target'] as const)
    expect(new Set(suggestions.map((page) => page[key])).size).toBe(suggestions.length);
  const links = suggestions.map(({ link }) => link);
  for (const link of [
    '/',
    '/dashboard/analytics',
    '/apps/invoice/list',
    '/pages/two-steps-cover',
    '/misc/error',
    '/access-control',
    '/forms/elements/input-mask',
  ]) {
    expect(links).toContain(link);
  }
});

it('toggles a bookmark', async () => {
  expect(await titles()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']);
  const chat = (await bookmarks()).bookmarks[1]!;
  expect(await call('POST', '/api/bookmarks/update', { id: chat.id })).toEqual({ status: 200, body: undefined });
  expect(await titles()).toEqual(['Email', 'Todo', 'Calendar']);
  await call('POST', '/api/bookmarks/update', { id: String(chat.id) });
  expect(await titles()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']);
});

it.each([
  [{}, 400],
  [{ id: 'x' }, 400],
  [{ id: 9999 }, 404],
])('rejects the toggle %j with %i', async (body, status) => {
  expect(await call('POST', '/api/bookmarks/update', body)).toMatchObject({ status, body: { message: expect.any(String) } });
});
