import type { Recipient } from '@kado/contracts';
import { expect, it, vi } from 'vitest';

import { openTab } from '../test/tab.ts';
import { api, everyRecipient } from './index.ts';

it('loads the saved recipients of all pages', async () => {
  const rows = ['Ada', 'Bob', 'Eve'].map((name): Recipient => ({ id: name, kind: 'topup', name }));
  const list = vi.fn(async ({ cursor }: { cursor?: string | undefined } = {}) => {
    const [from, nextCursor] = [Number(cursor ?? 0), String(Number(cursor ?? 0) + 1)];
    return { data: rows.slice(from, from + 1), ...(rows[from + 1] && { meta: { nextCursor } }) };
  });
  const { store } = openTab({ calls: { recipients: { list } } });
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ everyone: build.query<Recipient[], void>({ query: () => everyRecipient('topup') }) }),
  });
  expect((await store.dispatch(endpoints.everyone.initiate())).data).toEqual(rows);
  expect(list.mock.calls.map(([query]) => query)).toEqual(
    [undefined, '1', '2'].map((cursor) => ({ kind: 'topup', limit: 100, cursor })),
  );
});
