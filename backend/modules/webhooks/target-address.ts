import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by number, but each reaches inside the cloud that it is called in. */
const METADATA = ['168.63.129.16'];

/** What IPv6 has given out so far; all else there is for a network's own use, or leads back into IPv4. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet: no network of ours, nobody's own, and nothing that leads there. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || METADATA.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** Why we send nothing to an address. */
export class AddressNotAllowed extends Error {
  constructor() {
    super('The address leads into a private network');
  }
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * The `lookup` of a connection: it resolves once, refuses where one of the addresses is not public, and the
 * socket is opened to what was checked. A name that answers differently the next time gains nothing.
 */
export const publicLookup =
  (resolve: Resolve = lookUp) =>
  (host: string, options: LookupOptions, done: Done): void =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return done(new AddressNotAllowed(), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

/** The host of an address as a connection gets it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** An address by number is not looked up, so `publicLookup` never sees it. */
export const isRefusedNumber = (host: string): boolean => isIP(host) !== 0 && !isPublic(host);
