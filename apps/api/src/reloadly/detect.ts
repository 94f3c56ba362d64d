import { createSemaphore } from '../semaphore.ts';
import type { ReloadlyClient } from './client.ts';
import { DetectedOperator } from './messages.ts';
import { networkIdOf } from './networks.ts';

const TIMEOUT_MS = 2000;
/** A quote warns of a wrong network, so it waits for its turn and its answers, but not for ever. */
const QUOTE_TIMEOUT_MS = 5000;
/** Anybody can cause a detection. So few run at once that they cannot use up our limit with Reloadly. */
const MAX_AT_ONCE = 4;
/** The fifty numbers of the largest quote are looked up in time, at 0.8 s each. */
const MAX_FOR_QUOTES = 10;

export type Detection = (phone: string, countryIso: string, forQuote: boolean) => Promise<string | undefined>;

/**
 * Finds the network of a complete number; undefined when Reloadly does not know it or does not answer in time. When many run, that of a quote
 * waits and any other is left out: strangers who look numbers up silence no warning.
 */
export function createDetection(client: ReloadlyClient): Detection {
  const quotes = createSemaphore(MAX_FOR_QUOTES);
  const others = createSemaphore(MAX_AT_ONCE);
  return async (phone, countryIso, forQuote) => {
    const signal = AbortSignal.timeout(forQuote ? QUOTE_TIMEOUT_MS : TIMEOUT_MS);
    if (!forQuote && others.length().running >= MAX_AT_ONCE) return undefined;
    const path = `/operators/auto-detect/phone/${phone.slice(1)}/countries/${countryIso}`;
    const find = async (): Promise<string | undefined> => {
      const { operatorId } = await client.get(path, DetectedOperator, signal);
      return networkIdOf(operatorId);
    };
    return (forQuote ? quotes : others).run(find).catch(() => undefined);
  };
}
