import { depositPriceOf, fromDecimal, priceOf, type Bank, type BankPrice, type Money } from '@kado/contracts';

/** A price with its bank. `source` is the currency of the amount, the limits and the fee; `target` is the received currency. */
export type PriceLine = { price: BankPrice; bank: Bank; source: string; target: string };

/** A line with its price for an amount. `arrives` is absent if the amount violates a limit, which `problem` names. */
export type PricedLine = PriceLine & {
  fee?: Money;
  arrives?: Money;
  problem?: { kind: 'tooLittle' | 'tooMuch'; limit: Money };
};

/** The lines of all known banks. A deposit goes from the bank's currency to the wallet's, a payout the other way. */
export function linesOf(prices: readonly BankPrice[], banks: readonly Bank[], wallet: string): PriceLine[] {
  const byId = new Map(banks.map((bank) => [bank.id, bank]));
  return prices.flatMap((price) => {
    const bank = byId.get(price.bankId);
    if (!bank) return [];
    const [source, target] = price.direction === 'deposit' ? [price.currency, wallet] : [price.min.currency, price.currency];
    return [{ price, bank, source, target }];
  });
}

/** Calculates the price of a line. The fee of a deposit is deducted from the amount; that of a payout is added to it. */
export function priced(line: PriceLine, decimal: string): PricedLine {
  const { price, source, target } = line;
  const amount = fromDecimal(decimal, source);
  if (!amount || amount.amountMinor <= 0) return line;
  if (amount.amountMinor < price.min.amountMinor) return { ...line, problem: { kind: 'tooLittle', limit: price.min } };
  if (amount.amountMinor > price.max.amountMinor) return { ...line, problem: { kind: 'tooMuch', limit: price.max } };
  if (price.direction === 'deposit') {
    const { fee, credited } = depositPriceOf(amount, { rate: price.rate, fee: price.fee, walletCurrency: target });
    return { ...line, fee, arrives: credited };
  }
  const { fee, receive } = priceOf(amount, { currency: source, receiveCurrency: target, rate: price.rate, fee: price.fee });
  return { ...line, fee, arrives: receive };
}

/** The values by which lines can be sorted. */
export const SORTS = ['arrives', 'fee', 'rate', 'time', 'bank'] as const;
export type Sort = (typeof SORTS)[number];

type Compare = (a: PricedLine, b: PricedLine) => number;
/** Compares lines by an amount; lines without it come last. */
const byMoney = (figure: (line: PricedLine) => Money | undefined, way: 1 | -1): Compare => {
  const minor = (line: PricedLine) => figure(line)?.amountMinor;
  return (a, b) => {
    const [x, y] = [minor(a), minor(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return (x - y) * way;
  };
};
const COMPARE: Record<Sort, Compare> = {
  arrives: byMoney(({ arrives }) => arrives, -1),
  fee: byMoney(({ fee }) => fee, 1),
  rate: (a, b) => Number(b.price.rate) - Number(a.price.rate),
  time: (a, b) => a.price.etaMinutes - b.price.etaMinutes,
  bank: (a, b) => a.bank.name.localeCompare(b.bank.name),
};

/** Sorts lines, the best first; equal ones by the received amount, then by name. */
export const sorted = (lines: readonly PricedLine[], sort: Sort): PricedLine[] =>
  lines.toSorted((a, b) => COMPARE[sort](a, b) || COMPARE.arrives(a, b) || COMPARE.bank(a, b));

/** The best values among several lines: the highest received amount, and the shortest time in minutes. */
export type Best = { most: Money | undefined; soonest: number | undefined };

export function bestOf(lines: readonly PricedLine[]): Best {
  const able = lines.filter(({ arrives }) => arrives !== undefined);
  if (able.length < 2) return { most: undefined, soonest: undefined };
  const [first] = sorted(able, 'arrives');
  return { most: first?.arrives, soonest: Math.min(...able.map(({ price }) => price.etaMinutes)) };
}

/** The difference between the highest received amount and that of a line; zero for the best line. */
export const lessThan = (most: Money, { arrives }: PricedLine): Money | undefined =>
  arrives && { ...most, amountMinor: most.amountMinor - arrives.amountMinor };
