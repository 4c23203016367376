import { withoutAddresses } from '../validation/email-address';

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/** `soft` may pass; `policy` is about our reputation. */
type RefusalKind = 'hard' | 'soft' | 'policy';

/** Enhanced status codes (RFC 3463). */
export const CODE = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;
/** SMTP reply codes (RFC 5321). */
export const CLASS = /\b([45])\d\d\b()()/;

/** Codes with one meaning, as `subject.detail`. They decide before any word. */
const MEANS: Record<string, RefusalKind> = {
  ...Object.fromEntries(
    ['1.1', '1.2', '1.3', '1.6', '1.10', '1.351', '4.4', '4.310', '7.27'].map((one) => [
      one,
      'hard',
    ]),
  ),
  ...Object.fromEntries(
    ['2.2', '2.3', '2.4', '3.4', '4.5', '4.6', '4.7', '4.14', '4.316', '5.3', '7.23'].map((one) => [
      one,
      'soft',
    ]),
  ),
  ...Object.fromEntries(['1.7', '1.8', '1.9'].map((one) => [one, 'policy'])),
};

const OURS =
  /\bhas sent\b.{0,20}too many|\bspf\b|dmarc|\bdkim\b|black ?list|block ?list|listed (?:in|by|at|on)|banned|malformed or unexpected/i;

/** Of an answer without names of hosts. */
const POLICY =
  /\bsenders?\b(?! should)|mail ?from\b|spam|junk|(?:\bip|address|host|mail|message|server|content|connections?|client)s?\b.{0,40}\bblock|\bblock(?:ed|ing)?\b.{0,30}(?:using|by|list|see|ip\b)|^(?:\W|[45]\d\d){0,8}blocked|black ?list|block ?list|\brbl\b|dnsbl|banned|reputation|dmarc|\bspf\b|\bdkim\b(?!-signature)|polic(?:y|ies)|authenticat|rate limit|frequency limit|complaints?\b|too many (?:recipients this|messages|mails|connections|emails|bad|spam|invalid)|to relay|relay(?:ing)? (?:access|denied|not)|not (?:permitted|allowed) to relay|\bptr\b|reverse (?:dns|lookup|hostname|map)|rdns|ip name lookup|client host rejected|helo|ehlo|mismatch.{0,20}\bip|virus|malware|phish|suspicious|unsolicited|not authori[sz]ed|network (?:is )?not allowed|service refuse|rejete|not member|members? only|permission to post|email address is not verified|message (?:content )?(?:was )?rejected|rejected (?:for|due to|by) (?:content|security|filter)|access denied|google groups|invalid ip\b|relay quota|not accepted from|not accepting (?:connections|mail) from|unacceptable/i;
const FOR_NOW =
  /quota|(?:mail ?box|mail ?folder|inbox|account|directory)(?: .{0,30})? (?:is )?(?:too )?full|is full|exceeded.{0,30}(?:limit|size|storage|local)|storage|disk space|too (?:large|big)|size exceeds|exceeds?.{0,20}size|at a rate|malformed or unexpected|not found,\s+try again|try (?:again )?later|on hold|no such file|timed? ?out|temporar|loop|too many hops|expired/i;
const NO_MAILBOX =
  /no such|unknown|does ?n[o']t (?:exist|have an?|handle|accept|receive)|not (?:found|exist|our|listed|recogni[sz]ed|known|a (?:known|valid) (?:user|recipient|mailbox|address)|a local)|no (?:mailbox|user|account|valid recipients?)|in?valid (?:recipient|user|mailbox|address)|illegal user|bad (?:destination|recipient)|mailbox (?:unavailable|not available)|unavailable mailbox|disabled|discontinued|inactive|no longer (?:on|valid|exist|available|in use|active)|unrouteable|not reachable|recipient (?:address )?(?:was )?rejected|check if address is correct|user doesn't|does not like recipient|unable to (?:find|look ?up)|non-?existent|has been (?:deactivated|suspended|closed)|invalid .{0,20}user ?id|\[address\]\W{0,3}rejected|55[0-4] for rcpt to|rejected recipient/i;

/** Outweighs a code for a missing mailbox: such a mailbox exists. */
export const FULL =
  /(?:mail ?box|inbox)\W.{0,20}\bfull\b|over ?quota|quota exceeded|(?:not enough|insufficient|no|out of) (?:disk|storage) space/i;

/** The domain says that it takes no mail (RFC 7505), or has no server. */
const NULL_MX =
  /\bnull mx\b|(?:domain|host) does ?n[o']t (?:accept|receive) (?:e?-?mail|any mail)|no mx record/i;

/** Names of hosts, links and addresses of networks hold words that say nothing of the refusal. */
const withoutHosts = (answer: string): string =>
  answer
    .replace(/https?:\S{1,300}/gi, ' ')
    .replace(/(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, ' ')
    .replace(/\s{1,80}/g, ' ');

/**
 * An enhanced code with one meaning decides before any word, and words before codes that are only
 * general. Null if neither says anything, which counts as temporary.
 */
export function reasonOf(
  [all, grade, subject, detail]: RegExpExecArray,
  answer: string,
): RefusalKind | null {
  const words = withoutHosts(answer);
  if (NULL_MX.test(words)) return 'hard';
  if (grade === '4' && subject === '4') return 'soft';
  if (grade === '4') return subject === '7' || POLICY.test(words) ? 'policy' : 'soft';
  if (/^556/.test(all)) return 'hard';
  const meaning = MEANS[`${subject}.${detail}`];
  if (meaning === 'hard' && OURS.test(words)) return /malformed/i.test(words) ? 'soft' : 'policy';
  if (meaning === 'hard' && FULL.test(words)) return 'soft';
  if (meaning) return meaning;
  if (subject === '6') return POLICY.test(words) ? 'policy' : 'soft';
  if (subject === '7' && !['0', '1', '13'].includes(detail!)) return 'policy';
  if (/recipient address rejected: access denied/i.test(words)) return 'hard';
  const saysNoMailbox = NO_MAILBOX.test(words);
  if (saysNoMailbox && !POLICY.test(words) && !FOR_NOW.test(words)) return 'hard';
  if (/user unknown|no such (?:user|mailbox|recipient)|unknown user/i.test(words)) return 'hard';
  if (FULL.test(words)) return 'soft';
  if (POLICY.test(words)) return 'policy';
  if (FOR_NOW.test(words)) return 'soft';
  if (saysNoMailbox || `${subject}.${detail}` === '2.1') return 'hard';
  return subject === '7' ? 'policy' : null;
}

const kindOf = (code: RegExpExecArray, answer: string): RefusalKind =>
  reasonOf(code, answer) ?? 'soft';

export function kindOfAnswer(answer: string): RefusalKind | null {
  const code = CODE.exec(answer) ?? CLASS.exec(answer);
  return code && kindOf(code, answer);
}

/**
 * Ignores MAIL FROM, where the refused address is ours. Refusals for our reputation or a full
 * mailbox are temporary, so the mail is retried.
 */
export function refusesAddress({ responseCode = 0, response = '', command }: SmtpError): boolean {
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  return kindOfAnswer(withoutAddresses(response)) === 'hard';
}

/** 421: the server is shutting down. */
export function isServerAway({ responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined || responseCode === 421) return true;
  return /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/.test(command ?? '');
}
