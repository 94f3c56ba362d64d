import type { ApiClient } from '@kado/api-client';
import { vi } from 'vitest';

import { offline, order, refused } from './fixtures.ts';

type Pay = ApiClient['checkout']['pay'];
type PayRequest = Parameters<Pay>[0];
type Lost = 'request' | 'answer' | undefined;

/** A server that buys once per key and per quote; every order contains the given item. `lose` decides which requests or responses are lost. */
export function shop(itemId = 'a') {
  const orders = new Map<string, ReturnType<typeof order>>();
  const keys = new Map<string, string>();
  const requests: PayRequest[] = [];
  const state = { lose: (): Lost => undefined, gate: Promise.resolve() };
  const decide = (body: PayRequest) => {
    const known = keys.get(body.key);
    if (known !== undefined && known !== body.quoteId) throw refused(422, 'IDEMPOTENCY_KEY_REUSED');
    if (known) return orders.get(known)!;
    const used = orders.get(body.quoteId);
    if (used) throw refused(409, 'QUOTE_USED', { orderId: used.id });
    if (body.grant === 'resume') throw refused(403, 'GRANT_INVALID');
    if (body.pin === 'wrong') throw refused(403, 'WRONG_PIN', { attemptsLeft: 4 });
    const bought = order(`order of ${body.quoteId}`, [itemId]);
    orders.set(body.quoteId, bought);
    keys.set(body.key, body.quoteId);
    return bought;
  };
  const pay = vi.fn(async (body: PayRequest) => {
    requests.push(body);
    const lost = state.lose();
    await state.gate;
    if (lost === 'request') throw offline();
    const data = decide(body);
    if (lost === 'answer') throw offline();
    return { data };
  });
  const one = async (id: string) => ({ data: [...orders.values()].find((each) => each.id === id)! });
  const list = async () => ({ data: [...orders.values()].toReversed() }) as Awaited<ReturnType<ApiClient['orders']['list']>>;
  return { orders, requests, state, calls: { checkout: { pay: pay as unknown as Pay }, orders: { one, list } } };
}
