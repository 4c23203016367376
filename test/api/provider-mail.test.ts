import { startIssue } from '../run/issue-readers.mts';
import { Api } from '../support/api';
import { FakeBrevo } from '../support/brevo';
import { eventually } from '../support/eventually';
import { leadForm } from '../support/forms';
import { personWithRole } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const KEY = 'xkeysib-2f9d8c7b6a5e4f3d';

describe('With MAIL_TRANSPORT=brevo', () => {
  let brevo: FakeBrevo;
  let stack: Stack;
  beforeAll(async () => {
    brevo = await FakeBrevo.start();
    stack = await startStack({
      env: { MAIL_TRANSPORT: 'brevo', BREVO_API_KEY: KEY, BREVO_API_URL: brevo.url, SMTP_URL: '' },
    });
  });
  afterAll(async () => {
    await stack.stop();
    await brevo.stop();
  });

  const mailsTo = (email: string) =>
    brevo.callsTo('/smtp/email').filter(({ body }) => body.to[0].email === email);
  const rowsTo = (email: string) =>
    stack.sql<{ id: string; state: string; attempts: number; last_error: string | null }>(
      `SELECT id, state, attempts, last_error FROM outbox_mails WHERE recipient = $1`,
      [email],
    );

  it('an issue sent before is not sent again, because nobody would send it', async () => {
    const id = await startIssue(stack.sql);
    await stack.sql(`UPDATE issues SET state = 'sent' WHERE id = $1`, [id]);
    const { token } = await personWithRole(stack, 'admin');
    const path = `/api/issues/${id}/decisions`;
    const again = await new Api(stack.baseUrl).post(path, { which: 'failed', send: true }, token);
    expect([again.status, again.body.code]).toEqual([409, 'issues_sent_elsewhere']);
  });

  it('mails go out through its API', async () => {
    const form = leadForm();
    await new Api(stack.baseUrl).post('/api/forms/lead', form);
    const [row] = await eventually(
      () => rowsTo(form.email),
      ([found]) => found?.state === 'sent',
    );
    const [mail] = mailsTo(form.email);
    expect(mail!.body).toMatchObject({
      sender: { name: 'Fenwright', email: 'hello@fenwright.example' },
      to: [{ email: form.email }],
      subject: 'Thank you for your AI Integration inquiry',
      replyTo: { email: 'hello@fenwright.example' },
      headers: { idempotencyKey: row!.id, 'Message-ID': `<${row!.id}@fenwright.example>` },
    });
    expect(mail!.body.textContent).toContain('within 24 hours');
    expect(mail!.body.htmlContent).toContain('<!doctype html>');
  });

  it('a 429 and a 500 are tried again; a repeat it has taken already counts as sent', async () => {
    brevo.plan(
      { status: 429, headers: { 'x-sib-ratelimit-reset': '1' } },
      { status: 429, headers: { 'x-sib-ratelimit-reset': '1' } },
      { status: 500 },
      { status: 400, body: { code: 'duplicate_request', message: 'Already taken' } },
    );
    const form = leadForm();
    await new Api(stack.baseUrl).post('/api/forms/lead', form);
    const [row] = await eventually(
      () => rowsTo(form.email),
      ([found]) => found?.state === 'sent',
    );
    expect(row!.state).toBe('sent');
    const keys = new Set(mailsTo(form.email).map(({ body }) => body.headers.idempotencyKey));
    expect(keys.size).toBe(1);
  });

  it('a refusal is kept for ops, and not tried again', async () => {
    const refusal = { status: 402, body: { code: 'not_enough_credits', message: 'No credits' } };
    brevo.plan(refusal, refusal);
    const form = leadForm();
    await new Api(stack.baseUrl).post('/api/forms/lead', form);
    const [row] = await eventually(
      () => rowsTo(form.email),
      ([found]) => found?.state === 'dead',
    );
    expect(row).toMatchObject({
      attempts: 1,
      last_error: 'Brevo answered 402 not_enough_credits: No credits',
    });
    expect(await stack.sql('SELECT 1 FROM suppressions')).toEqual([]);
  });
});
