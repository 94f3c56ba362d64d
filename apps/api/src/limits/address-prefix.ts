import { isIPv4, isIPv6 } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * The address prefix by which clients are limited: a /24 of IPv4, a /56 of IPv6, which a provider gives to one customer or site. A client with one address in
 * it can usually use all of them. A closed connection has no address.
 */
export function prefixOf(address: string | undefined = ''): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return 'unknown';
  // The parser does not accept all zones (`%eth0`) that Node produces.
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address.replace(/%.*/, '')).parts;
  const prefix = [a, b, c, Math.floor(d / 256) * 256].map((group) => group.toString(16));
  return `${prefix.join(':')}::/56`;
}
