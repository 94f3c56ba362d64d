import type { GiftProduct, Money } from '@kado/contracts';

export const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });
export const php = (amountMinor: number): Money => ({ amountMinor, currency: 'PHP' });

/** A gift card of any amount from 300.00 to 5,000.00 PHP. */
export const FREE_AMOUNT: GiftProduct = {
  id: 'foxglove',
  countryIso: 'PH',
  brand: 'Foxglove Books',
  category: 'books',
  currency: 'PHP',
  min: php(30_000),
  max: php(500_000),
  rate: '57.60',
  fee: { fixed: usd(50), percent: '0' },
  redeem: 'Show the code at the till.',
  art: { initials: 'FB', colour: 'd5' },
};
