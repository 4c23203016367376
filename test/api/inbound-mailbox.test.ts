import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDovecot, startDovecot, type Dovecot } from '../run/dovecot.mts';
import { Api } from '../support/api';
import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import { mailOf, newMessageId, replyAddressIn, settled } from '../support/inbound-mail';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let dovecot: Dovecot;
let stack: Stack;
let client: Person;
let request: Awaited<ReturnType<typeof raise>>;
let address: string;

beforeAll(async () => {
  dovecot = await startDovecot();
  // The second worker waits until the first loses the mailbox.
  stack = await startStack({ workers: 2, env: { INBOUND_IMAP_URL: dovecot.url } });
  client = await personWithRole(stack, 'client');
  request = await raise(stack, client.token);
  address = await replyAddressIn(stack, client.email, 'We have received');
  // A new machine installs Dovecot first.
}, 600_000);
afterAll(async () => {
  await stack.stop();
  await dovecot.stop();
  removeDovecot(dovecot);
});

function delivered(content: string, mode = 0o644): void {
  const name = `${Date.now()}.${randomBytes(6).toString('hex')}.host`;
  const written = join(dovecot.maildir, 'tmp', name);
  writeFileSync(written, content, { mode });
  renameSync(written, join(dovecot.maildir, 'new', name));
}

const unread = (): string[] =>
  ['new', 'cur'].flatMap((folder) =>
    readdirSync(join(dovecot.maildir, folder)).filter((name) => !/,[A-Z]*S/.test(name)),
  );
const texts = async (): Promise<string[]> => {
  const { comments } = await deskAt(stack).detail(client, request._id);
  return (comments as { text: string }[]).map(({ text }) => text);
};
const answer = (text: string, messageId = newMessageId()) => {
  delivered(mailOf({ from: client.email, to: address, text, messageId }));
  return messageId;
};

describe('The mailbox (Dovecot)', () => {
  it('is read: a mail becomes a message, and is marked as read once it is kept', async () => {
    expect(await settled(stack, answer('From the mailbox.'))).toMatchObject({ state: 'imported' });
    expect(await texts()).toEqual(['From the mailbox.']);
    await eventually(
      () => Promise.resolve(unread()),
      (names) => names.length === 0,
    );
    const [row] = await stack.sql<{ source_id: string }>('SELECT source_id FROM inbound_mails');
    expect(row!.source_id).toMatch(/^imap:[\da-f]{16}:\d+:\d+$/);
  });

  it('brings a mail that is marked as unread again only once', async () => {
    const before = await texts();
    const { id } = await settled(stack, answer('Once.'));
    await eventually(
      () => Promise.resolve(unread()),
      (names) => names.length === 0,
    );
    for (const name of readdirSync(join(dovecot.maildir, 'cur'))) {
      renameSync(
        join(dovecot.maildir, 'cur', name),
        join(dovecot.maildir, 'cur', name.replace(/,[A-Z]*$/, ',')),
      );
    }
    await settled(stack, answer('Next.'));
    await eventually(
      () => Promise.resolve(unread()),
      (names) => names.length === 0,
    );
    expect(await texts()).toEqual([...before, 'Once.', 'Next.']);
    expect(await stack.sql('SELECT 1 FROM inbound_mails WHERE id = $1', [id])).toHaveLength(1);
  });

  it('is shown to ops', async () => {
    const metrics = await (await fetch(`${stack.baseUrl}/metrics`)).text();
    expect(metrics).toMatch(/^inbound_mailbox_looked_seconds \d/m);
    expect(metrics).toMatch(/^inbound_mails_waiting 0$/m);
  });

  it('comes back: what arrived while it was away is imported', async () => {
    await dovecot.stop();
    const messageId = answer('While you were away.');
    await dovecot.start();
    expect(await settled(stack, messageId)).toMatchObject({ state: 'imported' });
  });

  it('of a killed worker is read by the other', async () => {
    const [first] = stack.workers;
    await first!.kill();
    const messageId = answer('After the first worker.');
    expect(await settled(stack, messageId)).toMatchObject({ state: 'imported' });
  });

  it('holds a mail that is too large: its header is kept, the mail is not fetched', async () => {
    const messageId = newMessageId();
    const text = `${'x'.repeat(76)}\r\n`.repeat(360_000);
    delivered(mailOf({ from: client.email, to: address, text, messageId }));
    const row = await settled(stack, messageId);
    expect(row).toMatchObject({ state: 'failed', reason: 'too_large' });
    const admin = await personWithRole(stack, 'admin');
    const { body } = await new Api(stack.baseUrl).get('/api/inbound-mails', admin.token);
    expect(body.mails).toContainEqual(
      expect.objectContaining({ reason: 'too_large', canLetIn: false, canAttach: false }),
    );
  });

  it('goes on after a mail that the server cannot read', async () => {
    delivered(mailOf({ from: client.email, to: address, text: 'Broken.' }), 0o000);
    const messageId = answer('After one that is broken.');
    expect(await settled(stack, messageId)).toMatchObject({ state: 'imported' });
  });
});
