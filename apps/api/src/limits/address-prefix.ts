import { isIPv4, isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;

/** The eight groups of an IPv6 address; the IPv4 part at its end, if any, stands for two. */
function groupsOf(address: string): number[] {
  const text = address.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = text.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: IPV6_GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/**
 * The address prefix that limits are counted under: a /24 of IPv4, a /56 of IPv6, as a provider gives them to one customer or site. A client with one
 * address there usually has all. A closed connection has no address.
 */
export function prefixOf(address: string | undefined = ''): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  const prefix = [a, b, c, Math.floor(d / 256) * 256].map((group) => group.toString(16));
  return `${prefix.join(':')}::/56`;
}
