import {
  appleUnsubscribe,
  arf as complaint,
  exim,
  gmail,
  hotmail,
  office365,
  opensmtpd,
  postfix,
  qmail,
  sendmail,
  sesNotice,
  vacation,
  type Failure,
} from '../../../test/support/world/reports';
import { reportIn } from './read-report';
import type { Report } from './reports';

/** A delivery report (RFC 3464), followed by the returned mail. */
const dsn = (status: string, answer: string, action = 'failed') =>
  [
    'Return-Path: <>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ada@mx.example',
    `Action: ${action}`,
    ...(status ? [`Status: ${status}`] : []),
    ...(answer ? [`Diagnostic-Code: ${answer}`] : []),
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: No such user, spam and quota',
    '',
    '--b--',
  ].join('\r\n');

const arf = (type: string) =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: x',
    '',
    '--b--',
  ].join('\r\n');

/** Verdict, server, status and answer, as these servers write them. */
const SHAPES = `
hard | Postfix | 5.1.1 | smtp; 550 5.1.1 <ada@mx.example>: Recipient address rejected: User unknown
hard | Postfix, local | 5.1.1 | X-Postfix; unknown user: "ada"
hard | Postfix, no such domain | 5.4.4 | X-Postfix; Host or domain name not found. Name service error for name=mx.example type=A: Host not found
hard | Postfix, an answer without codes | 5.0.0 | smtp; 550 Unknown user ada@mx.example
hard | Sendmail | 5.1.1 | SMTP; 550 5.1.1 <ada@mx.example>... User unknown
hard | Sendmail, moved | 5.1.6 | SMTP; 551 not our customer
hard | Sendmail, no such host | 5.1.2 | SMTP; 550 Host unknown
hard | Exim | 5.0.0 | smtp; 550 No such user here
hard | Exchange 2007 | 5.1.1 | smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound; not found
hard | Office 365 | 5.1.10 | smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
hard | Office 365, passed on | 5.1.351 | smtp;550 5.1.351 Remote server returned unknown recipient or mailbox unavailable
hard | Office 365 at the edge | 5.4.1 | smtp; 550 5.4.1 Recipient address rejected: Access denied. [AM5EUR02FT034.eop-EUR02.prod.protection.outlook.com]
hard | Outlook.com | 5.5.0 | smtp;550 Requested action not taken: mailbox unavailable (S2017062302)
hard | Gmail | 5.1.1 | smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address 550 5.1.1 https://support.google.com/mail/?p=NoSuchUser gsmtp
hard | Gmail, disabled | 5.2.1 | SMTP; 550 5.2.1 The email account that you tried to reach is disabled.
hard | Yahoo | 5.0.0 | smtp; 554 delivery error: dd This user doesn't have a yahoo.com account (ada@yahoo.com) [0] - mta1061.mail.ne1.yahoo.com
hard | Yahoo, given up | 5.0.0 | smtp; 554 delivery error: dd Sorry your message cannot be delivered. This account has been disabled or discontinued [#102].
hard | iCloud | 5.1.6 | smtp; 550 5.1.6 recipient no longer on server: ada@mx.example
hard | Amazon SES | 5.1.1 | smtp; 550 5.1.1 user unknown
hard | SFR, as policy | 5.7.1 | SMTP; 550 5.7.1 <ada@mx.example>: Recipient address rejected: User unknown
hard | La Poste | 5.5.0 | SMTP; 550 5.5.0 Adresse destinataire invalide. Invalid recipient. LPN007_416
hard | Zoho | 5.1.1 | smtp; 550 5.1.1 User does not exist - <ada@mx.example>
soft | Postfix, full | 5.2.2 | smtp; 552 5.2.2 <ada@mx.example> Quota exceeded (mailbox for user is full)
soft | Full, as an address fault | 5.1.1 | smtp; 550 5.1.1 <ada@mx.example>: Mailbox full
soft | Postfix, away | 4.4.1 | X-Postfix; connect to mx.example[192.0.2.1]:25: Connection timed out
soft | Postfix, resolver at fault | 5.4.4 | X-Postfix; Name service error for name=mx.example type=MX: Malformed or unexpected name server reply
soft | Postfix, greylisted to the end | 4.2.0 | smtp; 450 4.2.0 <ada@mx.example>: Recipient address rejected: Greylisted, see http://postgrey.example/help
soft | Sendmail, too large | 5.2.3 | SMTP; 552 5.2.3 Message size exceeds fixed maximum message size (10485760)
soft | Sendmail, a loop | 5.4.6 | SMTP; 554 5.4.6 Too many hops
soft | Exchange, full | 5.2.2 | smtp;550 5.2.2 STOREDRV.Deliver: mailbox full. MapiExceptionShutoffQuotaExceeded
soft | Exchange, expired | 4.4.7 | smtp;550 4.4.7 QUEUE.Expired; message expired
soft | Office 365, domain away | 5.4.316 | smtp;550 5.4.316 Message expired, connection refused
soft | Gmail, full | 5.2.2 | smtp; 552-5.2.2 The recipient's inbox is out of storage space and inactive.
soft | Gmail, too much mail | 5.2.1 | smtp; 550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.
soft | Sun Messaging Server | 5.2.0 (LMTP transmission failure has occurred) | smtp;522 5.2.0 Delivery failed: Over quota
soft | Amazon SES, another code within | 5.0.0 (permanent failure) | smtp; 5.1.0 - Unknown address error 550-'5.2.2 <ada@mx.example>... Mailbox Full' (delivery attempts: 0)
soft | Exim, a report without an answer | 5.0.0 |
policy | Postfix, listed | 5.7.1 | smtp; 554 5.7.1 Client host [192.0.2.1] blocked using zen.spamhaus.org
policy | Proofpoint, as temporary | 4.0.0 | smtp; 554 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.1
policy | Exim | 5.0.0 | smtp; 550 5.7.1 Connections not accepted from servers without a valid sender domain.
policy | Office 365, SPF as an address fault | 5.1.0 | smtp;550 5.1.0 192.0.2.1 is not allowed to send from <x.example> per it's SPF Record.
policy | Office 365, banned | 5.7.606 | SMTP; 550 5.7.606 Access denied, banned sending IP [192.0.2.1].
policy | Outlook.com, slowed down | 4.7.650 | smtp; 451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation.
policy | Gmail, unauthenticated | 5.7.26 | smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated.
policy | Yahoo | 5.7.9 | smtp; 554 5.7.9 Message not accepted for policy reasons.
policy | Yahoo, complaints | 4.7.0 | smtp; 421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints
policy | iCloud | 5.7.1 | smtp; 554 5.7.1 Your message was rejected due to x.example's DMARC policy.
policy | Cox, as an address fault | 5.1.0 | smtp; 550 5.1.0 <bounce@x.example> sender rejected.
policy | Sendmail, sender without a domain | 5.1.8 | SMTP; 553 5.1.8 <bounce@x.example>... Domain of sender address bounce@x.example does not exist
policy | GoDaddy, as an address fault | 5.1.1 | smtp; 550 5.1.1 <ada@mx.example> - 192.0.2.1 has sent to too many recipients this hour.
policy | Mimecast | 5.0.0 | smtp; 554 email rejected due to security policies - MCSpamSignature.sa.2.2
policy | QQ | 5.0.0 | smtp; 550 Ip frequency limited [Blocked IP 192.0.2.1].`
  .trim()
  .split('\n')
  .map((line) => line.split(/ \| ?/) as [Report, string, string, string]);

