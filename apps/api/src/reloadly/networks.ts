import { type Fee, ifItFits, type Money, money, type Network, type NumberRule, receiveMinor } from '@kado/contracts';
import * as z from 'zod/mini';

import { artOf } from '../reference/art.ts';
import { decimalOf, toExact, toLimit } from './amounts.ts';
import { Operator } from './messages.ts';

const PREFIX = 'reloadly-';

export const networkIdOf = (operatorId: number): string => `${PREFIX}${operatorId}`;

/** Reloadly's operator number of a network; undefined for a network that is not Reloadly's. */
export const operatorIdOf = (networkId: string): number | undefined =>
  networkId.startsWith(PREFIX) ? Number(networkId.slice(PREFIX.length)) : undefined;

type Terms = { currency: string; rate: string };

function ranged(operator: Operator, { currency }: Terms): Partial<Network> | undefined {
  const [min, max] = [toLimit(operator.minAmount, currency, 'up'), toLimit(operator.maxAmount, currency, 'down')];
  if (!min || !max || min.amountMinor > max.amountMinor) return undefined;
  const inRange = (each: Money | undefined): Money[] =>
    each && each.amountMinor >= min.amountMinor && each.amountMinor <= max.amountMinor ? [each] : [];
  const suggested = operator.suggestedAmounts.flatMap((amount) => inRange(toExact(amount, currency)));
  const local = operator.destinationCurrencyCode;
  const localMin = toLimit(operator.localMinAmount, local, 'up');
  const localMax = toLimit(operator.localMaxAmount, local, 'down');
  const supportsLocalAmounts = operator.supportsLocalAmounts && localMin !== undefined && localMax !== undefined;
  return { min, max, suggested, supportsLocalAmounts, ...(supportsLocalAmounts ? { localMin, localMax } : {}) };
}

function fixed(operator: Operator, { currency, rate }: Terms): Partial<Network> | undefined {
  const { destinationCurrencyCode: local, fixedAmountsDescriptions: described } = operator;
  const names: Readonly<Record<string, string>> = Array.isArray(described) ? {} : described;
  const fixedAmounts = operator.fixedAmounts.flatMap((amount) => {
    const send = toExact(amount, currency);
    if (!send) return [];
    const receive = money(receiveMinor(BigInt(send.amountMinor), rate, currency, local), local);
    const label = names[String(amount)] ?? names[amount.toFixed(2)] ?? operator.name;
    return [{ send, receive, label }];
  });
  return fixedAmounts.length > 0 ? { fixedAmounts } : undefined;
}

/** The data that Reloadly does not provide: our wallets' currency, our fee, and the number rule of each country that we serve. */
export type Catalogue = { currency: string; fee: Fee; numberRules: ReadonlyMap<string, NumberRule> };

/**
 * Converts an operator to a network. Undefined for one that we cannot sell: it is malformed, gives the buyer a code to enter (`pin`), is paid in another currency
 * than our wallets', has no amount in whole minor units up to 2^53-1, or is in a country without a number rule.
 */
export function toNetwork(given: unknown, { currency, fee, numberRules }: Catalogue): Network | undefined {
  const parsed = z.safeParse(Operator, given);
  if (!parsed.success) return undefined;
  const operator = parsed.data;
  const { operatorId, name, country, denominationType, destinationCurrencyCode } = operator;
  const numberRule = numberRules.get(country.isoName);
  const rate = decimalOf(operator.fx.rate);
  if (operator.pin || operator.senderCurrencyCode !== currency || !numberRule || !rate) return undefined;
  const amountsOf = denominationType === 'FIXED' ? fixed : ranged;
  const amounts = ifItFits(() => amountsOf(operator, { currency, rate }));
  return (
    amounts && {
      id: networkIdOf(operatorId),
      countryIso: country.isoName,
      name,
      logo: artOf(name, operatorId),
      denominationType,
      sendCurrency: currency,
      receiveCurrency: destinationCurrencyCode,
      rate,
      fee,
      supportsLocalAmounts: false,
      ...amounts,
      // Only Reloadly's detection decides which prefix belongs to which operator.
      numberRule: { ...numberRule, prefixes: [] },
    }
  );
}
