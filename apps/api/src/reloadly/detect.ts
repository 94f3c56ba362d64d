import { createSemaphore } from '../semaphore.ts';
import type { ReloadlyClient } from './client.ts';
import { DetectedOperator } from './messages.ts';
import { networkIdOf } from './networks.ts';

const TIMEOUT_MS = 2000;
/** A quote warns about a wrong network, so it waits for its detection, but only this long. */
const QUOTE_TIMEOUT_MS = 5000;
/** Anybody can cause a detection. Few run at once, so that they cannot use up our rate limit at Reloadly. */
const MAX_AT_ONCE = 4;
/** Enough for the fifty numbers of the largest quote in time, at 0.8 s each. */
const MAX_FOR_QUOTES = 10;

export type Detection = (phone: string, countryIso: string, forQuote: boolean) => Promise<string | undefined>;

/**
 * Detects the network of a complete number; undefined when Reloadly does not know it or does not respond in time. Under load, a detection for a quote waits and
 * any other is skipped, so that strangers' look-ups cannot suppress a warning.
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