/** A failure reported in words only, above the returned mail. */
const inWords = (lead: string, failure: string, headers = 'From: MAILER-DAEMON@mx.example') =>
  `Return-Path: <>\r\n${headers}\r\n\r\n${lead}\r\n\r\n${failure}\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nSubject: spam\r\n`;
const QMAIL =
  "Hi. This is the qmail-send program at mx.example.\r\nI'm afraid I wasn't able to deliver your message to the following addresses.\r\nThis is a permanent error; I've given up. Sorry it didn't work out.";
const EXIM =
  'A message that you sent could not be delivered to one or more of its\r\nrecipients. This is a permanent error. The following address(es) failed:';
const GMAIL = 'Delivery to the following recipient failed permanently:';

describe('A report of a mail server', () => {
  it.each(SHAPES)('%s: %s', (report, _server, status, answer) => {
    const found = reportIn(dsn(status, answer));
    expect(found?.report).toBe(report);
    expect(found?.reply).not.toContain('@');
  });

  it('of a full mailbox says so above, whatever code a server on the way has added', () => {
    const report = dsn('5.1.1', 'smtp; 550 5.1.1 <ada@mx.example>... User unknown');
    const full = (words: string) =>
      reportIn(report.replace('Your message could not be delivered.', words))?.report;
    expect(full('Your message was rejected:\r\nNot enough disk space')).toBe('soft');
    expect(full('Your message was rejected: insufficient storage space')).toBe('soft');
    const withoutHeaders = report.replace('Content-Type: text/plain\r\n', '');
    expect(
      reportIn(withoutHeaders.replace('could not be delivered.', ': not enough disk space'))
        ?.report,
    ).toBe('soft');
    expect(full('There is no such user. Please check the address.')).toBe('hard');
  });

  it('is read in any alphabet, without the address', () => {
    const answer = 'smtp; 550 5.1.1 <jürgen@bücher.example>: Benutzer unbekannt – user unknown';
    const report = dsn('5.1.1', answer).replace('message/delivery', 'message/global-delivery');
    const found = reportIn(report);
    expect(found?.report).toBe('hard');
    expect(found?.reply).toMatch(/Benutzer unbekannt – user unknown$/);
    expect(found?.reply).not.toMatch(/jürgen|bücher/);
  });

  it.each([
    [
      'hard',
      'qmail',
      QMAIL,
      '<ada@mx.example>:\r\nSorry, no mailbox here by that name. vpopmail (#5.1.1)',
    ],
    ['policy', 'qmail', QMAIL, '<ada@mx.example>:\r\nRemote host said: 550 5.7.1 Access denied'],
    ['soft', 'qmail', QMAIL, '<ada@mx.example>:\r\nRemote host said: 452 try later'],
    [
      'hard',
      'Exim',
      EXIM,
      '  ada@mx.example\r\n    SMTP error from remote mail server after RCPT TO:\r\n    550 No such user here',
    ],
    [
      'soft',
      'Exim',
      EXIM,
      '  ada@mx.example\r\n    SMTP error from remote mail server after end of data:\r\n    552 Mailbox is full',
    ],
    [
      'hard',
      'Gmail',
      GMAIL,
      '     ada@mx.example\r\n\r\nThe error that the other server returned was:\r\n550 550 Unknown user ada@mx.example (state 14).',
    ],
  ])('%s: %s in words', (report, _server, lead, failure) =>
    expect(reportIn(inWords(lead, failure))?.report).toBe(report),
  );

  it.each([
    ['a delay', dsn('4.4.1', 'smtp; 451 4.4.1 No answer from host', 'delayed')],
    ['a delivery', dsn('2.0.0', 'smtp; 250 2.0.0 Ok', 'delivered')],
    ['a mail passed on', dsn('2.0.0', '', 'relayed')],
    [
      'an absence',
      inWords('I am away until 5 May and read no mail.', 'Ada', 'Auto-Submitted: auto-replied'),
    ],
    [
      'an absence that quotes us',
      inWords(
        'I have left the firm for good. Write to bob@mx.example instead:',
        '> 550 reasons to read on',
        'Auto-Submitted: auto-replied',
      ),
    ],
    [
      'a warning in words',
      inWords(
        'THIS IS A WARNING MESSAGE ONLY.',
        'Delivery to the following recipient has been delayed:\r\n\r\n     ada@mx.example',
      ),
    ],
    [
      'an absence with the fields of a report',
      inWords(
        'I am away.',
        'Action: failed\r\nStatus: 5.1.1 days of leave left\r\nFeedback-Type: abuse',
        'Auto-Submitted: auto-replied',
      ),
    ],
    ['a status without an action', dsn('5.1.1', 'smtp; 550 5.1.1 No such user', '')],
    ['DMARC statistics', arf('auth-failure')],
    ['the opposite of a complaint', arf('not-spam')],
  ])('says nothing of an address if it is %s', (_what, raw) => expect(reportIn(raw)).toBeNull());

  it.each(['abuse', 'fraud', 'opt-out'])('is a complaint of the type %s', (type) =>
    expect(reportIn(arf(type))?.report).toBe('complaint'),
  );
});

