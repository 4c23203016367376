import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allAtOnce, makeReaders } from '../run/issue-readers.mts';
import { eventually } from '../support/eventually';
import {
  api,
  approved,
  author,
  countOf,
  heldBack,
  holdBack,
  mailTo,
  move,
  read,
  sent,
  stack,
  stateOf,
  until,
  useIssues,
  type Issue,
} from '../support/issues';
import { linkIn, type StoredMail } from '../support/mailbox';
import { confirmedReader, CONFIRM_SUBJECT } from '../support/readers';

useIssues();

const commits = async () => {
  const [row] = await stack.sql<{ n: number }>(
    'SELECT xact_commit::int AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return row!.n;
};

describe('Who gets it', () => {
  it('whoever leaves between freezing and sending gets nothing, unless they come back', async () => {
    const [gone, back] = [await confirmedReader(stack), await confirmedReader(stack)];
    const { _id } = await approved({ subject: 'After they left' });
    // Frozen, and nothing is due yet.
    await holdBack();
    await move(_id, 'schedule');
    await until(_id, 'sending');
    const tokenIn = (mail: StoredMail, path: string) =>
      new URL(linkIn(mail, path)).searchParams.get('token');
    for (const { welcome } of [gone, back]) {
      const token = tokenIn(welcome, '/unsubscribe');
      await api.post('/api/newsletter/unsubscribe', { token });
    }
    const { email: to } = back;
    await api.post('/api/newsletter/subscribe', { email: to, page: '/' });
    const [asks] = await stack.mailbox.waitForCount(2, { to, subject: CONFIRM_SUBJECT });
    await api.post('/api/newsletter/verify', { token: tokenIn(asks!, 'token=') });
    await allAtOnce(stack.sql);
    const issue = await until(_id, 'sent');
    expect(await stack.mailbox.all({ to, subject: 'After they left' })).toHaveLength(1);
    expect(await stack.mailbox.all({ to: gone.email, subject: 'After they left' })).toEqual([]);
    expect(countOf(issue, 'left')).toBe(1);
  });

  it('has no header line that a server refuses, whatever the script of its subject', async () => {
    const reader = await confirmedReader(stack);
    const subject = '我们学到了什么'.repeat(20).slice(0, 120);
    await sent({ subject });
    const { id } = await mailTo(reader.email, subject);
    const raw = await readFile(join(stack.mailboxDir, `${id}.eml`), 'utf8');
    const [head = ''] = raw.split('\r\n\r\n');
    const [encoded = ''] = /^Subject: .*(?:\r\n .*)*/m.exec(head) ?? [];
    expect(encoded.split('\r\n').filter((line) => line.length > 76)).toEqual([]);
    expect(head.split('\r\n').filter((line) => Buffer.byteLength(line) > 998)).toEqual([]);
  });

  it('one press in the mail program ends it, and a GET of every link ends nothing', async () => {
    const reader = await confirmedReader(stack);
    await sent({ subject: 'One press' });
    const mail = await mailTo(reader.email, 'One press');
    const [, url] = /<(http[^>]+)>/.exec(mail.headers['list-unsubscribe']!)!;
    for (const link of [url!, ...mail.text.match(/https?:\/\/127[^\s<>]+/g)!]) await fetch(link);
    expect(await stateOf(reader.email)).toBe('confirmed');
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await fetch(url!, { method: 'POST', body, headers })).status).toBe(200);
    expect(await stateOf(reader.email)).toBe('unsubscribed');
  });

  it('pausing stops within a batch, and resuming goes on', async () => {
    await makeReaders(stack.sql, 300, { name: 'paused' });
    await stack.sql('UPDATE issue_pools SET per_minute = 3000');
    const { _id } = await approved({ subject: 'Paused' });
    await move(_id, 'schedule');
    await eventually(
      () => read(_id),
      (issue) => countOf(issue, 'sent') > 10,
    );
    const paused = await move(_id, 'pause');
    expect(paused.body.state).toBe('paused');
    const inHand = `SELECT 1 FROM issue_deliveries WHERE issue_id = $1 AND state = 1 LIMIT 1`;
    await eventually(
      () => stack.sql(inHand, [_id]),
      (found) => found.length === 0,
    );
    const then = countOf(await read(_id), 'sent');
    expect(then - countOf(paused.body as Issue, 'sent')).toBeLessThanOrEqual(60);
    await pause(2_000);
    expect(countOf(await read(_id), 'sent')).toBe(then);
    await allAtOnce(stack.sql);
    await move(_id, 'resume');
    const issue = await until(_id, 'sent');
    expect(countOf(issue, 'sent')).toBe(issue.total);
  });

  it('sends no more a day than allowed', async () => {
    const { _id } = await approved({ subject: 'Warming up', dailyLimit: 40 });
    await move(_id, 'schedule');
    await eventually(
      () => read(_id),
      (issue) => countOf(issue, 'sent') === 40,
    );
    const before = await commits();
    await pause(1_500);
    expect(countOf(await read(_id), 'sent')).toBe(40);
    // Its workers rest.
    expect((await commits()) - before).toBeLessThan(1_000);
    await stack.sql(`UPDATE issues SET day = day - 1 WHERE id = $1`, [_id]);
    await eventually(
      () => read(_id),
      (issue) => countOf(issue, 'sent') === 80,
    );
    expect((await move(_id, 'stop')).body.state).toBe('stopped');
  });

  it('those who left take nothing of the day', async () => {
    await stack.sql('DELETE FROM subscribers');
    await makeReaders(stack.sql, 4, { name: 'leaving' });
    const id = await heldBack({ subject: 'Two left', dailyLimit: 2 });
    await stack.sql(
      `WITH gone AS (UPDATE subscribers SET state = 'unsubscribed'
         WHERE email IN ('1.leaving@many.example', '2.leaving@many.example') RETURNING id)
       UPDATE issue_deliveries SET moved_at = moved_at - interval '1 minute'
       WHERE subscriber_id IN (SELECT id FROM gone)`,
    );
    await allAtOnce(stack.sql);
    const issue = await until(id, 'sent');
    expect([countOf(issue, 'left'), countOf(issue, 'sent')]).toEqual([2, 2]);
    expect(issue).toMatchObject({ audience: [], readers: 4 });
  });

  it('a pool without a rate gets 600 a minute while it is slowed', async () => {
    await makeReaders(stack.sql, 100, { name: 'slowed' });
    const id = await heldBack({ subject: 'Slowed' });
    await stack.sql(
      `UPDATE issue_pools SET per_minute = NULL, slowed_until = now() + interval '15 minutes'`,
    );
    const begun = await eventually(
      () => read(id),
      (issue) => countOf(issue, 'sent') > 0,
    );
    expect(countOf(begun, 'sent')).toBeLessThan(60);
    await stack.sql('UPDATE issue_pools SET slowed_until = NULL');
    await until(id, 'sent');
    await stack.sql(`DELETE FROM subscribers WHERE email LIKE '%@many.example'`);
  });

  it('nothing is sent again once it is stopped', async () => {
    await makeReaders(stack.sql, 1, { name: 'stopped' });
    const id = await heldBack({ subject: 'Stopped' });
    expect((await move(id, 'stop')).body.state).toBe('stopped');
    await stack.sql('UPDATE issue_deliveries SET state = 3 WHERE issue_id = $1', [id]);
    const decide = (send: boolean) =>
      api.post(`/api/issues/${id}/decisions`, { which: 'unsure', send }, author.token);
    expect((await decide(true)).body.code).toBe('issue_state');
    expect(countOf((await decide(false)).body as Issue, 'unresolved')).toBeGreaterThan(0);
  });

  it.each([
    ['failed', 5],
    ['refused', 6],
  ])('those %s are sent again if somebody asks, and those bounced never', async (which, state) => {
    await stack.sql('DELETE FROM subscribers');
    const name = `${which}-${randomUUID().slice(0, 8)}`;
    await makeReaders(stack.sql, 3, { name });
    const { _id } = await sent({ subject: `Again: ${name}` });
    await stack.sql(
      `UPDATE issue_deliveries SET attempt = 5, state = CASE s.email WHEN $2 THEN 4 ELSE $3::int END
       FROM subscribers s WHERE s.id = subscriber_id AND issue_id = $1 AND s.email NOT LIKE '3%'`,
      [_id, `1.${name}@many.example`, state],
    );
    const decide = (of: string) =>
      api.post(`/api/issues/${_id}/decisions`, { which: of, send: true }, author.token);
    expect((await decide('bounced')).status).toBe(422);
    expect((await decide(which)).body.state).toBe('sending');
    const issue = await until(_id, 'sent');
    expect([countOf(issue, 'sent'), countOf(issue, 'bounced')]).toEqual([2, 1]);
    const mails = await stack.mailbox.all({ subject: `Again: ${name}` });
    const readers = mails.map(({ to }) => to).filter((to) => to.includes(`.${name}@`));
    expect(readers.map(([number]) => number).sort()).toEqual(['1', '2', '2', '3']);
  });

  it('only one is sent at a time', async () => {
    const one = await heldBack();
    const other = await approved();
    expect((await move(other._id, 'schedule')).body.code).toBe('issue_sending');
    expect((await move(one, 'stop')).status).toBe(200);
    expect((await move(other._id, 'schedule')).status).toBe(200);
  });
});
