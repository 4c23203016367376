import { isIP, isIPv6 } from 'node:net';
import { requestContext } from '../observability/request-context';

/** One household is one caller: IPv6 addresses count by their /64. */
export function networkOf(ip: string): string {
  return isIPv6(ip) && !ip.includes('.') ? `${leadingGroups(ip, 4)}::/64` : ip;
}

/** An address shortened so that it singles no household out: to its /24 or /48. Null for no address. */
export function truncateIp(ip: string): string | null {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip);
  if (v4) return `${v4[1]}.0/24`;
  return isIP(ip) === 6 ? `${leadingGroups(ip, 3)}::/48` : null;
}

/** The caller's network as evidence; null outside a request. */
export function callerNetwork(): string | null {
  const ip = requestContext.current()?.ip;
  return ip ? truncateIp(ip) : null;
}

function leadingGroups(ip: string, count: number): string {
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
