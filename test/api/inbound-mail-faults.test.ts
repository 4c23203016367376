import { setTimeout as pause } from 'node:timers/promises';
import { ClamdDouble } from '../support/clamd';
import { deskAt } from '../support/desk';
import { repeats } from '../support/drill';
import { eventually } from '../support/eventually';
import { EICAR, PDF } from '../support/files';
import {
  mailOf,
  newMessageId,
  postMail,
  replyAddressIn,
  settled,
  type InboundRow,
} from '../support/inbound-mail';
import { untilSomebodyWaits, whileLocked } from '../support/locks';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const MAILS = repeats(24, 60);
const KILLS = repeats(3, 8);

const clamd = new ClamdDouble();
let stack: Stack;

beforeAll(async () => {
  await clamd.start();
  const env = { MAIL_STALE_SECONDS: '2', CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) };
  stack = await startStack({ apart: true, env });
});
afterAll(async () => {
  await stack.stop();
  await clamd.stop();
});

async function clientWithRequest() {
  const client = await personWithRole(stack, 'client');
  const request = await raise(stack, client.token);
  const address = await replyAddressIn(stack, client.email, 'We have received');
  return { client, request, address };
}

const comments = async (client: Person, id: string) =>
  (await deskAt(stack).detail(client, id)).comments as {
    text: string;
    attachments: { name: string; state: string }[];
  }[];

const STEPS: [step: string, statement: string, values: (requestId: string) => unknown[]][] = [
  [
    'has read the mail and keeps its files',
    'LOCK TABLE attachments IN ACCESS EXCLUSIVE MODE',
    () => [],
  ],
  [
    'has kept the files and locks the request',
    'SELECT 1 FROM project_requests WHERE id = $1 FOR UPDATE',
    (id) => [id],
  ],
  ['has written the message and records its event', 'LOCK TABLE events IN SHARE MODE', () => []],
];

describe('A worker that is killed', () => {
  it.each(STEPS)(
    'when it %s leaves the mail to be imported once',
    async (_step, statement, values) => {
      const { client, request, address } = await clientWithRequest();
      const messageId = newMessageId();
      const files = [{ name: 'plan.pdf', content: PDF }];
      const mail = mailOf({ from: client.email, to: address, text: 'Once.', messageId, files });
      await whileLocked(stack, [statement, values(request._id)], async () => {
        await postMail(stack, mail);
        await eventually(
          () =>
            stack.sql<InboundRow>('SELECT * FROM inbound_mails WHERE message_id = $1', [messageId]),
          ([row]) => row !== undefined && row.attempts > 0,
        );
        await untilSomebodyWaits(stack);
        await pause(300);
        await stack.workers.at(-1)!.kill();
      });
      expect(
        (
          await stack.sql<InboundRow>('SELECT state FROM inbound_mails WHERE message_id = $1', [
            messageId,
          ])
        )[0]!.state,
      ).toBe('received');
      await stack.startWorker();
      expect(await settled(stack, messageId)).toMatchObject({ state: 'imported' });
      const said = await comments(client, request._id);
      expect(said).toMatchObject([{ text: 'Once.', attachments: [{ name: 'plan.pdf' }] }]);
      const uploaded = await stack.sql('SELECT 1 FROM attachments WHERE uploader_id = $1', [
        client.id,
      ]);
      expect(uploaded).toHaveLength(1);
    },
  );

  it('at random moments loses none of many mails and doubles none', async () => {
    const parties = await Promise.all(Array.from({ length: 4 }, clientWithRequest));
    await stack.startWorker();
    const living = stack.workers.slice(-2);
    const ids: string[] = [];
    const posting = (async () => {
      for (let n = 0; n < MAILS; n += 1) {
        const { client, address } = parties[n % 4]!;
        const messageId = newMessageId();
        ids.push(messageId);
        const files = [{ name: `${n}.txt`, content: Buffer.from(`File ${n}`) }];
        await postMail(
          stack,
          mailOf({ from: client.email, to: address, text: `Number ${n}`, messageId, files }),
        );
        await pause(40);
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(300 + Math.random() * 500);
      await living[kill % 2]!.kill();
      living[kill % 2] = await stack.startWorker();
    }
    await posting;
    for (const id of ids) expect((await settled(stack, id, 60_000)).state).toBe('imported');
    for (const [index, { client, request }] of parties.entries()) {
      const said = (await comments(client, request._id)).map(({ text }) => text).toSorted();
      const wanted = Array.from({ length: MAILS / 4 }, (_, n) => `Number ${n * 4 + index}`);
      expect(said).toEqual(wanted.toSorted());
    }
    const [files] = await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM attachments WHERE name LIKE '%.txt'`,
    );
    expect(files!.n).toBe(MAILS);
  }, 180_000);
});

describe('While others are away', () => {
  it('a file with a virus is quarantined after its message, or not taken', async () => {
    const { client, request, address } = await clientWithRequest();
    const files = [{ name: 'cv.txt', content: Buffer.concat([Buffer.from('Depot '), EICAR]) }];
    await postMail(stack, mailOf({ from: client.email, to: address, text: 'My CV.', files }));
    await eventually(
      () => comments(client, request._id),
      ([one]) =>
        one?.attachments[0]?.state === 'quarantined' ||
        one?.text.endsWith('[Not taken: cv.txt (found unsafe).]') === true,
    );
  });

  it('Redis may be gone: a mail is taken and imported', async () => {
    const { client, request, address } = await clientWithRequest();
    await stack.redis.stop();
    const messageId = newMessageId();
    const mail = mailOf({ from: client.email, to: address, text: 'Without Redis.', messageId });
    expect((await postMail(stack, mail)).status).toBe(200);
    expect((await settled(stack, messageId)).state).toBe('imported');
    await stack.redis.start();
    expect((await comments(client, request._id))[0]!.text).toBe('Without Redis.');
  });
});
