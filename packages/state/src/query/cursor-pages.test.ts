import type { ApiClient } from '@kado/api-client';
import type { DataOf, Order } from '@kado/contracts';
import { expect, it, vi } from 'vitest';

import { order } from '../test/fixtures.ts';
import { openTab } from '../test/tab.ts';
import { api, cursorPages } from './index.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    filtered: build.infiniteQuery<DataOf<Order[]>, { q: string }, string>(
      cursorPages<Order, { q: string }>((client, query, signal) => client.orders.list(query, signal)),
    ),
    // The same call as in the doc comment of `cursorPages`.
    every: build.infiniteQuery(cursorPages<Order>((client, query, signal) => client.orders.list(query, signal))),
  }),
});

it('requests the first page without a cursor, each next page with the cursor of the previous page, and none after the last', async () => {
  const list = vi.fn(async ({ cursor }: { cursor?: string | undefined } = {}) => ({
    data: [order()],
    ...(!cursor && { meta: { nextCursor: 'c' } }),
  }));
  const { store } = openTab({ calls: { orders: { list } } });
  await store.dispatch(endpoints.filtered.initiate({ q: 'x' }));
  const { data, hasNextPage } = await store.dispatch(endpoints.filtered.initiate({ q: 'x' }, { direction: 'forward' }));
  expect(list.mock.calls.map(([query]) => query)).toEqual([{ q: 'x' }, { q: 'x', cursor: 'c' }]);
  expect([data?.pages.length, hasNextPage]).toEqual([2, false]);
});

it('requests a list without filters', async () => {
  const list = vi.fn<ApiClient['orders']['list']>(async () => ({ data: [] }));
  const { store } = openTab({ calls: { orders: { list } } });
  await store.dispatch(endpoints.every.initiate());
  expect(list.mock.calls.map(([query]) => query)).toEqual([{}]);
});
