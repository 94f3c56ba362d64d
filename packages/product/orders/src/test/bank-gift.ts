import type { KadoStore } from '@kado/state';

/** Buys a bank gift for Kwame Mensah, who is not a saved recipient; returns the order and the bank. */
export async function buyBankGift({ api }: KadoStore, pin: string) {
  const bank = (await api.banks.list({ use: 'payout' })).data.find(({ name }) => name.startsWith('Cocoa Coast'))!;
  const account = { number: '2041007731500', holder: 'Kwame Mensah' };
  const item = { id: 'b', kind: 'bank' as const, bankId: bank.id, account, amount: { amountMinor: 2000, currency: 'USD' } };
  const { data: quote } = await api.quotes.create({ items: [item] });
  const { data: order } = await api.checkout.pay({ quoteId: quote.id, pin, key: crypto.randomUUID() });
  return { order, bank };
}
