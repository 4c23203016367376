import { withoutAddresses } from '../validation/email-address';

/** With the default base, about an hour of refusals. */
export const MAX_REFUSALS = 8;

export const MAX_ATTEMPTS = 300;

const LONGEST_DOUBLING = 6;

export function backoffMs(failures: number, baseMs: number, random = Math.random): number {
  return Math.round(baseMs * 2 ** (failures - 1) * (0.5 + random()));
}

export const unreachableBackoffMs = (attempts: number, baseMs: number): number =>
  backoffMs(Math.min(attempts, LONGEST_DOUBLING), baseMs);

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/** `soft` may pass; `policy` is about our reputation. */
type RefusalKind = 'hard' | 'soft' | 'policy';

/** Enhanced status codes (RFC 3463). */
export const CODE = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;
/** SMTP reply codes (RFC 5321). */
export const CLASS = /\b([45])\d\d\b()()/;

const POLICY =
  /sender|mail ?from|from:|spam|block|black ?list|banned|reputation|dmarc|\bspf\b|dkim|policy|policies|authenticat|rate limit|complaint|too many (?!hops)|to relay|relay access/i;
const FOR_NOW =
  /quota|mailbox (?:is )?full|storage|disk space|too (?:large|big)|at a rate|malformed/i;
const NO_MAILBOX =
  /no such|unknown|does ?n[o']t (?:exist|have an?)|not (?:found|exist|our)|invalid recipient|mailbox unavailable|disabled|discontinued|inactive|recipient address rejected: access denied/i;

/** Words before codes, because the codes of many servers are wrong or only general. */
export function kindOf([, grade, subject, detail]: RegExpExecArray, answer: string): RefusalKind {
  if (POLICY.test(answer)) return 'policy';
  if (grade === '4') return subject === '7' ? 'policy' : 'soft';
  if (FOR_NOW.test(answer)) return 'soft';
  if (NO_MAILBOX.test(answer)) return 'hard';
  if (subject === '7') return 'policy';
  if (subject === '1') return detail === '7' || detail === '8' ? 'policy' : 'hard';
  return ['2.1', '4.4'].includes(`${subject}.${detail}`) ? 'hard' : 'soft';
}

export function kindOfAnswer(answer: string): RefusalKind | null {
  const code = CODE.exec(answer) ?? CLASS.exec(answer);
  return code && kindOf(code, answer);
}

/**
 * Not at MAIL FROM, which is about our address. If the server blames our reputation or a full
 * mailbox, that can pass, so the mail is retried.
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
