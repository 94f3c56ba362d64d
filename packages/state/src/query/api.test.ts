import type { Order } from '@kado/contracts';
import { describe, expect, it, vi } from 'vitest';

import { rest } from '../test/browser.ts';

// Fresh modules: another test file may have loaded the server cache already.
vi.resetModules();
const { isOffline } = await import('@kado/api-client');
const { offline, order, refused } = await import('../test/fixtures.ts');
const { openTab, signedIn } = await import('../test/tab.ts');

const answers: (Error | Order)[] = [];
const one = async () => {
  const next = answers.shift() ?? order();
  if (next instanceof Error) throw next;
  return { data: next };
};
const early = openTab({ calls: { orders: { one } } });
const before = early.store.getState();
const { api } = await import('./index.ts');
const { endpoints } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({ query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data }),
  }),
});
type Server = { server?: { queries: Record<string, unknown> } };

describe('the server cache', () => {
  it('adds itself to an existing store without a warning', () => {
    expect(before).not.toHaveProperty('server');
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
