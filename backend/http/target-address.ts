import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { invalidField } from '../errors/app-error';

const NotAUrl = () =>
  invalidField('url', 'not_a_url', 'Enter an address such as https://example.com/webhooks.');
const CredentialsInUrl = () =>
  invalidField('url', 'credentials_in_url', 'Leave name and password out of the address.');
const NotHttps = () => invalidField('url', 'not_https', 'The address must begin with https://.');
const PortNotAllowed = () =>
  invalidField('url', 'port_not_allowed', 'The port must be 443 or 8443.');
const PrivateAddress = () =>
  invalidField('url', 'private_address', 'This address is not on the public internet.');

const PORTS = ['', '443', '8443'];
/** Never public, even if they resolve here. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal)\.?$/;

const LOOKED_UP_MS = 3_000;

type Rules = { allowPrivate: boolean };

/** @throws NotAUrl, CredentialsInUrl, NotHttps, PortNotAllowed, PrivateAddress */
export async function checkUrl(text: string, { allowPrivate }: Rules): Promise<string> {
  const url = parse(text);
  if (url.username || url.password) throw CredentialsInUrl();
  url.hash = '';
  if (allowPrivate) return url.href;
  if (url.protocol !== 'https:') throw NotHttps();
  if (!PORTS.includes(url.port)) throw PortNotAllowed();
  const host = hostOf(url);
  if (PRIVATE_NAME.test(host) || isRefusedNumber(host) || !(await resolvesToPublic(host)))
    throw PrivateAddress();
  return url.href;
}

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw NotAUrl();
}

/** A name may resolve later, so each delivery checks again. */
async function resolvesToPublic(host: string): Promise<boolean> {
  const addresses = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    pause(LOOKED_UP_MS, [], { ref: false }),
  ]);
  return addresses.every(({ address }) => isPublic(address));
}

/** A public address that reaches the metadata service of a cloud. */
const METADATA = ['168.63.129.16'];

/** IPv6 space allocated so far; the rest is for private use, or maps to IPv4. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || METADATA.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

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

/** The socket uses the checked address, so a DNS name that changes its answer gains nothing. */
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

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** IP addresses are not resolved, so `publicLookup` never sees them. */
export const isRefusedNumber = (host: string): boolean => isIP(host) !== 0 && !isPublic(host);

/**
 * For an address that a user entered: no redirects, kept connections or proxies.
 * @throws AddressNotAllowed
 */
export function requestTarget(
  url: URL,
  { allowPrivate }: Rules,
  options: RequestOptions,
  body?: string,
): Promise<IncomingMessage> {
  const isSafe = url.protocol === 'https:' && !isRefusedNumber(hostOf(url));
  if (!/^https?:$/.test(url.protocol) || (!allowPrivate && !isSafe)) {
    return Promise.reject(new AddressNotAllowed());
  }
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      ...(!allowPrivate && { lookup: publicLookup() }),
      ...options,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}
