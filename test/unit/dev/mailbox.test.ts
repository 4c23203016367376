import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { inboxPage } from '../../../dev/mailbox/plugin.mts';
import { startSmtpSink } from '../../../dev/mailbox/sink.mts';
import { FaultySink } from '../../run/faulty-sink.mts';

const directory = mkdtempSync(join(tmpdir(), 'fenwright-sink-'));
let sink: FaultySink;

function send(to: string, subject = 'Hello'): Promise<unknown> {
  const transport = createTransport(sink.url);
  return transport.sendMail({
    from: 'Fenwright <hello@fenwright.example>',
    to,
    subject,
    text: 'Confirm: https://fenwright.example/verify?token=1&x=2',
    html: '<p>Confirm &amp; go</p>',
  });
}

beforeAll(async () => {
  sink = await startSmtpSink({ directory }, FaultySink);
});
beforeEach(() => sink.refuse(false));
afterAll(async () => {
  await sink.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('the SMTP sink', () => {
  test('keeps each mail, newest first, found by any of its recipients', async () => {
    await send('Ada@example.com', 'Ünïcode');
    await send('grace@example.com, ada@example.com', 'Second');
    const mails = await sink.store.list('ADA@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'Ünïcode']);
    expect(mails[0]).toMatchObject({
      from: 'hello@fenwright.example',
      envelopeFrom: 'hello@fenwright.example',
      to: 'grace@example.com, ada@example.com',
    });
    expect(mails[0]?.text).toContain('token=1&x=2');
    expect(mails[0]?.html).toContain('Confirm &amp; go');
    expect(await sink.store.list('nobody@example.com')).toEqual([]);
  });

  test('refuses all with a reply that means "later", then takes mail again', async () => {
    sink.refuse(true);
    await expect(send('ada@example.com')).rejects.toMatchObject({ responseCode: 421 });
    sink.refuse(false);
    await expect(send('ada@example.com')).resolves.toBeDefined();
  });

  test('refuses the given share, evenly', async () => {
    const before = sink.refused;
    sink.refuse({ share: 0.5, code: 550 });
    await Promise.allSettled(Array.from({ length: 6 }, () => send('half@example.com')));
    expect(sink.refused - before).toBe(3);
    expect(await sink.store.list('half@example.com')).toHaveLength(3);
  });

  test('reads only ids that it made, so that no path can be asked for', async () => {
    expect(await sink.store.get('../../etc/passwd')).toBeUndefined();
  });
});

test('the mailbox page escapes mails', () => {
  const mail = {
    id: '20261121000000000-000001-aaaaaa',
    from: 'x@example.com',
    envelopeFrom: '',
    to: '<b>@example.com',
    subject: '<script>alert(1)</script>',
    text: 'see https://example.com/a?b=1&c="><img>',
    html: '',
    calendar: null,
    files: [],
    headers: { 'x-test': '</pre><script>' },
    receivedAt: '2026-11-21T00:00:00.000Z',
  };
  const page = inboxPage.render({
    mails: [mail],
    shown: mail,
    to: '"><script>',
    canReply: true,
    sent: '',
  });
  expect(page).not.toMatch(/<script|<b>|<img/);
});
