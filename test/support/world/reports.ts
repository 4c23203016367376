/** Reports of undelivered mail, and complaints, as mail servers write them. */
export type Failure = { status: string; answer: string; to?: string };

const TO = 'ada@mx.example';

const mailOf = (head: string[], ...body: string[]): string =>
  [...head, '', ...body].join('\r\n').replace(/\r?\n/g, '\r\n');

const RETURNED = [
  'Return-Path: <bounce@fenwright.example>',
  'From: Fenwright <hello@fenwright.example>',
  'Subject: No such user, spam and quota',
  '',
  'What we learned.',
];

type Part = [head: string[], ...body: string[]];

function partsOf(head: string[], type: string, ...parts: Part[]): string {
  const body = parts.flatMap(([lines, ...text]) => ['--b', ...lines, '', ...text, '']);
  return mailOf(
    [...head, 'MIME-Version: 1.0', `Content-Type: ${type}; boundary="b"`],
    ...body,
    '--b--',
  );
}

const daemon = (from: string, subject: string, returnPath = '<>'): string[] => [
  `Return-Path: ${returnPath}`,
  `From: ${from}`,
  'To: bounce@fenwright.example',
  `Subject: ${subject}`,
];

const status = ({ status: code, answer, to = TO }: Failure, action = 'failed'): string[] => [
  'Reporting-MTA: dns; mx.example',
  '',
  `Final-Recipient: rfc822; ${to}`,
  `Action: ${action}`,
  ...(code ? [`Status: ${code}`] : []),
  ...(answer ? [`Diagnostic-Code: smtp; ${answer}`] : []),
];

const REPORT = 'multipart/report; report-type=delivery-status';

type Encoding = '7bit' | 'base64' | 'quoted-printable';

/** Lines of 60 octets, so that codes are broken too. */
const quoted = (text: string): string =>
  text
    .replace(/[=\u0080-\uFFFF]/g, (one) => `=${one.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/(.{60})(?=.)/g, '$1=\r\n');

const encoded = (text: string, encoding: Encoding): string =>
  encoding === 'base64'
    ? Buffer.from(text)
        .toString('base64')
        .replace(/(.{76})/g, '$1\r\n')
    : encoding === 'quoted-printable'
      ? quoted(text)
      : text;

export const postfix = (failure: Failure, encoding: Encoding = '7bit', action?: string): string =>
  partsOf(
    daemon(
      'MAILER-DAEMON@mx.example (Mail Delivery System)',
      'Undelivered Mail Returned to Sender',
    ),
    REPORT,
    [
      ['Content-Type: text/plain; charset=us-ascii'],
      'This is the mail system at host mx.example.',
      '',
      "I'm sorry to have to inform you that your message could not",
      'be delivered to one or more recipients.',
      '',
      `<${failure.to ?? TO}>: host mx.example[192.0.2.1] said:`,
      `    ${failure.answer} (in reply to RCPT TO command)`,
    ],
    [
      ['Content-Type: message/delivery-status', `Content-Transfer-Encoding: ${encoding}`],
      encoded(status(failure, action).join('\r\n'), encoding),
    ],
    [['Content-Type: message/rfc822'], ...RETURNED],
  );

/** A report whose status is general, with the true answer in its text only. */
export const opensmtpd = ({ answer, to = TO }: Failure): string =>
  partsOf(
    daemon('Mailer Daemon <MAILER-DAEMON@mx.example>', 'Delivery status notification: error'),
    REPORT,
    [
      ['Content-Type: text/plain'],
      '    Hi!',
      '',
      '    This is the MAILER-DAEMON, please DO NOT REPLY to this email.',
      '',
      '    An error has occurred while attempting to deliver a message for',
      '    the following list of recipients:',
      '',
      `${to}: ${answer}`,
      '',
      '    Below is a copy of the original message:',
    ],
    [['Content-Type: message/delivery-status'], ...status({ status: '5.0.0', answer: '', to })],
    [['Content-Type: message/rfc822'], ...RETURNED],
  );

export const exim = ({ answer, to = TO }: Failure): string =>
  mailOf(
    [
      ...daemon(
        'Mail Delivery System <Mailer-Daemon@mx.example>',
        'Mail delivery failed: returning message to sender',
      ),
      'Auto-Submitted: auto-replied',
      `X-Failed-Recipients: ${to}`,
    ],
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    `  ${to}`,
    `    SMTP error from remote mail server after RCPT TO:<${to}>:`,
    '    host no-spam-here.example [192.0.2.1]:',
    `    ${answer}`,
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    ...RETURNED,
  );

/** Its answer stands in a part in HTML, in quoted-printable. */
export const office365 = ({ answer, to = TO }: Failure): string =>
  partsOf(
    daemon(
      'postmaster@tenant.onmicrosoft.com',
      'Undeliverable: What we learned',
      '<postmaster@tenant.onmicrosoft.com>',
    ),
    'multipart/mixed',
    [
      [
        'Content-Type: text/html; charset="us-ascii"',
        'Content-Transfer-Encoding: quoted-printable',
      ],
      quoted(
        `<html><body><p>Your message to <b>${to}</b> couldn't be delivered.</p><p>Diagnostic information for administrators:</p><p>Remote Server returned '${answer}'</p></body></html>`,
      ),
    ],
    [['Content-Type: message/rfc822'], ...RETURNED],
  );

