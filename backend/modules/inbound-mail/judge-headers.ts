import { domainToASCII } from 'node:url';
import type { InboundMailReason } from './inbound-mail-options';
import { syntaxOf, type MailHead } from './read-head';

type Known = { from: string; inbox: string; inbound: string | undefined };

export function automaticReason(
  { values, from }: Pick<MailHead, 'values' | 'from'>,
  known: Known,
): InboundMailReason | null {
  const has = (header: string): boolean => values(header).length > 0;
  const says = (header: string, pattern: RegExp): boolean =>
    values(header).some((value) => pattern.test(value.trim()));
  if (says('return-path', /^<\s*>$/) || says('content-type', /^multipart\/report\b/i)) {
    return 'bounce';
  }
  if (says('auto-submitted', /^(?!no\b)./i) || has('x-autoreply') || has('x-autorespond')) {
    return 'automatic';
  }
  if (has('list-id') || says('precedence', /^(?:bulk|junk|list)\b/i)) return 'mailing_list';
  return isOurs(from, known) ? 'own_mail' : null;
}

function isOurs(address: string | null, { from, inbox, inbound }: Known): boolean {
  if (address === null) return false;
  if ([from, inbox].some((own) => own.toLowerCase() === address)) return true;
  if (!inbound) return false;
  const [local, domain] = inbound.split('@');
  const [given = '', host] = address.split('@');
  return host === domain && given.split('+')[0] === local;
}

const DMARC = /^ ?dmarc ?(?:\/ ?\d+ ?)?= ?(\w+)((?: .*)?)$/is;
const HEADER_FROM = /^header\.from=(.*)$/i;

/**
 * DMARC result by our own mail server (RFC 8601), for exactly the domain in From. Only the topmost
 * `Authentication-Results` counts, because senders may add headers below it and control parts of it
 * (HELO, envelope sender, comments).
 */
export function dmarcOf(
  { values, from }: Pick<MailHead, 'values' | 'from'>,
  authServer: string | undefined,
): 'pass' | 'fail' | 'none' {
  const syntax = syntaxOf(values('authentication-results')[0] ?? '');
  if (!authServer || !from || !syntax) return 'none';
  const [server = '', ...results] = syntax.split(';');
  if (server.trim().toLowerCase().replace(/ \d+$/, '') !== authServer) return 'none';
  const verdicts = results.flatMap((result) => {
    const [, verdict, properties] = DMARC.exec(result) ?? [];
    return verdict ? [{ verdict: verdict.toLowerCase(), domains: domainsIn(properties!) }] : [];
  });
  if (verdicts.some(({ verdict }) => verdict === 'fail')) return 'fail';
  const [one, ...others] = verdicts;
  const isPass = one?.verdict === 'pass' && others.length === 0;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return isPass && one.domains.length === 1 && one.domains[0] === domain ? 'pass' : 'none';
}

const domainsIn = (properties: string): string[] =>
  properties
    .replace(/ ?([=.]) ?/g, '$1')
    .split(' ')
    .flatMap((word) => HEADER_FROM.exec(word)?.[1] ?? [])
    .map((name) => domainToASCII(name).toLowerCase());
