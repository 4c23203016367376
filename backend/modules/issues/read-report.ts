import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { CLASS, CODE, FULL, readReplyAddress, reasonOf } from '../../mail/mail.public';
import { withoutAddresses } from '../../validation/email-address';
import { reportReaders } from '../inbound-mail/inbound-mail.public';
import { Subscriber } from '../newsletter/newsletter.public';
import { headerOf, partsOf, plainOf, type Part } from './report-parts';
import { noteReport, type Report } from './reports';

const MAX_READ = 200_000;

/** `isUnclear`: counts as temporary because the answer is not understood. */
type Found = { report: Report; reply: string; isUnclear?: true };

/**
 * Null if `raw` is no report (RFC 3464, RFC 5965, Hotmail's complaints, SES in JSON, or words of a
 * mail server) or is about a delay.
 */
export function reportIn(raw: string): Found | null {
  const parts = partsOf(raw);
  return complaintIn(parts) ?? statusIn(parts) ?? noticeIn(parts) ?? wordsIn(parts);
}

const REPORTED: Found = { report: 'complaint', reply: 'Reported as unwanted.' };
const COMPLAINT = /^(?:abuse|fraud|virus|other|opt-out)/i;
/** Apple Mail's "Unsubscribe" sends an empty mail in the reader's name. */
const UNSUBSCRIBED = /^X-Apple-Unsubscribe:\s*true/im;
/** Hotmail sends the mail itself, with this line put above it. */
const HOTMAIL = /^X-HmXmrOriginalRecipient:/im;

/** Other types of feedback, such as auth-failure, are not complaints of a reader. */
function complaintIn(parts: Part[]): Found | null {
  if (UNSUBSCRIBED.test(parts[0]!.head))
    return { report: 'complaint', reply: 'Unsubscribed in Apple Mail.' };
  const feedback = parts.find(({ type }) => type === 'message/feedback-report');
  if (feedback) return COMPLAINT.test(headerOf(feedback.text, 'Feedback-Type')) ? REPORTED : null;
  return parts.slice(1).some(({ head, text }) => HOTMAIL.test(`${head}\n${text.slice(0, 20_000)}`))
    ? REPORTED
    : null;
}

const IS_STATUS = /^message\/(?:global-)?delivery-status$/;

function statusIn(parts: Part[]): Found | null {
  const part = parts.find(({ type }) => IS_STATUS.test(type));
  if (!part) return null;
  const fields = part.text.replace(/\r?\n[ \t]+/g, ' ');
  if (headerOf(fields, 'Action').toLowerCase() !== 'failed') return null;
  const status = headerOf(fields, 'Status');
  const said = withoutAddresses(headerOf(fields, 'Diagnostic-Code'));
  const isGeneral = !status || /\.0\.0\b/.test(status);
  const above = () => withoutAddresses(failureIn(parts));
  const answer = said || (isGeneral ? above() : '');
  const found = judged(answer, status);
  // Only the words above say so: the code was added by a server on the way.
  return found?.report === 'hard' && FULL.test(above()) ? { ...found, report: 'soft' } : found;
}

/** SES, through a subscription of SNS by mail. */
function noticeIn(parts: Part[]): Found | null {
  const notice = parts.find(({ text }) => text.includes('notificationType'));
  if (!notice) return null;
  const text = notice.text.replaceAll('\\"', '"');
  const of = (name: string) => new RegExp(`"${name}" ?: ?"([^"]{1,300})"`).exec(text)?.[1] ?? '';
  if (of('notificationType') === 'Complaint') return REPORTED;
  return of('notificationType') === 'Bounce'
    ? judged(withoutAddresses(of('diagnosticCode')), of('status'))
    : null;
}

/** Some servers put a general 5.0.0 into the status, and the real code into their answer. */
function judged(answer: string, status: string): Found | null {
  const [said, first] = [CODE.exec(answer), CODE.exec(status)];
  const code = said && (!first || first[2] === '0') ? said : (first ?? said ?? CLASS.exec(answer));
  if (!code) return null;
  return verdictOf(code, answer);
}

function verdictOf(code: RegExpExecArray, answer: string): Found {
  const report = reasonOf(code, answer);
  const reply = (answer || code[0]).slice(0, 300);
  return report ? { report, reply } : { report: 'soft', reply, isUnclear: true };
}

const DAEMON = /mailer[- ]daemon|post_?master|mail delivery|mail-?daemon|mail administrator/i;
const REPLIED = /^auto-replied/i;
const RETURNED =
  /^(?:undeliver|(?:mail )?delivery (?:status|fail|notif)|returned mail|mail delivery fail|failure notice|mail (?:could not be|system) )/i;

/**
 * Words alone are believed of mail servers only: a person's note from an empty sender may have the
 * same words.
 */