export const gmail = (failure: Failure): string =>
  partsOf(
    daemon(
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Delivery Status Notification (Failure)',
    ),
    REPORT,
    [
      ['Content-Type: text/plain; charset="UTF-8"'],
      '** Address not found **',
      '',
      `Your message wasn't delivered to ${failure.to ?? TO}.`,
    ],
    [['Content-Type: message/delivery-status'], ...status(failure)],
    [['Content-Type: message/rfc822'], ...RETURNED],
  );

export const qmail = ({ answer, to = TO }: Failure): string =>
  mailOf(
    daemon('MAILER-DAEMON@mx.example', 'failure notice'),
    'Hi. This is the qmail-send program at mx.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${to}>:`,
    answer,
    '',
    '--- Below this line is a copy of the message.',
    '',
    ...RETURNED,
  );

export const sendmail = ({ answer, to = TO }: Failure): string =>
  mailOf(
    daemon(
      'Mail Delivery Subsystem <MAILER-DAEMON@mx.example>',
      'Returned mail: see transcript for details',
      '<MAILER-DAEMON@mx.example>',
    ),
    'The original message was received at Thu, 3 Dec 2026 10:00:00 GMT',
    'from localhost [192.0.2.1]',
    '',
    '   ----- The following addresses had permanent fatal errors -----',
    `<${to}>`,
    '',
    '   ----- Transcript of session follows -----',
    '... while talking to mx.example.:',
    answer,
    '',
    '   ----- Unsent message follows -----',
    ...RETURNED,
  );

/** SES through a subscription of SNS by mail. */
export const sesNotice = (
  type: 'Bounce' | 'Complaint',
  { status: code, answer, to = TO }: Failure,
): string => {
  const message = {
    notificationType: type,
    ...(type === 'Bounce'
      ? {
          bounce: {
            bounceType: 'Permanent',
            bouncedRecipients: [
              { emailAddress: to, status: code, diagnosticCode: `smtp; ${answer}` },
            ],
          },
        }
      : { complaint: { complaintFeedbackType: 'abuse' } }),
  };
  return mailOf(
    [
      'Return-Path: <1@eu-west-2.amazonses.com>',
      'From: Notices <no-reply@sns.amazonaws.com>',
      'Subject: AWS Notification Message',
    ],
    JSON.stringify({ Type: 'Notification', Message: JSON.stringify(message) }, null, 2),
  );
};

/** A complaint (RFC 5965). */
export const arf = (type: string): string =>
  partsOf(
    daemon('feedback@isp.example', 'Abuse report', '<feedback@isp.example>'),
    'multipart/report; report-type=feedback-report',
    [['Content-Type: text/plain'], 'This is an email abuse report.'],
    [['Content-Type: message/feedback-report'], `Feedback-Type: ${type}`, 'User-Agent: isp/1.0'],
    [['Content-Type: message/rfc822'], ...RETURNED],
  );

/** Hotmail's junk mail reports, without a feedback part. */
export const hotmail = (): string =>
  partsOf(
    daemon('<staff@hotmail.com>', 'complaint about message from 192.0.2.1', '<staff@hotmail.com>'),
    'multipart/mixed',
    [
      ['Content-Type: message/rfc822', 'Content-Disposition: inline'],
      `X-HmXmrOriginalRecipient: ${TO}`,
      ...RETURNED,
    ],
  );

/** Apple Mail sends it when a reader presses "Unsubscribe" above a mail. */
export const appleUnsubscribe = (): string =>
  mailOf(
    [
      `From: ${TO}`,
      'Subject: unsubscribe',
      'Auto-Submitted: auto-replied',
      'X-Apple-Unsubscribe: true',
    ],
    'Apple Mail sent this email to unsubscribe from the message “News”.',
  );

export const vacation = (text: string, ...head: string[]): string =>
  mailOf(['Return-Path: <>', `From: ${TO}`, 'Subject: Out of office', ...head], text);
