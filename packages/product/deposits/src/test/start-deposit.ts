import type { Deposit } from '@kado/contracts';
import type { KadoStore } from '@kado/state';

/** Starts a deposit of 300.00 USD through the API. */
export async function startDeposit({ api }: KadoStore): Promise<Deposit> {
  const bank = (await api.banks.list({ use: 'deposit' })).data.find(({ currency }) => currency === 'USD');
  return (await api.deposits.create({ bankId: bank!.id, amount: { amountMinor: 30_000, currency: 'USD' } })).data;
}
