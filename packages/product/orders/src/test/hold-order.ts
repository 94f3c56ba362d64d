import type { KadoStore } from '@kado/state';
import { vi } from 'vitest';

/** Makes orders look unsent until the returned function is called, however fast the server sends them. */
export function holdOrders({ api }: Pick<KadoStore, 'api'>): () => void {
  const { one } = api.orders;
  let held = true;
  vi.spyOn(api.orders, 'one').mockImplementation(async (...args) => {
    const answer = await one(...args);
    const items = answer.data.items.map((item) => ({ ...item, status: 'queued' as const }));
    return held ? { ...answer, data: { ...answer.data, status: 'processing', items } } : answer;
  });
  return () => void (held = false);
}
