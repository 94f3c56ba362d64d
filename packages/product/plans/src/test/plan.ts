import type { Plan, PlanDetails, PlanRun } from '@kado/contracts';

export const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A run on a day of December 2026, at 09:00 in London. */
export const run = (day: number, more: Partial<PlanRun> = {}): PlanRun => {
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  return { date, at: `${date}T09:00:00.000Z`, status: 'planned', ...more };
};

const NETWORK = '019b76da-a800-7afb-8d80-93d92d44a364';

/** A plan for Ada, every month on the 4th. */
export const plan = (more: Partial<PlanDetails> = {}): PlanDetails => ({
  id: '019b76da-a800-7afb-8d80-93d92d44a001',
  kind: 'topup',
  status: 'active',
  item: {
    id: 'a',
    kind: 'topup',
    networkId: NETWORK,
    phone: '+2348035550142',
    amount: { amountMinor: 500_000, currency: 'NGN' },
  },
  product: { id: NETWORK, name: 'Sunbird' },
  recipient: { name: 'Ada Obi', phone: '+2348035550142' },
  ceiling: usd(395),
  price: usd(359),
  schedule: { every: 'month', day: 4, timeZone: 'Europe/London' },
  next: run(4),
  createdAt: '2026-11-24T10:00:00.000Z',
  runs: [run(4)],
  ...more,
});

/** A page of a list of plans. */
export const page = (...data: Plan[]) => ({ data, meta: {} });
