import { type Item, type Money, type Network, priceOf, type QuoteLine, sum } from '@kado/contracts';

import { bankLine, bankProblems } from '../pricing/bank.ts';
import { giftLine, giftProblems } from '../pricing/gift.ts';
import { type FieldProblem, limitProblem, type Problem } from '../pricing/problem.ts';
import { matchesNetwork } from '../reference/network-detection.ts';
import type { Reference } from '../reference/service.ts';

export type Priced = { lines: QuoteLine[]; total: Money } | { problems: Problem[] };

const TOPUP_MINUTES = 1;
const same = (a: Money, b: Money): boolean => a.currency === b.currency && a.amountMinor === b.amountMinor;

function limitsOf(amount: Money, network: Network): { min?: Money | undefined; max?: Money | undefined } {
  return amount.currency === network.sendCurrency
    ? { min: network.min, max: network.max }
    : { min: network.localMin, max: network.localMax };
}

/** A problem that names the currencies that the amount may have. Fixed amounts are in the wallet's. */
function wrongCurrency({ denominationType, supportsLocalAmounts, sendCurrency, receiveCurrency }: Network): FieldProblem {
  const isLocal = supportsLocalAmounts && denominationType === 'RANGE' && receiveCurrency !== sendCurrency;
  return isLocal
    ? { key: 'wrongCurrencies', params: { currency: sendCurrency, local: receiveCurrency } }
    : { key: 'wrongCurrency', params: { currency: sendCurrency } };
}

function amountProblem(amount: Money, network: Network): FieldProblem | undefined {
  const local = network.supportsLocalAmounts && amount.currency === network.receiveCurrency;
  if (amount.currency !== network.sendCurrency && !local) return wrongCurrency(network);
  if (network.denominationType === 'FIXED')
    return network.fixedAmounts?.some(({ send }) => same(send, amount))
      ? undefined
      : { key: 'notSold', params: { network: network.name } };
  return limitProblem(amount, limitsOf(amount, network));
}

function problemsOf(item: Item, index: number, reference: Reference, now: Date): Problem[] {
  const at = `items.${index}`;
  if (item.kind === 'gift') return giftProblems(item, at, reference.giftProduct(item.giftProductId), now);
  if (item.kind === 'bank') return bankProblems(item, at, reference.payout(item.bankId));
  const network = reference.network(item.networkId);
  if (!network) return [{ path: `${at}.networkId`, key: 'unknownNetwork' }];
  const amount = amountProblem(item.amount, network);
  return [
    ...(matchesNetwork(item.phone, network)
      ? []
      : [{ path: `${at}.phone`, key: 'phoneOfAnotherCountry' as const, params: { network: network.name } }]),
    ...(amount ? [{ path: `${at}.amount`, ...amount }] : []),
  ];
}

function lineOf(item: Item, reference: Reference, wallet: string): QuoteLine[] {
  if (item.kind === 'gift') {
    const product = reference.giftProduct(item.giftProductId);
    return product ? [giftLine(item, product, wallet)] : [];
  }
  if (item.kind === 'bank') {
    const payout = reference.payout(item.bankId);
    return payout ? [bankLine(item, payout, wallet)] : [];
  }
  const network = reference.network(item.networkId);
  if (!network) return [];
  const { sendCurrency: currency, receiveCurrency, rate, fee } = network;
  const price = priceOf(item.amount, { currency, receiveCurrency, rate, fee });
  return [{ itemId: item.id, kind: item.kind, ...price, rate, etaMinutes: TOPUP_MINUTES }];
}

/** Prices a whole cart from the reference lists, or returns the problems of its fields. */
export function priceItems(items: readonly Item[], reference: Reference, currency: string, now: Date): Priced {
  const problems = items.flatMap((item, index) => problemsOf(item, index, reference, now));
  if (problems.length > 0) return { problems };
  const lines = items.flatMap((item) => lineOf(item, reference, currency));
  return {
    lines,
    total: sum(
      lines.flatMap(({ send, fee }) => [send, fee]),
      currency,
    ),
  };
}
