import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { CLASS, CODE, kindOf, readReplyAddress } from '../../mail/mail.public';
import { withoutAddresses } from '../../validation/email-address';
import { reportReaders } from '../inbound-mail/inbound-mail.public';
import { Subscriber } from '../newsletter/newsletter.public';
import { noteReport, type Report } from './reports';

const MOST_READ = 200_000;

/** Null if `raw` is no report (RFC 3464, RFC 5965) or is about a delay. */
export function reportIn(raw: string): { report: Report; reply: string } | null {
  const text = raw.slice(0, MOST_READ).replace(/\r?\n[ \t]+/g, ' ');
  const part = reportPartOf(text);
  const of = (name: string) => new RegExp(`^${name}:[ \\t]*(.{0,300})`, 'im').exec(part)?.[1] ?? '';
  const feedback = of('Feedback-Type');
  // Other types, such as auth-failure, are not complaints of a reader.
  if (feedback) return COMPLAINT.test(feedback) ? { report: 'complaint', reply: REPORTED } : null;
  if (part && of('Action').trim().toLowerCase() !== 'failed') return null;
  const status = of('Status');
  const answer = withoutAddresses(of('Diagnostic-Code') || (status ? '' : failureIn(text)));
  // Some servers write 5.0.0 as the status and the true one in their answer.
  const [said, first] = [CODE.exec(answer), CODE.exec(status)];
  const code = said && (!first || first[2] === '0') ? said : (first ?? said ?? CLASS.exec(answer));
  if (!code) return null;
  return { report: kindOf(code, answer), reply: (answer || code[0]).slice(0, 300) };
}

const IS_REPORT = /^content-type:\s*message\/(?:(?:global-)?delivery-status|feedback-report)\b/im;

/** Only this part, because an out-of-office reply may have the same words elsewhere. */
const reportPartOf = (text: string): string =>
  text
    .split(/^--.*$/m)
    .map((part) => part.trimStart())
    .find((part) => IS_REPORT.test(part.split(/\r?\n\r?\n/, 1)[0]!)) ?? '';

const REPORTED = 'Reported as unwanted.';
const COMPLAINT = /^(?:abuse|fraud|virus|other|opt-out)/i;

/** qmail and older servers report a failure in words only, above the returned mail. */
const failureIn = (text: string): string =>
  /permanent (?:error|failure)|failed permanently/i.test(text)
    ? (/:\r?\n([^]{1,600}?)(?:\r?\n-{2,}|$)/.exec(text.slice(text.search(/permanent/i)))?.[1] ?? '')
    : '';

const ADDRESS = /[a-z0-9._-]{1,15}\+[a-z2-7]{48}@[a-z0-9.-]{1,100}/gi;

/** Only we can make such an envelope sender. */
function mailIn({ jwtSecret, inboundMail }: AppConfig, text: string) {
  for (const [address] of text.slice(0, MOST_READ).matchAll(ADDRESS)) {
    const found = readReplyAddress(jwtSecret, inboundMail.address!, address, 'bounce-address');
    if (found) return { issue: found.requestNumber, subscriberId: found.userId };
  }
  return null;
}

async function takeReport(tx: EntityManager, config: AppConfig, raw: Buffer): Promise<boolean> {
  if (!config.inboundMail.address) return false;
  const text = raw.toString('utf8');
  const mail = mailIn(config, text);
  if (!mail) return false;
  const found = reportIn(text);
  const subscriber = found && (await tx.findOneBy(Subscriber, { id: mail.subscriberId }));
  if (!subscriber) return true;
  const { issue } = mail;
  await noteReport(tx, subscriber, found.report, { page: 'mail', issue, reply: found.reply });
  return true;
}

reportReaders.push(takeReport);
