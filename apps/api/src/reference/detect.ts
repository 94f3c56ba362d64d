import type { Network } from '@kado/contracts';

/** A ported number keeps its prefix, so a prefix alone is never certain. */
const COMPLETE = 0.95;
const UNFINISHED = 0.6;

const longest = (phone: string, { numberRule }: Network): number =>
  Math.max(0, ...numberRule.prefixes.filter((prefix) => phone.startsWith(prefix, 1)).map((prefix) => prefix.length));

/** The network that an E.164 number seems to belong to, and how sure that is (0–1). */
export function detectNetwork(phone: string, networks: readonly Network[]): { network: Network; confidence: number } | undefined {
  const [best] = networks
    .map((network) => ({ network, length: longest(phone, network) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return best && { network: best.network, confidence: fits(phone, best.network) ? COMPLETE : UNFINISHED };
}

const patterns = new Map<string, RegExp>();

/** Whether a number is a mobile one of the network's country. */
export function fits(phone: string, { numberRule: { pattern } }: Network): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, known);
  return known.test(phone);
}

/** The detected network first, with its confidence; then its country's; then the rest, each in its order. */
export function withDetectedFirst(networks: readonly Network[], phone: string): Network[] {
  const found = detectNetwork(phone, networks);
  if (!found) return [...networks];
  const { network, confidence } = found;
  const others = networks.filter(({ id }) => id !== network.id);
  const near = others.filter(({ countryIso }) => countryIso === network.countryIso);
  return [{ ...network, confidence }, ...near, ...others.filter(({ countryIso }) => countryIso !== network.countryIso)];
}
