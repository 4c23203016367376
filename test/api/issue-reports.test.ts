import { createHmac, randomUUID } from 'node:crypto';
import { allAtOnce, makeReaders } from '../run/issue-readers.mts';
import { dispatched, drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { newMessageId, postMail, settled } from '../support/inbound-mail';
import {
  api,
  approved,
  author,
  countOf,
  DELIVERY,
  envelopeOf,
  holdBack,
  idOf,
  mailTo,
  move,
  read,
  second,
  sent,
  stack,
  stateOf,
  until,
  useIssues,
  type Delivery,
} from '../support/issues';
import { whileHeld } from '../support/locks';
import { confirmedReader } from '../support/readers';
import { FakeSns, notification, confirmation } from '../support/sns';
import { hotmail, sendmail } from '../support/world/reports';

const SIGNING_KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0';
const HOOK = 'hook-7Yq2mZr9Lw4Xc8Vb3';
const LOGIN = 'postmark:Yq2mZr9Lw4Xc8Vb3';

let sns: FakeSns;
beforeAll(async () => {
  sns = await FakeSns.start();
});
afterAll(() => sns.stop());
useIssues(() => ({
  BREVO_WEBHOOK_TOKEN: HOOK,
  MAILGUN_SIGNING_KEY: SIGNING_KEY,
  POSTMARK_WEBHOOK_LOGIN: LOGIN,
  ...sns.env,
}));

function signedByMailgun({ key = SIGNING_KEY, secondsAgo = 0 } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1_000) - secondsAgo);
  const token = randomUUID().replaceAll('-', '');
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  return { timestamp, token, signature };
}

