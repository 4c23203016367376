import type { InboundMailReason } from './inbound-mail-options';
import type { IncomingMail } from './read-mail';

type Known = { from: string; inbox: string; inbound: string | undefined };

/** Why a mail is nobody's answer: a machine sent it, a list passed it on, or it is our own. Null for people's. */
export function automaticReason(
  { values, from }: Pick<IncomingMail, 'values' | 'from'>,
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

/** What our own mail server found out about the sender's domain; 'none' where it says nothing. */
export function dmarcOf(
  { values }: Pick<IncomingMail, 'values'>,
  authServer: string | undefined,
): string {
  if (!authServer) return 'none';
  // Only the topmost is our server's; what stands below, the sender could have written.
  const ours = values('authentication-results')
    .map((value) => value.trim().toLowerCase())
    .find((value) => value.split(/[\s;]/, 1)[0] === authServer);
  return /\bdmarc ?= ?(\w{1,20})/.exec(ours ?? '')?.[1] ?? 'none';
}