function wordsIn(parts: Part[]): Found | null {
  const [{ head }] = parts as [Part];
  const subject = headerOf(head, 'Subject');
  const returnPath = headerOf(head, 'Return-Path');
  const isDaemon = DAEMON.test(`${headerOf(head, 'From')} ${returnPath}`);
  if (!isDaemon && (returnPath !== '<>' || REPLIED.test(headerOf(head, 'Auto-Submitted'))))
    return null;
  if (/report-type="?feedback-report/i.test(head)) return null;
  const answer = withoutAddresses(failureIn(parts));
  if (!answer) return null;
  const code = CODE.exec(answer) ?? CLASS.exec(answer);
  if (!isDaemon && !(code && hasReturned(parts)) && !RETURNED.test(subject)) return null;
  return verdictOf(code ?? UNCODED, answer);
}

/** As if the answer had a general code. */
const UNCODED = CLASS.exec('500')!;

const hasReturned = (parts: Part[]): boolean =>
  parts.some(({ type }) => type === 'message/rfc822' || type === 'text/rfc822-headers');

/** Above the returned mail: what mail programs, and people's own words, must not count for. */
const DIVIDERS = [
  /^ {0,4}[-=_*]{2,}.{0,60}(?:copy of|original|unsent|returned message|message follows|below this line|message header).{0,60}$/im,
  /^ {0,8}(?:original message|message headers?|(?:below is|this is) a copy)\b.{0,60}$/im,
  /^(?:received|return-path|x-[\w-]{1,60}|dkim-signature|message-id|mime-version): /im,
];
const DELAY =
  /warning message only|(?:has been|is|was) delayed|still trying|will (?:keep|continue|be retried)|(?:do not|no) need to resend/i;

/** The server's answer, or the whole text above the returned mail if it quotes none. */
function failureIn(parts: Part[]): string {
  const end = parts.findIndex(({ type }) => /^message\/rfc822|^text\/rfc822-headers/.test(type));
  const texts = (end < 0 ? parts : parts.slice(0, end)).filter(({ type }) =>
    /^(?:text|multipart)\//.test(type),
  );
  const whole = texts.map(plainOf).join('\n').slice(0, 20_000);
  const text = DIVIDERS.reduce((rest, one) => {
    const at = rest.search(one);
    return at > 0 ? rest.slice(0, at) : rest;
  }, whole);
  if (DELAY.test(text)) return '';
  const at = [ENHANCED, REPLY].map((one) => text.search(one)).find((found) => found >= 0);
  const answer = at === undefined ? text : paragraphAt(text, at);
  return answer.replace(/\s+/g, ' ').trim().slice(0, MAX_ANSWER);
}

const MAX_ANSWER = 2_000;

/** The line with the code. A status alone says less than the server's answer. */
const ENHANCED = /^(?!status:).{0,300}\b[45]\.\d{1,3}\.\d{1,3}\b/im;
const REPLY = /^.{0,300}(?:^|[\s:<>#("'=[])[45]\d\d(?=[\s,;:)-])/m;

const BLANK = /\n[ \t]*\r?\n/;

/** Servers name the address, and often the reason, in the lines around the code. */
function paragraphAt(text: string, at: number): string {
  const above = text
    .slice(Math.max(0, at - 300), at)
    .split(BLANK)
    .at(-1)!;
  return above + text.slice(at, at + 600).split(BLANK)[0]!;
}

const ADDRESS = /[a-z0-9._-]{1,15}\+[a-z2-7]{48}@[a-z0-9.-]{1,100}/gi;

/** Only we can make such an envelope sender. */
function mailIn({ jwtSecret, inboundMail }: AppConfig, text: string) {
  for (const [address] of text.slice(0, MAX_READ).matchAll(ADDRESS)) {
    const found = readReplyAddress(jwtSecret, inboundMail.address!, address, 'bounce-address');
    if (found) return { issue: found.requestNumber, subscriberId: found.userId };
  }
  return null;
}

const COUNT_UNCLEAR = `
  UPDATE issues SET unclear_reports = unclear_reports + 1 WHERE number = $1`;

async function takeReport(tx: EntityManager, config: AppConfig, raw: Buffer): Promise<boolean> {
  if (!config.inboundMail.address) return false;
  const text = raw.toString('utf8');
  const mail = mailIn(config, text);
  if (!mail) return false;
  const found = reportIn(text);
  const subscriber = found && (await tx.findOneBy(Subscriber, { id: mail.subscriberId }));
  if (!subscriber) return true;
  const { issue } = mail;
  if (found.isUnclear) await tx.query(COUNT_UNCLEAR, [issue]);
  await noteReport(tx, subscriber, found.report, { page: 'mail', issue, reply: found.reply });
  return true;
}

reportReaders.push(takeReport);
