import type { BankItem, TopupItem } from '@kado/contracts';

/** A top-up of 5,000 naira. */
export const line = (id: string, more: Partial<TopupItem> = {}): TopupItem => ({
  id,
  kind: 'topup',
  networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
  phone: '+2348035550142',
  amount: { amountMinor: 500_000, currency: 'NGN' },
  ...more,
});

/** A top-up to a new recipient. */
export const stranger = line('b', { phone: '+2348061234500', amount: { amountMinor: 200_000, currency: 'NGN' } });

/** A top-up of one of the network's fixed amounts: 250 shillings. */
export const fixed = line('c', {
  networkId: '019b76da-b7a0-7df5-aced-c4af8d2e9767',
  phone: '+254700555042',
  amount: { amountMinor: 200, currency: 'USD' },
});

/** An item that costs more than the balance. */
export const expensive = () =>
  Array.from({ length: 12 }, (_, at) => line(`big${at}`, { amount: { amountMinor: 7_000_000, currency: 'NGN' } }));

/** A bank gift of 25 dollars from a bank that is not on sale. */
export const bankGift: BankItem = {
  id: 'd',
  kind: 'bank',
  bankId: '019b76da-b7a0-7df5-aced-000000000000',
  account: { number: '0123456789', holder: 'Kwame Mensah' },
  amount: { amountMinor: 2500, currency: 'USD' },
};
