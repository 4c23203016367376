import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { PATH, uploaded } from '../support/files';
import { raise } from '../support/people';
import { storedIn } from '../support/privacy';
import { startStack } from '../support/stack';
import {
  withProposals,
  inDays,
  at,
  read,
  codeOf,
  sent,
  priceOf,
  delivered,
  pathOf,
  killWhileMade,
  stack,
  api,
  admin,
  client,
} from '../support/proposals';

type StoredPdf = { id: string; attempts: number; sha256: string; madeAt: Date | null };

withProposals();

describe('In time, a proposal', () => {
  it('tells the client three working days before the end and after it, once, and staff when it was declined', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await sent(_id);
    const [row] = await stack.sql<{ remind: string; ends: string }>(
      `SELECT (remind_at AT TIME ZONE 'Europe/London')::text AS remind,
         (expires_at AT TIME ZONE 'Europe/London')::text AS ends FROM proposals WHERE id = $1`,
      [id],
    );
    expect(row!.remind).toMatch(/ 08:00:00$/);
    expect(row!.ends).toBe(`${inDays(31)} 00:00:00`);
    await stack.sql('UPDATE proposals SET remind_at = now() WHERE id = $1', [id]);
    const { reference } = await read(id);
    await stack.mailbox.waitFor({
      to: client.email,
      subject: new RegExp(`${reference} expires on`),
    });
    const late = await sent(_id);
    await stack.sql('UPDATE proposals SET expires_at = now() WHERE id = $1', [late]);
    const expired = {
      to: client.email,
      subject: new RegExp(`${(await read(late)).reference} has expired`),
    };
    await stack.mailbox.waitFor(expired);
    await api.post(at(id, '/decline'), { version: 1, reason: 'Above our budget.' }, client.token);
    await delivered('proposal.declined', id, _id);
    const mail = await stack.mailbox.waitFor({
      to: admin.email,
      subject: new RegExp(`declined proposal ${reference}`),
    });
    expect(mail.text).toContain('Above our budget.');
    expect(await stack.mailbox.all(expired)).toHaveLength(1);
  });

  it('ends with its last day in the zone of the office, across both changes of the clocks', async () => {
    const lastSunday = (month: number) => {
      const year = new Date().getFullYear();
      const days = [0, 1].map((more) => {
        const end = new Date(Date.UTC(year + more, month, 0));
        return new Date(end.getTime() - end.getUTCDay() * 86_400_000);
      });
      return days.find((day) => day.getTime() > Date.now() + 2 * 86_400_000)!;
    };
    const { _id } = await raise(stack, client.token);
    // Summer time is an hour ahead: its days end at 23:00 UTC.
    const [march, october] = [lastSunday(3), lastSunday(10)];
    const days = [
      [march, -1, 24],
      [march, 0, 23],
      [october, -1, 23],
      [october, 0, 24],
    ] as const;
    for (const [sunday, offset, hour] of days) {
      const day = new Date(sunday.getTime() + offset * 86_400_000);
      const id = await sent(_id, { validUntil: day.toISOString().slice(0, 10) });
      const end = day.getTime() + hour * 3_600_000;
      const open = await stack.sql<{ before: boolean; at: boolean }>(
        `SELECT expires_at > $2::timestamptz AS before, expires_at > $3::timestamptz AS at
         FROM proposals WHERE id = $1`,
        [id, new Date(end - 1), new Date(end)],
      );
      expect([day.toISOString(), open]).toEqual([day.toISOString(), [{ before: true, at: false }]]);
    }
  });

  it('takes the last second and not the next, whatever the task has done', async () => {
    const quiet = await startStack({ workers: 0, database: stack.databaseUrl });
    const other = new Api(quiet.baseUrl);
    await stack.workers[0]!.stop();
    try {
      const ids = [];
      for (const seconds of [2, -1]) {
        const { _id } = await raise(stack, client.token);
        const id = await sent(_id);
        await stack.sql(
          'UPDATE proposals SET expires_at = now() + make_interval(secs => $2) WHERE id = $1',
          [id, seconds],
        );
        ids.push(id);
      }
      const answers = await Promise.all(
        ids.map(async (id) => {
          const { paper } = await read(id, admin);
          const form = { version: 1, sha256: paper.sha256, name: 'Amira Khan', terms: true };
          return other.post(at(id, '/accept'), form, client.token);
        }),
      );
      expect(answers.map(codeOf)).toEqual([200, 'proposal_state']);
      expect(answers[1]!.body.current).toEqual({ state: 'expired' });
      const pdf = await api.get(at(ids[0]!, '/pdf'), client.token);
      expect(codeOf(pdf)).toBe('document_not_ready');
    } finally {
      await stack.startWorker();
      await quiet.stop();
    }
    const made = await eventually(
      () =>
        stack.sql<{ left: number }>(
          'SELECT count(*)::int AS left FROM documents WHERE made_at IS NULL',
        ),
      ([row]) => row!.left === 0,
    );
    expect(made[0]!.left).toBe(0);
  });

  it('makes the PDF although the worker was killed, and records a purchase order on paper', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    const id = await sent(requestId);
    await stack.workers.at(-1)!.kill();
    const fileId = await uploaded(stack, admin, 'Order 4711', 'order.txt');
    const record = (by = admin.token) =>
      api.post(at(id, '/record-order'), { version: 1, name: 'Amira Khan', fileId }, by);
    const isNow = (state: string) =>
      stack.sql('UPDATE attachments SET state = $2 WHERE id = $1', [fileId, state]);
    await isNow('scanning');
    expect(codeOf(await record())).toBe('file_not_checked_yet');
    await isNow('clean');
    const sync = { name: 'Sync', scopes: ['requests:write'], days: 1 };
    const { token } = (await api.post('/api/tokens', sync, admin.token)).body;
    expect(codeOf(await record(token))).toBe('not_with_api_token');
    const recorded = await record();
    expect(recorded.body.proposal.decision).toMatchObject({
      capacity: 'order',
      name: 'Amira Khan',
    });
    expect(await priceOf(requestId)).toEqual([12_000, 'approved']);
    expect(codeOf(await api.delete(`${PATH}/${fileId}`, admin.token))).toBe('file_is_proof');
    await expect(stack.sql('DELETE FROM attachments WHERE id = $1', [fileId])).rejects.toThrow(
      'file_id_fkey',
    );
    await stack.startWorker();
    const pdf = await eventually(
      () => api.get(at(id, '/pdf'), client.token),
      ({ status }) => status === 200,
    );
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
  });

  it('makes one PDF although the worker was killed while it stored it', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    await stack.workers.at(-1)!.stop();
    const id = await sent(requestId);
    const find = async () => {
      const [row] = await stack.sql<StoredPdf>(
        `SELECT d.id, d.attempts, d.sha256, d.made_at AS "madeAt" FROM documents d
         JOIN proposal_versions v ON v.id = d.subject_id WHERE v.proposal_id = $1`,
        [id],
      );
      return row!;
    };
    const { id: documentId } = await find();
    await killWhileMade(documentId);
    expect(await find()).toMatchObject({ madeAt: null, attempts: 1 });
    await stack.startWorker();
    const made = await eventually(find, ({ madeAt }) => madeAt !== null);
    expect(made.attempts).toBe(2);
    const pdf = readFileSync(pathOf(documentId, 2));
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(made.sha256);
    await eventually(
      () => storedIn(stack),
      (stored) => stored.split(documentId).length === 2,
    );
    expect((await api.get(at(id, '/pdf'), client.token)).status).toBe(200);
  });
});
