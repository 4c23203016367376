import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hostOf, isPublic, isRefusedNumber } from './target-address';
import {
  CredentialsInUrl,
  NotAUrl,
  NotHttps,
  PortNotAllowed,
  PrivateAddress,
} from './webhooks.errors';

const PORTS = ['', '443', '8443'];
/** Never public, even if they resolve here. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal)\.?$/;

const LOOKED_UP_MS = 3_000;

type Rules = { allowPrivate: boolean };

/**
 * The URL in its stored form. @throws NotAUrl, CredentialsInUrl, NotHttps, PortNotAllowed,
 * PrivateAddress
 */
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
