import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { QueryView, type Query } from './query-view.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider words={words}>{children}</I18nProvider>;
const show = (query: Query<string[]>) =>
  render(
    <QueryView query={query} skeleton={<p>skeleton</p>} empty={<p>nothing</p>}>
      {(data) => <p>{data.join()}</p>}
    </QueryView>,
    { wrapper },
  );

it.each<[string, Query<string[]>, string]>([
  ['loading', { isLoading: true }, 'skeleton'],
  ['not loaded yet', { data: null, loading: false, error: null }, 'skeleton'],
  ['reloading after a failure', { data: null, loading: true, error: 'broken' }, 'skeleton'],
  ['a failure', { error: { message: 'The network is closed' } }, 'The network is closed'],
  ['a failure of a call', { data: null, loading: false, error: 'The bank is closed' }, 'The bank is closed'],
  ['a failure without a text', { error: { status: 500 } }, 'Something went wrong on our side. Please try again.'],
  ['nothing', { data: [] }, 'nothing'],
  ['data', { data: ['a', 'b'] }, 'a,b'],
  ['data that could not be renewed', { data: ['a'], error: { message: 'offline' } }, 'a'],
  ['data of the same argument that could not be renewed', { data: ['a'], currentData: ['a'], error: 'offline' }, 'a'],
  ['data of the argument before', { data: ['a'], currentData: undefined, isFetching: true }, 'a'],
  [
    'a failure after another argument',
    { data: ['a'], currentData: undefined, error: 'The bank is closed' },
    'The bank is closed',
  ],
  ['another try after that', { data: ['a'], currentData: undefined, error: 'broken', isFetching: true }, 'skeleton'],
])('shows %s', (_, query, text) => {
  show(query);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('announces the number of results of each search in the same live region, also for no results', () => {
  const view = (query: Query<string[]>) => (
    <QueryView query={query} skeleton={null} empty={<p>nothing</p>} announce={({ length }) => `${length} rows`}>
      {(data) => data.join()}
    </QueryView>
  );
  const { rerender } = render(view({ isLoading: true }), { wrapper });
  const place = screen.getAllByRole('status').find((each) => each.textContent === '')!;
  for (const [query, text] of [
    [{ data: ['a', 'b'] }, '2 rows'],
    [{ isFetching: true }, ''],
    [{ data: [] }, '0 rows'],
    [{ error: 'broken' }, ''],
  ] as const) {
    rerender(view(query as Query<string[]>));
    expect(place.textContent).toBe(text);
    expect(place).toBeInTheDocument();
  }
});

it.each([
  [true, 1],
  [false, 2],
])('as the whole page (%s), a failure has a heading of level %d', (wholePage, level) => {
  render(
    <QueryView query={{ error: 'broken' }} skeleton={null} empty={null} wholePage={wholePage} errorTitle="No order">
      {() => null}
    </QueryView>,
    { wrapper },
  );
  expect(screen.getByRole('heading', { level, name: 'No order' })).toBeInTheDocument();
});

it('does not show the failure of a preload that the page repeats', () => {
  function Page() {
    const [query, setQuery] = useState<Query<string[]>>({ error: 'broken' });
    useEffect(() => setQuery({ isLoading: true }), []);
    return (
      <QueryView query={query} skeleton={<p>skeleton</p>} empty={null}>
        {() => null}
      </QueryView>
    );
  }
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.body, { childList: true, subtree: true });
  render(<Page />, { wrapper });
  const removed = changes.takeRecords().flatMap(({ removedNodes }) => [...removedNodes].map(({ textContent }) => textContent));
  expect(removed.join()).not.toContain('broken');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

it('refetches when "Try again" is pressed', async () => {
  const refetch = vi.fn();
  show({ error: 'broken', refetch });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  ['a request of the cache', { message: 'Network Error', status: 0, code: 'NETWORK' }],
  ['a call', 'Network Error'],
  ['a request that took too long', { message: 'timeout of 30000ms exceeded', status: 0, code: 'TIMEOUT' }],
])('shows the offline text for %s and retries once connected', (_, error) => {
  const refetch = vi.fn();
  const { unmount } = show({ error, refetch });
  expect(screen.getByText('The server cannot be reached. Check your connection and try again.')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  expect(refetch).toHaveBeenCalledOnce();
  unmount();
  dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledOnce();
});

it('does not retry a request that the server refused', () => {
  const refetch = vi.fn();
  show({ error: 'broken', refetch });
  act(() => void dispatchEvent(new Event('online')));
  expect(refetch).not.toHaveBeenCalled();
});

it('does not show the failure again when another try succeeds', () => {
  const view = (query: Query<string[]>) => (
    <QueryView query={query} skeleton={<p>skeleton</p>} empty={null}>
      {(data) => <p>{data.join()}</p>}
    </QueryView>
  );
  const { rerender, container } = render(view({ error: 'The bank is closed' }), { wrapper });
  rerender(view({ error: 'The bank is closed', isFetching: true }));
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  const seen = new MutationObserver(() => undefined);
  seen.observe(container, { childList: true, subtree: true });
  rerender(view({ data: ['a'] }));
  expect(screen.getByText('a')).toBeInTheDocument();
  const added = seen.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.map(({ textContent }) => textContent).join()).not.toContain('The bank is closed');
});
