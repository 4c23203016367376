import ipaddr from 'ipaddr.js';
import { requestContext } from '../context/request-context';

/** An IPv6 /64 is usually one household. */
export const networkOf = (ip: string): string => {
  const address = parse(ip);
  return address?.kind() === 'ipv6' ? leading(address, 64) : (address?.toString() ?? ip);
};

export function truncateIp(ip: string): string | null {
  const address = parse(ip);
  return address && leading(address, address.kind() === 'ipv6' ? 48 : 24);
}

export function callerNetwork(): string | null {
  const ip = requestContext.current()?.ip;
  return ip ? truncateIp(ip) : null;
}

export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  const address = parse(ip);
  return networks.some((network) => {
    const range = ipaddr.parseCIDR(network);
    return address?.kind() === range[0].kind() && address.match(range);
  });
}

const LENGTH = /^(?:0|[1-9]\d{0,2})$/;

/**
 * Null for other spellings of IPv4 (octal, hexadecimal, fewer parts), which programs read
 * differently, and for IPv4-mapped IPv6, which no caller would match.
 */
export function canonicalNetwork(text: string): string | null {
  const isIpv6 = text.includes(':');
  const [ip = '', bits = isIpv6 ? '128' : '32', ...rest] = text.split('/');
  const isUsual = isIpv6 ? /^[\da-f:]+$/i.test(ip) : ipaddr.IPv4.isValidFourPartDecimal(ip);
  if (!isUsual || !LENGTH.test(bits) || rest.length > 0) return null;
  if (
    !ipaddr.isValidCIDR(`${ip}/${bits}`) ||
    ipaddr.process(ip).kind() !== ipaddr.parse(ip).kind()
  ) {
    return null;
  }
  return leading(ipaddr.parse(ip), Number(bits));
}

const parse = (ip: string) => (ipaddr.isValid(ip) ? ipaddr.process(ip) : null);

function leading(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const Kind = address.kind() === 'ipv6' ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${Kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}
