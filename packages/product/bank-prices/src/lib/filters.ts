import { exponentOf, toDecimal } from '@kado/contracts';
import { SORTS, type PriceLine, type Sort } from './price-lines.ts';

/** The URL state of the page. */
export const DEFAULTS = { direction: 'deposit', currency: '', bank: '', amount: '', sort: 'arrives' };
export type Filters = typeof DEFAULTS;
/** The values that the URL may have; others are replaced by the default. */
export const ALLOWED = { direction: ['deposit', 'payout'], sort: [...SORTS] };

/** The content of the page for a URL state: the lines, and the options of the filters. */
export type View = {
  direction: 'deposit' | 'payout';
  sort: Sort;
  /** The currencies to choose from. */
  currencies: string[];
  currency: string;
  /** `offered`: all lines of the direction and currency; `shown`: those of the chosen bank. */
  offered: PriceLine[];
  shown: PriceLine[];
  /** The chosen bank; undefined for all. */
  bankId: string | undefined;
};

/** The chosen direction. */
const directionOf = ({ direction }: Filters): View['direction'] => (direction === 'payout' ? 'payout' : 'deposit');

/** Applies the filters; a currency or bank without lines is ignored. */
export function viewOf(lines: readonly PriceLine[], filters: Filters, wallet: string): View {
  const direction = directionOf(filters);
  const all = lines.filter(({ price }) => price.direction === direction);
  const currencies = [...new Set(all.map(({ price }) => price.currency))].toSorted();
  const [first = wallet] = currencies;
  const usual = direction === 'deposit' && currencies.includes(wallet) ? wallet : first;
  const currency = currencies.includes(filters.currency) ? filters.currency : usual;
  const offered = all.filter(({ price }) => price.currency === currency);
  const chosen = offered.filter(({ bank }) => bank.id === filters.bank);
  const [bank] = chosen;
  const sort = SORTS.find((each) => each === filters.sort) ?? 'arrives';
  return { direction, sort, currencies, currency, offered, shown: bank ? chosen : offered, bankId: bank?.bank.id };
}

/** The amount in the URL as a plain decimal; '' if it is malformed. */
export const amountIn = ({ amount }: Filters): string => (/^\d{1,15}(\.\d{1,4})?$/.test(amount) ? amount : '');

/** The initial amount: 100, multiplied by 10 until it reaches the minimum of all lines. */
export function startAmount(lines: readonly PriceLine[]): string {
  const [first] = lines;
  if (!first) return '';
  const least = Math.max(...lines.map(({ price }) => price.min.amountMinor));
  let minor = 100 * 10 ** exponentOf(first.source);
  while (minor < least) minor *= 10;
  return toDecimal({ amountMinor: minor, currency: first.source });
}
