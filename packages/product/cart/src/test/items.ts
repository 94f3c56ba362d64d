import type { TopupItem } from '@kado/contracts';

/** A top-up of 5,000 naira. */
export const line = (id: string, more: Partial<TopupItem> = {}): TopupItem => ({
  id,
  kind: 'topup',
  networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
  phone: '+2348035550142',
  amount: { amountMinor: 500_000, currency: 'NGN' },
  ...more,
});

/** A top-up to somebody new. */
export const stranger = line('b', { phone: '+2348061234500', amount: { amountMinor: 200_000, currency: 'NGN' } });

/** An item that costs more than the balance. */
export const expensive = () =>
  Array.from({ length: 12 }, (_, at) => line(`big${at}`, { amount: { amountMinor: 7_000_000, currency: 'NGN' } }));
