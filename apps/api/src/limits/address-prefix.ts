import { isIPv4, isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;

/** The groups of one side of `::`; an IPv4 part stands for two, whose value no prefix has. A zone (`%eth0`) ends a number. */
const groupsOf = (side: string): number[] =>
  side
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));

/** The eight groups of an IPv6 address. */
function expanded(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(groupsOf);
  const zeros = Array.from({ length: IPV6_GROUPS - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

/**
 * The address prefix that limits are counted under: a /24 of IPv4, a /56 of IPv6, as a provider gives them to one customer or site. A client with one
 * address there usually has all. A closed connection has no address.
 */
export function prefixOf(address: string | undefined = ''): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  const [a = 0, b = 0, c = 0, d = 0] = expanded(address);
  const prefix = [a, b, c, Math.floor(d / 256) * 256].map((group) => group.toString(16));
  return `${prefix.join(':')}::/56`;
}
