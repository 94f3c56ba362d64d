import type { Money } from '@kado/contracts';

/** The demo customer's history: 514.77 USD credited after fees, 14.77 spent, 500.00 left. In another wallet currency, roughly the same value. */
export const DEPOSITS = [
  { daysAgo: 21, bank: 'Alderway Bank', cents: 30_000n },
  { daysAgo: 9, bank: 'Brindle Mutual', cents: 21_732n },
] as const;

/** The amount in the recipient's currency, or the label of a fixed denomination: the wallet may have any currency. */
type PlannedItem = { network: string; phone: string; amount: Money | string };
const naira = (major: number): Money => ({ amountMinor: major * 100, currency: 'NGN' });

/** One of them fails, because its number ends in 02. */
export const ORDERS: readonly { daysAgo: number; items: readonly PlannedItem[] }[] = [
  { daysAgo: 18, items: [{ network: 'Sunbird', phone: '+2348035550142', amount: naira(5000) }] },
  { daysAgo: 14, items: [{ network: 'Tumbili', phone: '+254700555042', amount: 'KSh 500' }] },
  { daysAgo: 7, items: [{ network: 'Nilecall', phone: '+201055501402', amount: { amountMinor: 25_000, currency: 'EGP' } }] },
  { daysAgo: 5, items: [{ network: 'Sunbird', phone: '+2348035550142', amount: naira(10_000) }] },
];

/** The demo customer's saved recipients. */
export const RECIPIENTS = [
  { network: 'Nilecall', phone: '+201055501402', name: 'Sami Hassan' },
  { network: 'Tumbili', phone: '+254700555042', name: 'Achieng Otieno' },
  { network: 'Sunbird', phone: '+2348035550142', name: 'Ada Obi' },
] as const;

export const PEOPLE = {
  maya: {
    email: 'maya@kado.test',
    firstName: 'Maya',
    lastName: 'Haddad',
    phone: '+96170123456',
    countryIso: 'LB',
    role: 'customer',
  },
  ops: {
    email: 'ops@kado.test',
    firstName: 'Noor',
    lastName: 'Okafor',
    phone: '+2348065550199',
    countryIso: 'NG',
    role: 'operator',
  },
} as const;