const GONE: Failure = { status: '5.1.1', answer: '550 5.1.1 No such user here' };
const FULL: Failure = { status: '5.2.2', answer: '552 5.2.2 Mailbox full' };
const LISTED: Failure = { status: '5.7.1', answer: '554 5.7.1 Client host blocked using a list' };
const WRITERS = { postfix, exim, office365, gmail, qmail, sendmail, opensmtpd };

describe.each(Object.entries(WRITERS))('A report by %s', (_name, write) => {
  it.each([
    ['hard', GONE],
    ['soft', FULL],
    ['policy', LISTED],
  ])('is %s', (report, failure) => expect(reportIn(write(failure))).toMatchObject({ report }));
});

describe('A report of a mail server is judged', () => {
  it.each(['base64', 'quoted-printable'] as const)('with its part in %s', (encoding) =>
    expect(reportIn(postfix(GONE, encoding))?.report).toBe('hard'),
  );

  it.each([
    ['hard', '5.1.1', '550 5.1.1 Mailbox does not exist. Sender should correct the address'],
    ['hard', '5.1.1', '550 5.1.1 antispam.blocklist.example: no such user'],
    ['hard', '5.1.1', '550 5.1.1 Unbekannt – see https://policy.example/spam/blocked'],
    ['soft', '5.2.2', '552 5.2.2 No such storage: spam policy of the sender'],
    ['policy', '5.7.26', '550 5.7.26 User unknown to our DMARC checks'],
    ['policy', '5.1.8', '550 5.1.8 Domain does not exist'],
  ])('as %s by its code %s before its words: %s', (report, status, answer) =>
    expect(reportIn(postfix({ status, answer }))?.report).toBe(report),
  );

  it.each([
    ['hard', '5.1.10', '550 5.1.10 Recipient domain has a null MX'],
    ['hard', '5.7.27', '550 5.7.27 Host does not accept mail'],
    ['hard', '', '556 Host does not accept mail'],
    ['hard', '4.0.0', "DNS error: the domain doesn't receive email (null MX)"],
    ['hard', '5.0.0', '550 <[address]>: Recipient address rejected.'],
    ['policy', '4.0.0', '450 Client host rejected: cannot find your reverse hostname'],
    ['policy', '5.0.0', '554 Virus detected'],
    ['soft', '5.0.0', "554 Duplicate header 'DKIM-Signature'"],
    ['soft', '5.0.0', '550 Host not found, try again'],
  ])('as %s with %s %s', (report, status, answer) =>
    expect(reportIn(postfix({ status, answer }))?.report).toBe(report),
  );

  it('as temporary and unclear if nothing in it is understood', () => {
    const answer = '550 Es geht gerade nicht';
    expect(reportIn(postfix({ status: '5.0.0', answer }))).toMatchObject({
      report: 'soft',
      isUnclear: true,
    });
    expect(reportIn(qmail({ status: '', answer: 'Something odd' }))).toMatchObject({
      isUnclear: true,
    });
    expect(reportIn(postfix(FULL))).not.toHaveProperty('isUnclear');
  });

  it('as a complaint in the forms of Hotmail, SES and ISPs', () => {
    for (const raw of [hotmail(), sesNotice('Complaint', GONE), complaint('abuse')]) {
      expect(reportIn(raw)?.report).toBe('complaint');
    }
    expect(reportIn(sesNotice('Bounce', GONE))?.report).toBe('hard');
    expect(reportIn(complaint('auth-failure'))).toBeNull();
  });

  it('as a complaint if a reader unsubscribes in Apple Mail, and not if the words are a person’s', () => {
    expect(reportIn(appleUnsubscribe())).toEqual({
      report: 'complaint',
      reply: 'Unsubscribed in Apple Mail.',
    });
    expect(reportIn(vacation('X-Apple-Unsubscribe: true\r\n\r\nunsubscribe'))).toBeNull();
  });

  it.each([
    [
      'with a street number',
      'A permanent failure of our server, so note:\r\n500 Mill Lane, Leeds. This mailbox is inactive.',
    ],
    ['with a code', 'I am away. 550 5.1.1 is what my old address says: no such user.'],
    ['that says it is one', 'Undeliverable until May', 'Auto-Submitted: auto-replied'],
  ])('as none if it is a vacation note from an empty sender %s', (_what, text, ...head) =>
    expect(reportIn(vacation(text, ...head))).toBeNull(),
  );

  it('as none if a person writes its words', () => {
    const written = exim(GONE).replace(
      'Mail Delivery System <Mailer-Daemon@mx.example>',
      'ada@mx.example',
    );
    expect(
      reportIn(written.replace('Return-Path: <>', 'Return-Path: <ada@mx.example>')),
    ).toBeNull();
  });

  it('in time, whatever it is made of', () => {
    const head = 'Return-Path: <>\r\nFrom: MAILER-DAEMON@x.example\r\n';
    const odd = [
      `${head}\r\n${'5'.repeat(300_000)}`,
      `${head}\r\n${'a.'.repeat(150_000)}`,
      `${head}\r\n${' \n'.repeat(150_000)}`,
      `${head}\r\n${'client '.repeat(40_000)}`,
      `${head}Content-Type: text/html\r\n\r\n${'<'.repeat(200_000)}`,
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(3_000)}`,
      `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'= '.repeat(100_000)}`,
    ];
    for (const raw of odd) {
      const begun = Date.now();
      reportIn(raw);
      expect(Date.now() - begun).toBeLessThan(1_500);
    }
  });
});
