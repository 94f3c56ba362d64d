import type { Network } from '@kado/contracts';

/** A detected network; the confidence is from 0 to 1. */
export type Detected = { network: Network; confidence: number };

/** The confidence for a complete and for an incomplete number. A ported number keeps its prefix, so a prefix is never certain. */
export const COMPLETE = 0.95;
const INCOMPLETE = 0.6;

const prefixLength = (phone: string, { numberRule }: Network): number =>
  Math.max(0, ...numberRule.prefixes.filter((prefix) => phone.startsWith(prefix, 1)).map((prefix) => prefix.length));

/** The probable network of an E.164 number, by its prefix. */
export function detectNetwork(phone: string, networks: readonly Network[]): Detected | undefined {
  const [best] = networks
    .map((network) => ({ network, length: prefixLength(phone, network) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return best && { network: best.network, confidence: matchesNetwork(phone, best.network) ? COMPLETE : INCOMPLETE };
}

const patterns = new Map<string, RegExp>();

/** Whether a number is a mobile number of the network's country. */
export function matchesNetwork(phone: string, { numberRule: { pattern } }: Network): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, known);
  return known.test(phone);
}

/** The detected network first, with its confidence; then the other networks of its country; then the rest, each in the given order. */
export function withDetectedFirst(networks: readonly Network[], found: Detected | undefined): readonly Network[] {
  if (!found || !networks.some(({ id }) => id === found.network.id)) return networks;
  const { network, confidence } = found;
  const others = networks.filter(({ id }) => id !== network.id);
  const near = others.filter(({ countryIso }) => countryIso === network.countryIso);
  return [{ ...network, confidence }, ...near, ...others.filter(({ countryIso }) => countryIso !== network.countryIso)];
}
