import type { LanguageCode, Order, OrderItem, Receipt } from '@kado/contracts';

import { composeReceipt } from '../src/receipts/compose.ts';

const AT = '2026-11-20T14:17:00.000Z';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

type Wishes = { name?: string; language?: LanguageCode; items?: number };

const itemOf = (index: number, name: string): OrderItem => {
  const id = `item-${index}`;
  const common = { id, itemId: id, send: usd(329), fee: usd(30), promisedBy: AT };
  const receive = { amountMinor: 500_000, currency: 'NGN' };
  return [
    { ...common, kind: 'topup', status: 'delivered', receive, recipient: { name, phone: '+2348035550142' } } as const,
    { ...common, kind: 'gift', status: 'delivered', receive, recipient: { name, email: 'rosa@kado.test' } } as const,
    { ...common, kind: 'bank', status: 'failed', receive, recipient: { name, account: '0021501504' } } as const,
  ][index % 3] as OrderItem;
};

/** The receipt of a final order with items of all three kinds; `name` is the name of the payer and of the recipients. */
export function sampleReceipt({ name = 'Ada Obi', language = 'en', items: count = 3 }: Wishes = {}): Receipt {
  const items = Array.from({ length: count }, (_, index) => itemOf(index, name));
  const order: Order = {
    id: 'order',
    reference: 'K7-4F2M-9QTD',
    status: 'partially_completed',
    total: usd(1077),
    captured: usd(718),
    released: usd(359),
    held: usd(0),
    items,
    events: items.map(({ id, status }) => ({ at: AT, kind: status as 'delivered', itemId: id })),
    createdAt: AT,
  };
  return composeReceipt(
    order,
    items.map(() => ({ network: 'Sunbird', rate: '1520' })),
    { firstName: name, lastName: 'Obi', languageCode: language, email: 'ada@kado.test' },
    { checksum: '9F3C71A804DE55B2C6108E2FA97D13C4', page: 'https://kado.test/verify-receipt' },
  );
}
