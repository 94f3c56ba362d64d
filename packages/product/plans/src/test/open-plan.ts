import type { PlanDetails } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { vi } from 'vitest';
import { feature } from '../index.ts';
import { page } from './plan.ts';

export const MAYA = { identifier: 'maya@kado.test', pin: '274913' };

/** The `from` parameter of a delivered gift of Maya's: a top-up for Ada. */
export async function pastGift({ api }: KadoStore): Promise<string> {
  const { data } = await api.orders.list({ q: '+2348035550142' });
  const order = data.find(({ items }) => items[0]?.receive.amountMinor === 500_000);
  return `${order!.id}.${order!.items[0]!.id}`;
}

/** Opens a page as Maya, with a server that returns this plan. */
export async function openPlan(url: string, shown: PlanDetails, address = `/plans/${shown.id}`) {
  const calls = { one: vi.fn(async () => ({ data: shown })), list: vi.fn(async () => page(shown)) };
  const opened = await openFeature(feature, address, {
    url,
    signIn: MAYA,
    prepare: ({ api }) => {
      vi.spyOn(api.plans, 'one').mockImplementation(calls.one);
      vi.spyOn(api.plans, 'list').mockImplementation(calls.list);
    },
  });
  /** Makes an action of the server return the plan with these changes. */
  const answer = (act: 'skip' | 'pause' | 'resume' | 'end' | 'change', more: Partial<PlanDetails>) => {
    const next = { data: { ...shown, ...more } };
    calls.one.mockResolvedValue(next);
    return vi.spyOn(opened.store.api.plans, act).mockResolvedValue(next);
  };
  return { ...opened, calls, answer };
}
