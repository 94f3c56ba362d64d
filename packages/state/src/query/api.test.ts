import { isOffline } from '@kado/api-client';
import type { Order } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { rest } from '../test/browser.ts';
import { offline, order, refused } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';

const answers: (Error | Order)[] = [];
const one = async () => {
  const next = answers.shift() ?? order();
  if (next instanceof Error) throw next;
  return { data: next };
};
const early = openTab({ calls: { orders: { one } } });
const { api } = await import('./index.ts');
const { endpoints } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({ query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data }),
  }),
});
type Server = { server?: { queries: Record<string, unknown> } };

describe('the server cache', () => {
  it('adds itself to an existing store without a warning', () => {
    expect((early.store.getState() as Server).server?.queries).toEqual({});
  });

  it('calls the api-client and caches the response', async () => {
    for (const { store } of [early, openTab({ calls: { orders: { one } } })]) {
      const { data } = await store.dispatch(endpoints.order.initiate('o'));
      expect(data).toEqual(order());
    }
  });

  it('keeps the parts of a failure, field errors included', async () => {
    answers.push(refused(422, 'INVALID', { fields: 'x' }));
    const { store } = openTab({ calls: { orders: { one } } });
    const { error } = await store.dispatch(endpoints.order.initiate('o'));
    expect(error).toEqual({
      message: 'INVALID text',
      status: 422,
      code: 'INVALID',
      fields: {},
      data: { fields: 'x' },
      retryAfter: undefined,
    });
  });

  it('turns an exception into a failure', async () => {
    answers.push(new TypeError('a mistake'));
    const { store } = openTab({ calls: { orders: { one } } });
    expect((await store.dispatch(endpoints.order.initiate('o'))).error).toMatchObject({
      message: 'a mistake',
      status: 0,
      code: 'UNKNOWN',
    });
  });

  it('keeps whether the network failed', async () => {
    answers.push(offline());
    const { store } = openTab({ calls: { orders: { one } } });
    expect(isOffline((await store.dispatch(endpoints.order.initiate('o'))).error)).toBe(true);
  });

  it('is cleared when the session ends', async () => {
    const tab = await signedIn({ calls: { orders: { one } } });
    await tab.store.dispatch(endpoints.order.initiate('o'));
    tab.onUnauthorized('t1');
    await rest();
    expect((tab.store.getState() as Server).server?.queries).toEqual({});
    tab.store.close();
  });
});
