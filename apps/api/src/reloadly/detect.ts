import type { ReloadlyClient } from './client.ts';
import { DetectedOperator } from './messages.ts';
import { networkIdOf } from './networks.ts';

const TIMEOUT_MS = 2000;
/** Anybody can cause a detection. More at once are left out, so that they cannot use up our limit with Reloadly. */
const AT_ONCE = 4;

/** Finds the network of a complete number; undefined when Reloadly does not know it or does not answer in time. */
export function createDetection(client: ReloadlyClient): (phone: string, countryIso: string) => Promise<string | undefined> {
  let running = 0;
  return async (phone, countryIso) => {
    if (running >= AT_ONCE) return undefined;
    running += 1;
    try {
      const path = `/operators/auto-detect/phone/${phone.slice(1)}/countries/${countryIso}`;
      const { operatorId } = await client.get(path, DetectedOperator, AbortSignal.timeout(TIMEOUT_MS));
      return networkIdOf(operatorId);
    } catch {
      return undefined;
    } finally {
      running -= 1;
    }
  };
}