const dsn = (to: string, status: string, diagnostic: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: ${newMessageId()}`,
    'Return-Path: <>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; somebody@mx.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    '',
    '--b--',
    '',
  ].join('\r\n');

describe('Bounces and complaints', () => {
  const basic = `Basic ${Buffer.from(LOGIN).toString('base64')}`;
  const asText = { 'content-type': 'text/plain; charset=UTF-8' };
  /** As each provider sends its reports. */
  function told(body: object, provider = 'brevo', headers: Record<string, string> = {}) {
    const post = (sent: object, own: Record<string, string> = {}) =>
      api.post(`/webhooks/mail/${provider}`, sent, undefined, { ...own, ...headers });
    if (provider === 'mailgun') return post({ ...body, signature: signedByMailgun() });
    if (provider === 'postmark') return post(body, { authorization: basic });
    if (provider === 'ses') return post(notification(JSON.stringify(body)), asText);
    return post(body, { authorization: `Bearer ${HOOK}` });
  }

  it.each([
    ['5.1.1', '550 5.1.1 No such user', 'suppressed', 'bounced'],
    ['5.0.0', '550 5.7.1 Blocked for spam', 'confirmed', 'refused'],
    ['4.4.1', '451 4.4.1 Timed out', 'confirmed', 'failed'],
    ['5.2.2', '552 5.2.2 Mailbox full', 'confirmed', 'failed'],
  ])('a mail that comes back with %s is noted', async (status, answer, subscriber, delivery) => {
    const reader = await confirmedReader(stack);
    const issue = await sent({ subject: `Back with ${status}` });
    const mail = await mailTo(reader.email, `Back with ${status}`);
    const raw = dsn(envelopeOf(mail), status, answer);
    expect((await postMail(stack, raw)).status).toBe(200);
    await settled(stack, /Message-ID: (\S+)/.exec(raw)![1]!);
    expect(await stateOf(reader.email)).toBe(subscriber);
    const after = await read(issue._id);
    expect(countOf(after, delivery)).toBe(1);
    expect(after.failures[0]).toMatchObject({ reply: expect.stringContaining(answer.slice(0, 9)) });
  });

  it.each([
    ['in words, from an address', sendmail, '550 5.1.1 No such user', 'suppressed', 0],
    ['that is unclear', sendmail, '550 Something odd', 'confirmed', 1],
    ['of a complaint without a feedback part', hotmail, '', 'suppressed', 0],
  ])('a report %s is noted', async (what, write, answer, state, unclear) => {
    const figure = async () => {
      const metrics = await (await fetch(`${stack.baseUrl}/metrics`)).text();
      return Number(/^issue_reports_unclear (\d+)$/m.exec(metrics)![1]);
    };
    const reader = await confirmedReader(stack);
    await sent({ subject: `Reported ${what}` });
    const address = envelopeOf(await mailTo(reader.email, `Reported ${what}`));
    const before = await figure();
    const id = `<${randomUUID()}@mx.example>`;
    const report = write({ status: '', answer }).replace('bounce@fenwright.example', address);
    await postMail(stack, `Message-ID: ${id}\r\n${report}`);
    await settled(stack, id);
    expect(await stateOf(reader.email)).toBe(state);
    expect((await figure()) - before).toBe(unclear);
  });

  it('a delay and a forged address change nothing; a complaint by mail suppresses', async () => {
    const reader = await confirmedReader(stack);
    await sent({ subject: 'Complained of' });
    const address = envelopeOf(await mailTo(reader.email, 'Complained of'));
    const other = address.replace(/\+..../, '+zzzz');
    const reports = [
      dsn(address, '4.0.0', '451 later', 'delayed'),
      dsn(other, '5.1.1', '550 5.1.1 No such user'),
      dsn('hello@fenwright.example', '5.1.1', `550 5.1.1 ${address.replace('+', '%2b')}`),
    ];
    for (const raw of reports) {
      await postMail(stack, raw);
      await settled(stack, /Message-ID: (\S+)/.exec(raw)![1]!);
    }
    expect(await stateOf(reader.email)).toBe('confirmed');
    const arf = dsn('abuse@fenwright.example', '', '')
      .replaceAll('delivery-status', 'feedback-report')
      .replace('Action: failed', `Feedback-Type: abuse\r\nOriginal-Mail-From: <${address}>`);
    await postMail(stack, arf);
    await settled(stack, /Message-ID: (\S+)/.exec(arf)![1]!);
    expect(await stateOf(reader.email)).toBe('suppressed');
    const evidence = await stack.sql<{ kind: string }>(
      `SELECT e.kind FROM consent_events e JOIN subscribers s ON s.id = e.subscriber_id
       WHERE s.email = $1 ORDER BY e.id DESC LIMIT 1`,
      [reader.email],
    );
    expect(evidence[0]!.kind).toBe('suppressed');
  });

  /** Shortened from the examples of docs.aws.amazon.com/ses, "SNS notification examples". */
  const ses = (kind: string, of: object) => ({
    eventType: kind,
    mail: { timestamp: '2026-11-27T21:43:00.000Z', destination: [] },
    ...of,
  });
  /** As in the examples of postmarkapp.com/developer/webhooks. */
  const postmark = (Type: string, TypeCode: number, Email: string) => ({
    ...{ MessageStream: 'outbound', ID: 42, Type, TypeCode, Name: '', Tag: '' },
    ...{ MessageID: '00000000-0000-0000-0000-000000000000', Metadata: {}, ServerID: 1234 },
    ...{ Description: '', Email, From: 'sender@example.com', Subject: 'Test subject' },
    ...{ BouncedAt: '2026-11-27T16:33:54.9070259Z', DumpAvailable: true, Inactive: true },
  });
  const givenUp = (message: string) => (recipient: string) => ({
    'event-data': {
      ...{ event: 'failed', severity: 'permanent', recipient },
      'delivery-status': { message },
    },
  });
  it.each([
    ['brevo', 'suppressed', (email: string) => ({ event: 'hard_bounce', email })],
    ['brevo', 'confirmed', (email: string) => ({ event: 'blocked', email })],
    [
      'ses',
      'suppressed',
      (emailAddress: string) =>
        ses('Bounce', {
          bounce: {
            bounceType: 'Permanent',
            reportingMTA: 'dns; email.example.com',
            bouncedRecipients: [
              {
                emailAddress,
                status: '5.1.1',
                action: 'failed',
                diagnosticCode: 'smtp; 550 5.1.1 <ada@mx.example>... User',
              },
            ],
            bounceSubType: 'General',
            timestamp: '2026-11-27T14:59:38.237Z',
            feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
          },
        }),
    ],
    [
      'ses',
      'confirmed',
      (emailAddress: string) => ({
        notificationType: 'Complaint',
        complaint: {
          complainedRecipients: [{ emailAddress }],
          complaintFeedbackType: 'not-spam',
        },
      }),
    ],
    [
      'ses',
      'suppressed',
      (emailAddress: string) =>
        ses('Complaint', { complaint: { complainedRecipients: [{ emailAddress }] } }),
    ],
    [
      'postmark',
      'suppressed',
      (Email: string) => ({
        ...postmark('HardBounce', 1, Email),
        ...{ RecordType: 'Bounce', Details: 'smtp;550 5.1.1 The email account does not exist.' },
      }),
    ],
    [
      'postmark',
      'suppressed',
      (Email: string) => ({
        ...postmark('SpamComplaint', 512, Email),
        ...{ RecordType: 'SpamComplaint', Details: 'Test spam complaint details' },
      }),
    ],
    [
      'postmark',
      'unsubscribed',
      (Email: string) => ({ ...postmark('Unsubscribe', 16, Email), RecordType: 'Bounce' }),
    ],
    [
      'postmark',
      'confirmed',
      (Email: string) => ({ RecordType: 'Bounce', Type: 'SoftBounce', Email }),
    ],
    [
      'postmark',
      'unsubscribed',
      (Recipient: string) => ({
        RecordType: 'SubscriptionChange',
        SuppressionReason: 'ManualSuppression',
        Recipient,
      }),
    ],
    ['mailgun', 'suppressed', givenUp('')],
    ['mailgun', 'confirmed', givenUp('550 5.7.26 Unauthenticated mail')],
    ['mailgun', 'confirmed', givenUp('452 4.2.2 Mailbox full')],
    [
      'mailgun',
      'confirmed',
      (recipient: string) => ({ 'event-data': { event: 'opened', recipient } }),
    ],
  ])('%s is understood: %s', async (provider, state, body) => {
    const { email } = await confirmedReader(stack);
    expect((await told(body(email), provider)).status).toBe(200);
    expect(await stateOf(email)).toBe(state);
  });

  it.each([
    ['brevo', { authorization: 'Bearer hook-of-somebody-else' }],
    ['brevo', { authorization: basic }],
    ['postmark', { authorization: `Bearer ${HOOK}` }],
    ['postmark', { authorization: `Basic ${Buffer.from('postmark:guessed').toString('base64')}` }],
    ['postmark', { authorization: '' }],
  ])('%s proves itself by its own secret (%#)', async (provider, headers) => {
    expect((await told({}, provider)).status).toBe(200);
    expect((await told({}, provider, headers)).status).toBe(401);
  });

  it('SES proves itself by the signature of SNS, whose subscription is confirmed', async () => {
    const { email } = await confirmedReader(stack);
    const post = async (body: object, headers = asText) =>
      (await api.post('/webhooks/mail/ses', body, undefined, headers)).status;
    const report = JSON.stringify(
      ses('Complaint', { complaint: { complainedRecipients: [{ emailAddress: email }] } }),
    );
    const bearer = { ...asText, authorization: `Bearer ${HOOK}` };
    expect(await post(JSON.parse(report), bearer)).toBe(401);
    expect(await post({ ...notification('{}'), Message: report })).toBe(401);
    expect(await stateOf(email)).toBe('confirmed');
    expect(await post(confirmation())).toBe(200);
    expect(sns.asked.at(-1)).toMatch(/^\/\?Action=ConfirmSubscription&/);
    expect(await post(notification('Successfully validated SNS topic for Amazon SES.'))).toBe(200);
    expect(await post(notification(report, { SignatureVersion: '1' }))).toBe(200);
    expect(await stateOf(email)).toBe('suppressed');
    expect(sns.asked.filter((path) => path.endsWith('.pem'))).toHaveLength(1);
  });

  it('Mailgun proves itself by a signature that is fresh, ours and new', async () => {
    const { email } = await confirmedReader(stack);
    const report = givenUp('')(email);
    const answers = async (signature: unknown, over: object = {}) => {
      const path = '/webhooks/mail/mailgun';
      const bearer = { authorization: `Bearer ${HOOK}` };
      const body = { ...report, ...over, signature };
      return (await api.post(path, body, undefined, bearer)).status;
    };
    const signature = signedByMailgun();
    const letter = signature.signature.startsWith('a') ? 'b' : 'a';
    for (const wrong of [
      undefined,
      { ...signature, token: 'another' },
      { ...signature, signature: `${letter}${signature.signature.slice(1)}` },
      { ...signature, timestamp: Number(signature.timestamp) + 1 },
      { ...signature, token: 7 },
      signedByMailgun({ key: 'another key of somebody' }),
      signedByMailgun({ secondsAgo: 13 * 3_600 }),
      signedByMailgun({ secondsAgo: -13 * 3_600 }),
    ]) {
      expect(await answers(wrong)).toBe(401);
    }
    expect(await stateOf(email)).toBe('confirmed');
    expect(await answers(signature)).toBe(200);
    // Mailgun repeats a report whose answer it has missed; another one needs its own signature.
    expect(await answers(signature)).toBe(200);
    expect(await answers(signature, { more: 1 })).toBe(401);
    expect(await stateOf(email)).toBe('suppressed');
  });

  it('knows no other provider, and takes nonsense', async () => {
    expect((await told({}, 'nobody')).status).toBe(404);
    for (const provider of ['ses', 'postmark', 'mailgun']) {
      for (const body of [{}, { bounce: 7, 'event-data': 'x', Email: {} }, { bounce: [] }]) {
        expect((await told(body, provider)).status).toBe(200);
      }
    }
  });

  it('three soft bounces running suppress, two do not', async () => {
    const { email } = await confirmedReader(stack);
    for (const [index, state] of ['confirmed', 'confirmed', 'suppressed'].entries()) {
      await sent({ subject: `Soft ${index}` });
      const mail = await mailTo(email, `Soft ${index}`);
      await told({ event: 'soft_bounce', email, 'message-id': idOf(mail) });
      expect(await stateOf(email)).toBe(state);
    }
  });

  it('a report changes the mail it names, and about another mail only the address', async () => {
    const { email } = await confirmedReader(stack);
    const { _id } = await sent({ subject: 'Named' });
    const id = idOf(await mailTo(email, 'Named'));
    const fate = async () => {
      const [row] = await stack.sql<{ state: number; reply: string | null }>(
        `SELECT d.state, d.reply FROM issue_deliveries d JOIN subscribers s ON s.id = d.subscriber_id
         WHERE d.issue_id = $1 AND s.email = $2`,
        [_id, email],
      );
      return row;
    };
    const other = '<other@fenwright.example>';
    await told({ event: 'soft_bounce', email, 'message-id': other });
    expect((await fate())!.state).toBe(2);
    await told({ RecordType: 'Bounce', Type: 'Blocked', Email: email }, 'postmark');
    expect((await fate())!.state).toBe(2);
    const [name, domain] = id.slice(1, -1).split('@');
    const Metadata = { 'message-id': name };
    // They try again.
    const message = { headers: { 'message-id': `${name}@${domain}` } };
    const failed = { event: 'failed', severity: 'temporary', recipient: email, message };
    await told({ 'event-data': failed }, 'mailgun');
    await told({ RecordType: 'Bounce', Type: 'Transient', Email: email, Metadata }, 'postmark');
    expect((await fate())!.state).toBe(2);
    const soft = { RecordType: 'Bounce', Type: 'SoftBounce', Email: email, Metadata };
    await told(soft, 'postmark');
    expect((await fate())!.state).toBe(5);
    const headers = [{ name: 'Message-ID', value: id }];
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] };
    await told(ses('Bounce', { bounce, mail: { messageId: 'x', headers } }), 'ses');
    expect((await fate())!.state).toBe(4);
    // A permanent bounce outweighs later reports.
    await told(soft, 'postmark');
    expect((await fate())!.state).toBe(4);
    expect(await stateOf(email)).toBe('suppressed');
  });

  it('a complaint suppresses the address and counts in the issue', async () => {
    const { email } = await confirmedReader(stack);
    const { _id } = await sent({ subject: 'Unwanted' });
    const id = idOf(await mailTo(email, 'Unwanted'));
    await told({ event: 'spam', email, 'message-id': id });
    expect(countOf(await read(_id), 'complained')).toBe(1);
    expect(await stateOf(email)).toBe('suppressed');
  });

  it('takes many events at once, and leaves out what is none', async () => {
    const [one, other] = [await confirmedReader(stack), await confirmedReader(stack)];
    const filler = { event: 'opened', email: 'nobody@mx.example', tags: ['a', 'b'], id: 1, ts: 2 };
    const events = [
      null,
      7,
      { event: 'hard_bounce', email: one.email, reason: 'No\u0000such user' },
      ...Array.from({ length: 490 }, () => filler),
      { event: 'spam', email: other.email },
    ];
    expect((await told(events)).status).toBe(200);
    expect([await stateOf(one.email), await stateOf(other.email)]).toEqual([
      'suppressed',
      'suppressed',
    ]);
    for (const body of [{ items: [null] }, { items: [{ Subject: {} }] }, [[null]]]) {
      expect((await told(body)).status).toBe(200);
    }
  });

  it('refusals for now in three issues running suppress', async () => {
    await stack.sql('DELETE FROM subscribers');
    const { email, id } = await confirmedReader(stack);
    await sent({ subject: 'Full once' });
    await sent({ subject: 'Full twice' });
    await stack.sql('UPDATE issue_deliveries SET state = 5 WHERE subscriber_id = $1', [id]);
    await holdBack();
    const { _id } = await approved({ subject: 'Full again' });
    await move(_id, 'schedule');
    await until(_id, 'sending');
    await stack.sql('UPDATE issue_deliveries SET refusals = 7 WHERE issue_id = $1', [_id]);
    stack.smtp.refuse({ code: 452 });
    await allAtOnce(stack.sql);
    expect(countOf(await until(_id, 'sent'), 'failed')).toBe(1);
    await eventually(
      () => stateOf(email),
      (state) => state === 'suppressed',
    );
  });

  it('pauses itself at more than 2% of bounces, tells the admins, and goes on if they say so', async () => {
    await makeReaders(stack.sql, 700, { name: 'bouncing' });
    await holdBack();
    const { _id } = await approved({ subject: 'Bouncing' });
    await move(_id, 'schedule');
    await until(_id, 'sending');
    await stack.sql(
      `UPDATE issue_deliveries SET state = CASE WHEN n <= 11 THEN 4 ELSE 2 END FROM (
         SELECT subscriber_id AS id, row_number() OVER () AS n FROM issue_deliveries
         WHERE issue_id = $1 LIMIT 540) tried WHERE issue_id = $1 AND subscriber_id = tried.id`,
      [_id],
    );
    expect((await until(_id, 'paused')).halted).toBe('bounces');
    await stack.mailbox.waitFor({ to: second.email, subject: 'too many bounces' });
    expect((await move(_id, 'resume')).status).toBe(200);
    await allAtOnce(stack.sql);
    expect((await until(_id, 'sent')).halted).toBeNull();
  });

  afterEach(() => stack.smtp.refuse(false));

  it('a refused address is suppressed with the count of its bounce, though the worker is killed', async () => {
    await stack.sql('DELETE FROM subscribers');
    const { email, id } = await confirmedReader(stack);
    const { _id } = await approved({ subject: 'Killed at a bounce' });
    await drained(stack);
    stack.smtp.refuse({ code: 550, text: '5.1.1 No such user' });
    await whileHeld(stack, 'BEFORE INSERT ON suppressions FOR EACH ROW', async () => {
      await move(_id, 'schedule');
      await eventually(
        () => stack.sql(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`),
        (waiting) => waiting.length > 0,
      );
      await stack.workers.at(-1)!.kill();
    });
    const [killed] = await stack.sql<Delivery>(DELIVERY, [_id, id]);
    expect([killed!.state, await stateOf(email)]).toEqual([1, 'confirmed']);

    await stack.startWorker();
    await stack.sql(
      `UPDATE issue_deliveries SET moved_at = now() - interval '1 day' WHERE issue_id = $1`,
      [_id],
    );
    expect(countOf(await until(_id, 'sent'), 'unsure')).toBe(1);
    const again = { which: 'unsure', send: true };
    await api.post(`/api/issues/${_id}/decisions`, again, author.token);
    expect(countOf(await until(_id, 'sent'), 'bounced')).toBe(1);
    expect(await stateOf(email)).toBe('suppressed');
  });

  it('is retried as long as other mails, and from the start when sent again', async () => {
    await stack.sql('DELETE FROM subscribers');
    await makeReaders(stack.sql, 8, { name: 'greylisted' });
    stack.smtp.refuse({ code: 450 });
    const { _id } = await approved({ subject: 'Greylisted' });
    await move(_id, 'schedule');
    const deliveries = () =>
      stack.sql<{ refusals: number; attempt: number; at: string }>(
        `SELECT refusals, attempt, moved_at::text AS at FROM issue_deliveries WHERE issue_id = $1`,
        [_id],
      );
    const refused = await eventually(
      deliveries,
      (all) => all.length === 8 && all.every((one) => one.refusals >= 3),
    );
    // At random, so that the mails of one moment are not all tried again in one moment.
    expect(new Set(refused.map(({ at }) => at)).size).toBeGreaterThan(4);
    await stack.sql('UPDATE issue_deliveries SET refusals = 6 WHERE issue_id = $1', [_id]);
    expect(countOf(await until(_id, 'sent'), 'failed')).toBe(8);
    expect(Math.min(...(await deliveries()).map(({ attempt }) => attempt))).toBeGreaterThan(4);
    stack.smtp.refuse(false);
    await api.post(`/api/issues/${_id}/decisions`, { which: 'failed', send: true }, author.token);
    expect(countOf(await until(_id, 'sent'), 'sent')).toBe(8);
    expect((await deliveries()).map(({ refusals }) => refusals)).toEqual(Array(8).fill(0));
  });

  it('a mailbox that is full at once counts as no bounce', async () => {
    await stack.sql('DELETE FROM subscribers');
    const { email } = await confirmedReader(stack);
    stack.smtp.refuse({ code: 552, text: '5.2.2 Mailbox full' });
    const issue = await sent({ subject: 'Full at once' });
    expect(issue.counts).toMatchObject([{ state: 'failed', mails: 1 }]);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it.each([
    ['AUTH', 535],
    ['MAIL FROM', 550],
  ] as const)('it waits while the mail server refuses us at %s', async (at, code) => {
    const { email } = await confirmedReader(stack);
    stack.smtp.refuse({ code, at });
    const { _id } = await approved({ subject: `Refused at ${at}` });
    await move(_id, 'schedule');
    const waits = `SELECT 1 FROM issue_deliveries WHERE issue_id = $1 AND state = 0 AND reply ~ $2`;
    await eventually(
      () => stack.sql(waits, [_id, `^${code}`]),
      (found) => found.length > 0,
    );
    stack.smtp.refuse(false);
    const issue = await until(_id, 'sent');
    expect(countOf(issue, 'sent')).toBe(issue.total);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it('a refusal at once is noted; a busy provider is served at half the rate', async () => {
    await stack.sql(`DELETE FROM subscribers WHERE email LIKE '%@many.example'`);
    const reader = await confirmedReader(stack);
    stack.smtp.refuse({ code: 450 });
    const { _id } = await approved({ subject: 'Busy' });
    await move(_id, 'schedule');
    await eventually(
      () =>
        stack.sql<{ slowed: boolean }>(
          `SELECT slowed_until > now() AS slowed FROM issue_pools WHERE pool = 'rest'`,
        ),
      ([rest]) => rest!.slowed,
    );
    stack.smtp.refuse({ code: 550 });
    const issue = await until(_id, 'sent');
    expect(countOf(issue, 'refused') + countOf(issue, 'bounced')).toBe(issue.total);
    await dispatched(stack);
    expect(await stateOf(reader.email)).toMatch(/suppressed|confirmed/);
  });
});
