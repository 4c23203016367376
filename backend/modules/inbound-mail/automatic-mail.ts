import type { InboundMailReason } from './inbound-mail-options';
import type { MailHead } from './read-head';

type Known = { from: string; inbox: string; inbound: string | undefined };

/**
 * Why a mail is not a person's reply: sent by a machine, passed on by a list, or our own. Null for
 * people's mails.
 */
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
