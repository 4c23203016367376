import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Api } from '../support/api';
import { ClamdDouble } from '../support/clamd';
import { eventually } from '../support/eventually';
import { EICAR, upload, uploaded } from '../support/files';
import { mailOf, newMessageId, postMail, provenBy, replyAddressIn } from '../support/inbound-mail';
import { untilSomebodyWaits, whileLocked } from '../support/locks';
import { personWithRole, raise, type Person } from '../support/people';
import { dumpOf, erased, linesWith } from '../support/privacy';
import { startStack, type Stack } from '../support/stack';

const clamd = new ClamdDouble();
let stack: Stack;
let api: Api;

beforeAll(async () => {
  await clamd.start();
  const env = { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) };
  // One worker is held, another one erases.
  stack = await startStack({ workers: 2, env });
  api = new Api(stack.baseUrl);
  // Makes the folder.
  await uploaded(stack, await personWithRole(stack, 'client'));
});
afterAll(async () => {
  await stack.stop();
  await clamd.stop();
});

async function erase({ id, token, password }: Person): Promise<void> {
  const asked = await api.post('/api/privacy/erase', { currentPassword: password }, token);
  expect(asked.status).toBeLessThan(300);
  await erased(stack, id);
}

/** Objects under any prefix but the notes of erasures, and uploads. */
async function stored(): Promise<string[]> {
  const names = await readdir(join(stack.env['DATA_DIR']!, 'files'), { recursive: true });
  return names.filter((name) => /[\da-f]{12}/.test(name) && !name.startsWith('erasures/')).sort();
}

const settled = (before: string[]) =>
  eventually(stored, (names) => names.join() === before.join()).then((names) =>
    expect(names).toEqual(before),
  );

/** Whoever stores a file of this person waits between the object and its row. */
const whileKept = <T>({ id }: Person, work: () => Promise<T>): Promise<T> => {
  const lock = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
  return whileLocked(stack, [lock, [`files:${id}`]], work);
};

const filesOf = ({ id }: Person) =>
  stack.sql('SELECT 1 FROM attachments WHERE uploader_id = $1', [id]);

describe('Somebody erased meanwhile', () => {
  it('leaves no mail that a worker was importing, nor its files', async () => {
    const client = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, client.token);
    const address = await replyAddressIn(stack, client.email, 'We have received');
    const before = await stored();
    const messageId = newMessageId();
    await whileKept(client, async () => {
      await postMail(
        stack,
        mailOf({
          from: client.email,
          to: address,
          text: 'My plans, as Ottoline Brackenfell.',
          messageId,
          headers: [provenBy(client.email)],
          files: [{ name: 'Brackenfell.txt', content: Buffer.from('Plans of Brackenfell') }],
        }),
      );
      await untilSomebodyWaits(stack);
      await eventually(stored, (names) => names.length === before.length + 2);
      await erase(client);
    });
    await settled(before);
    expect(await filesOf(client)).toEqual([]);
    const rows = 'SELECT 1 FROM inbound_mails WHERE message_id = $1';
    expect(await stack.sql(rows, [messageId])).toEqual([]);
    expect(await stack.sql('SELECT 1 FROM request_comments WHERE request_id = $1', [_id])).toEqual(
      [],
    );
    expect(linesWith(await dumpOf(stack), [client.email, 'Brackenfell'])).toEqual([]);
  });

  it('leaves no mail that was taken before and is ignored, failed or not matched afterwards', async () => {
    const clients = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ] as const;
    const before = await stored();
    const ids: Record<string, string[]> = {};
    await stack.sql(`CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.next_attempt_at := now() + interval '1 hour'; RETURN NEW; END $$`);
    await stack.sql(`CREATE TRIGGER later BEFORE INSERT ON inbound_mails
      FOR EACH ROW EXECUTE FUNCTION later()`);
    for (const { id, email } of clients) {
      const mail = (headers: string[]) => {
        const messageId = newMessageId();
        (ids[id] ??= []).push(messageId);
        const draft = { from: email, to: 'desk@fenwright.example', text: 'Hello.', messageId };
        return mailOf({ ...draft, headers });
      };
      const tooLong = `MIME-Version: 1.0${'\r\nX-Line: 1'.repeat(2_100)}`;
      await postMail(stack, mail(['Auto-Submitted: auto-replied']));
      await postMail(stack, mail([]).replace('MIME-Version: 1.0', tooLong));
      await postMail(stack, mail([]));
    }
    const [leaver, stayer] = clients;
    await erase(leaver);
    await stack.sql('DROP FUNCTION later CASCADE');
    await stack.sql('UPDATE inbound_mails SET next_attempt_at = now()');
    const statesOf = ({ id }: Person) =>
      Promise.all(
        ids[id]!.map(async (messageId) => {
          const sql = 'SELECT state FROM inbound_mails WHERE message_id = $1';
          return (await stack.sql<{ state: string }>(sql, [messageId]))[0]?.state;
        }),
      );
    await eventually(
      () => statesOf(stayer),
      (states) => !states.includes('received'),
    );
    expect(await statesOf(stayer)).toEqual(['ignored', 'failed', 'unmatched']);
    expect(await statesOf(leaver)).toEqual([undefined, undefined, undefined]);
    expect((await stored()).length - before.length).toBe(3);
    expect(linesWith(await dumpOf(stack), [leaver.email])).toEqual([]);
  });

  it('leaves no file that was being uploaded', async () => {
    const client = await personWithRole(stack, 'client');
    const before = await stored();
    let late: ReturnType<typeof upload>;
    await whileKept(client, async () => {
      late = upload(stack, client, 'Depot 4 counts again.');
      await untilSomebodyWaits(stack);
      await eventually(stored, (names) => names.length === before.length + 1);
      await erase(client);
    });
    expect((await late!).status).toBe(401);
    await settled(before);
    expect(await filesOf(client)).toEqual([]);
  });

  it('leaves no finding of a file that was being scanned', async () => {
    const [client, other] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    const before = await stored();
    clamd.mood = 'held';
    const id = await uploaded(stack, client, EICAR);
    await eventually(
      async () => clamd.scanned.length,
      (scanned) => scanned > 1,
    );
    await erase(client);
    await settled(before);
    clamd.release();
    const later = await uploaded(stack, other);
    await eventually(
      () => stack.sql('SELECT 1 FROM attachments WHERE id = $1 AND state = $2', [later, 'clean']),
      (rows) => rows.length > 0,
    );
    expect(await stack.sql('SELECT 1 FROM attachments WHERE id = $1', [id])).toEqual([]);
    expect(await stack.sql('SELECT 1 FROM events WHERE subject_id = $1', [id])).toEqual([]);
  });
});
