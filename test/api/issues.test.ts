import { setTimeout as pause } from 'node:timers/promises';
import { allAtOnce, makeReaders } from '../run/issue-readers.mts';
import {
  api,
  approved,
  author,
  countOf,
  holdBack,
  mailTo,
  move,
  read,
  second,
  sent,
  stack,
  TEXT,
  until,
  useIssues,
  write,
  type Issue,
} from '../support/issues';
import { personWithRole, type Person } from '../support/people';
import { confirmedReader } from '../support/readers';
import { runCommand } from '../support/scripts';

useIssues();

/** The former placeholder of a reader's token. */
const TRACKER = `https://tracker.example/?who=${'_leave'.padEnd(44, '_')}`;

describe('An issue', () => {
  it('is written, approved by a second person, sent and read', async () => {
    const reader = await confirmedReader(stack);
    const { _id } = await write({ body: `${TEXT.body}\n\n[Read on](${TRACKER})` });
    expect((await move(_id, 'schedule')).body.code).toBe('issue_state');
    expect((await move(_id, 'submit')).status).toBe(200);
    await stack.mailbox.waitFor({ to: second.email, subject: 'Please approve: What we learned' });
    expect((await read(_id)).moves).not.toContain('approve');
    expect((await move(_id, 'approve')).body.code).toBe('issue_needs_another');
    expect((await move(_id, 'approve', second)).body.moves).toContain('schedule');
    expect((await api.get(`/newsletter/1-what-we-learned-in-november`)).status).toBe(404);
    const scheduled = (await move(_id, 'schedule')).body as Issue;
    const issue = await until(_id, 'sent');
    // Frozen, then sent: each is a change that others see.
    expect(issue.version).toBe(scheduled.version + 2);
    expect(countOf(issue, 'sent')).toBe(issue.total);

    const mail = await mailTo(reader.email);
    expect(mail.from).toBe('hello@fenwright.example');
    expect(mail.text).toContain('SPARE PARTS'.toLowerCase().replace('s', 'S'));
    expect(mail.text).toContain('We do not track you');
    expect(mail.html).toContain('<em>paid</em>');
    // Pictures are inside the mail: a linked one would tell who reads it.
    expect(mail.html).not.toMatch(/<img(?! src="cid:)|src="(?!cid:)|background=/i);
    // Only the two ways out know who reads.
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
    expect(links.filter((url) => url.includes('token=')).length).toBe(2);
    expect(links).toContain(TRACKER);
    const choose = links.find((url) => url.includes('/newsletter/preferences?token='))!;
    const token = new URL(choose).searchParams.get('token');
    expect((await api.post('/api/newsletter/preferences', { token })).status).toBe(200);
    expect((await api.post('/api/newsletter/export', { token })).status).toBe(400);
    expect(links).toContain(`${stack.baseUrl}/case-studies`);
    expect(links).toContain('https://parts.example/a?b=1&#38;c=2');
    expect(mail.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': expect.stringContaining('Newsletter'),
    });
  });

  it('needs approval again after a change, and knows versions', async () => {
    const issue = await approved();
    const path = `/api/issues/${issue._id}`;
    const stale = await api.put(path, { ...TEXT, version: issue.version - 1 }, author.token);
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    const changed = await api.put(path, { ...TEXT, subject: 'Another' }, second.token);
    expect(changed.body).toMatchObject({ state: 'draft', approver: null });
    // The one who changed it is its author now.
    await move(issue._id, 'submit', second);
    expect((await move(issue._id, 'approve', second)).status).toBe(409);
    expect((await move(issue._id, 'approve')).status).toBe(200);
  });

  it('is approved and scheduled only in the version that was read', async () => {
    const { _id, version } = await write();
    await move(_id, 'submit');
    for (const name of ['approve', 'schedule']) {
      const { status, body } = await move(_id, name, second, { version: undefined });
      expect([status, body.errors?.[0]]).toEqual([
        422,
        expect.objectContaining({ field: 'version', code: 'required' }),
      ]);
    }
    await api.put(`/api/issues/${_id}`, { ...TEXT, subject: 'Not what was read' }, author.token);
    await move(_id, 'submit');
    const stale = await move(_id, 'approve', second, { version: version + 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
  });

  it('is approved by nobody who wrote any of it since the last approval', async () => {
    const third = await personWithRole(stack, 'admin');
    const { _id } = await write();
    const save = (over: object, who: Person) =>
      api.put(`/api/issues/${_id}`, { ...TEXT, ...over }, who.token);
    await save({ preheader: 'Words of the second' }, second);
    await move(_id, 'submit');
    // The daily limit is no text: whoever sets it takes over nobody's words.
    const limited = await save({ preheader: 'Words of the second', dailyLimit: 900 }, third);
    expect(limited.body).toMatchObject({ state: 'review', dailyLimit: 900 });
    for (const writer of [author, second]) {
      expect((await move(_id, 'approve', writer)).body.code).toBe('issue_needs_another');
      const { body } = await api.get(`/api/issues/${_id}`, writer.token);
      expect(body.moves).not.toContain('approve');
    }
    expect((await move(_id, 'approve', third)).status).toBe(200);
    // Returned, it is approved no more, and still written by the same two.
    expect((await move(_id, 'return', third)).body.approver).toBeNull();
    await move(_id, 'submit');
    expect((await move(_id, 'approve', author)).body.code).toBe('issue_needs_another');
    expect((await move(_id, 'approve', third)).status).toBe(200);
    await save({ preheader: 'Words of the third' }, third);
    await move(_id, 'submit', third);
    expect((await move(_id, 'approve', third)).body.code).toBe('issue_needs_another');
    expect((await move(_id, 'approve', author)).status).toBe(200);
  });

  it.each([
    [
      'a link to nowhere',
      { body: '[a](javascript:alert(1)) [b](http://plain.example)' },
      'issue_links',
    ],
    ['no text', { body: ' ' }, 'issue_content'],
    ['more than 40 links', { body: '[a](/insights)\n\n'.repeat(41) }, 'issue_content'],
    ['more than 100 kB', { body: '&'.repeat(25_000) }, 'issue_content'],
    ['nobody to read it', { topics: ['resources'] }, 'issue_no_readers'],
  ])('is not submitted with %s', async (_what, over, code) => {
    await makeReaders(stack.sql, 1, { name: `one${Math.random()}`.replace('.', '') });
    const { _id } = await write(over);
    const { status, body } = await move(_id, 'submit');
    expect([status, body.errors[0].code]).toEqual([422, code]);
  });

  it.each([
    ['subject', 'control_characters', { subject: 'News \uFFFE' }],
    ['topics', 'required', { topics: [] }],
    ['body', 'issue_content', { body: '>'.repeat(59_000) }],
    ['body', 'issue_content', { body: '*a_'.repeat(19_000) }],
  ])('is neither kept nor previewed with a wrong %s: %s', async (field, code, over) => {
    for (const path of ['/api/issues', '/api/issues/preview']) {
      const { status, body } = await api.post(path, { ...TEXT, ...over }, author.token);
      expect([status, body.errors?.[0]]).toEqual([422, expect.objectContaining({ field, code })]);
    }
  });

  it('may be as long as its limit, whatever its characters take in JSON', async () => {
    const body = `a${'\n'.repeat(59_000)}b`;
    expect((await write({ body })) as object).toMatchObject({ body });
  });

  it('shows HTML as text, and runs nothing', async () => {
    const body =
      '<script>alert(1)</script>\n\n<b onclick="x">bold</b> ![pixel](https://spy.example/p.gif)';
    const preview = await api.post('/api/issues/preview', { ...TEXT, body }, author.token);
    expect(preview.body.html).not.toMatch(/<script>|<b onclick|<img(?! src="data:)|spy\.example/);
    expect(preview.body.text).toContain('pixel');
  });

  it.each([
    ['2026-02-30T09:00', 'issue_content'],
    ['yesterday', 'issue_content'],
    ['2020-01-01T09:00', 'issue_content'],
    ['2030-12-01T10:75', 'issue_content'],
    ['2031-03-30T01:30', 'issue_content'],
  ])('is not scheduled for %s', async (sendAt, code) => {
    const { _id } = await approved();
    const { status, body } = await move(_id, 'schedule', author, { sendAt });
    expect([status, body.errors[0].code]).toEqual([422, code]);
  });

  it('is sent at its time in the zone of the office; if missed by an hour, it asks', async () => {
    const { _id } = await approved();
    const later = await move(_id, 'schedule', author, { sendAt: '2031-07-01T09:00' });
    expect(later.body).toMatchObject({ state: 'scheduled', sendAt: '2031-07-01T08:00:00.000Z' });
    await stack.sql(
      `UPDATE issues SET send_at = now() - interval '61 minutes',
         updated_at = now() - interval '61 minutes'`,
    );
    expect((await until(_id, 'paused')).halted).toBe('missed');
    await stack.mailbox.waitFor({ to: author.email, subject: 'not sent in time' });
    await move(_id, 'resume');
    await until(_id, 'sent');
  });

  it('is not missed while it waits for another', async () => {
    await confirmedReader(stack);
    await holdBack();
    const [first, waits] = [await approved(), await approved({ subject: 'After the first' })];
    await move(waits._id, 'schedule', author, { sendAt: '2031-07-01T09:00' });
    await move(first._id, 'schedule');
    await until(first._id, 'sending');
    await stack.sql(
      `UPDATE issues SET updated_at = now() - interval '2 hours',
         send_at = now() - interval '2 hours' WHERE id = ANY($1)`,
      [[first._id, waits._id]],
    );
    await pause(1_200);
    expect((await read(waits._id)).state).toBe('scheduled');
    await move(first._id, 'stop');
    expect((await until(waits._id, 'sending')).halted).toBeNull();
    await allAtOnce(stack.sql);
    await until(waits._id, 'sent');
  });

  it('is tested on oneself alone, once in ten seconds', async () => {
    const { _id } = await write({ subject: 'Only a test' });
    const test = () => api.post(`/api/issues/${_id}/test`, {}, author.token);
    expect((await test()).status).toBe(200);
    expect((await test()).body.code).toBe('issue_tested_just_now');
    const mail = await stack.mailbox.waitFor({ to: author.email, subject: '[Test] Only a test' });
    expect(mail.html).not.toContain('token=');
    expect(await stack.mailbox.all({ subject: 'Only a test' })).toHaveLength(1);
  });

  it('is for admins alone', async () => {
    const { _id } = await write();
    for (const role of ['client', 'support', 'manager'] as const) {
      const { token } = await personWithRole(stack, role);
      expect((await api.get('/api/issues', token)).status).toBe(403);
      expect((await api.post(`/api/issues/${_id}/moves`, { move: 'submit' }, token)).status).toBe(
        403,
      );
    }
    expect((await api.get('/api/issues')).status).toBe(401);
  });
});

describe('On the site', () => {
  const get = async (path: string, etag = '') => {
    const headers = { 'if-none-match': etag };
    const answer = await fetch(`${stack.baseUrl}${path}`, { headers });
    return { answer, status: answer.status, text: await answer.text() };
  };
  const FEED = '/newsletter/feed.xml';

  it('page, list and feed show an issue from its beginning until it is withdrawn', async () => {
    await confirmedReader(stack);
    const subject = 'Tom & <b>Jerry</b>';
    const body = '## Cats\n\n<script>alert(1)</script>\n\n[ours](/insights)';
    const draft = await write({ subject: 'Not sent' });
    const { _id, slug } = await approved({ subject, body, preheader: 'A & B' });
    const path = `/newsletter/${slug}`;
    for (const unsent of [path, `/newsletter/${draft.slug}`]) {
      expect((await get(unsent)).status).toBe(404);
    }
    await move(_id, 'schedule');
    await until(_id, 'sent');

    const { answer, text } = await get(path);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(text).toContain('<title>Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; – Fenwright</title>');
    expect(text).toContain(`<link rel="canonical" href="${stack.baseUrl}${path}">`);
    expect(text).toContain(`hreflang="x-default" href="${stack.baseUrl}${path}"`);
    expect(text).toContain(`href="${FEED}"`);
    expect(text).toContain(`<a href="${stack.baseUrl}/insights">ours</a>`);
    expect(text).not.toMatch(/<script>alert|token=/);
    const list = await get('/newsletter');
    expect(list.text).toContain(`<a href="${path}">Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</a>`);
    expect(list.text).not.toContain('Not sent');

    const feed = await get(FEED);
    expect(feed.answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const [entry] = feed.text.split('<entry>').filter((one) => one.includes(path));
    expect(entry).toContain(`<id>${stack.baseUrl}${path}</id>`);
    expect(entry).toContain('<title>Tom &#38; &#60;b&#62;Jerry&#60;/b&#62;</title>');
    expect(entry).toContain('<summary>A &#38; B</summary>');
    expect(entry).toContain('&#60;h2&#62;Cats&#60;/h2&#62;');
    expect(entry).toMatch(/<published>\d{4}-\d\d-\d\dT[\d:.]+Z<\/published>/);
    expect(feed.text).not.toContain('Not sent');

    const sitemap = await get('/sitemap.xml');
    expect(sitemap.answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const [, loc] = new RegExp(`<loc>([^<]*${path})</loc><lastmod>\\d{4}-`).exec(sitemap.text)!;
    expect(loc).toBe(`${stack.baseUrl}${path}`);
    expect(sitemap.text).toMatch(/<loc>[^<]*\/newsletter<\/loc>/);
    expect(sitemap.text).not.toContain(draft.slug);

    const places = [path, '/newsletter', FEED, '/sitemap.xml'];
    const etags = [answer, list.answer, feed.answer, sitemap.answer].map(({ headers }) =>
      headers.get('etag')!,
    );
    const again = () => Promise.all(places.map((one, index) => get(one, etags[index])));
    expect((await again()).map(({ status }) => status)).toEqual([304, 304, 304, 304]);
    expect((await move(_id, 'withdraw')).status).toBe(200);
    const withdrawn = await again();
    expect(withdrawn.map(({ status }) => status)).toEqual([404, 200, 200, 200]);
    for (const { text: left } of withdrawn) expect(left).not.toContain(slug);
    await move(_id, 'restore');
    expect((await again()).map(({ status }) => status)).toEqual([304, 304, 304, 304]);
  });
});

describe('On the site, besides', () => {
  it('an address that is no slug has no issue, and the feed has the newest twenty', async () => {
    const odd = await fetch(`${stack.baseUrl}/newsletter/1%00`);
    expect([odd.status, odd.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('text/html'),
    ]);
    await stack.sql(
      `INSERT INTO issues (id, number, slug, subject, preheader, body, topics, state, started_at)
       SELECT gen_random_uuid(), n, n || '-many', 'Old' || chr(65534), '', 'Text.', '{newsletter}', 'sent', now()
       FROM generate_series(9001, 9021) n`,
    );
    const feed = await (await fetch(`${stack.baseUrl}/newsletter/feed.xml`)).text();
    expect(feed.split('<entry>')).toHaveLength(21);
    expect(feed).toContain('<title>Old</title>');
    await stack.sql('DELETE FROM issues WHERE number > 9000');
  });
});

describe('Afterwards', () => {
  /** Returns how many deliveries it deleted. */
  const cleanUp = async (): Promise<number> => {
    await stack.sql('DELETE FROM retention_runs');
    const removed = JSON.parse(await runCommand(stack, 'run-retention')) as Record<string, number>;
    return removed['issue-deliveries']!;
  };

  it('who got it is deleted after 90 days, and the counts stay', async () => {
    await confirmedReader(stack);
    const [old, young] = [await sent({ subject: 'Long ago' }), await sent({ subject: 'Lately' })];
    const ended = (id: string, days: number) =>
      stack.sql('UPDATE issues SET finished_at = now() - make_interval(days => $2) WHERE id = $1', [
        id,
        days,
      ]);
    await ended(old._id, 91);
    await ended(young._id, 89);
    expect(await cleanUp()).toBe(old.total);
    const rows = await stack.sql<{ id: string; mails: number }>(
      `SELECT issue_id AS id, count(*)::int AS mails FROM issue_deliveries
       WHERE issue_id = ANY($1) GROUP BY issue_id`,
      [[old._id, young._id]],
    );
    expect(rows).toEqual([{ id: young._id, mails: young.total }]);
    const kept = await read(old._id);
    expect([kept.counts, kept.total]).toEqual([old.counts, old.total]);
    expect(await cleanUp()).toBe(0);
    expect((await read(old._id)).counts).toEqual(old.counts);
  });

  it('one paused for 90 days is stopped, and its readers are deleted', async () => {
    await confirmedReader(stack);
    await holdBack();
    const { _id } = await approved({ subject: 'Forgotten' });
    await move(_id, 'schedule');
    await until(_id, 'sending');
    const { body } = await move(_id, 'pause');
    await stack.sql(`UPDATE issues SET updated_at = now() - interval '91 days' WHERE id = $1`, [
      _id,
    ]);
    await until(_id, 'stopped');
    expect(await cleanUp()).toBe(body.total);
    await allAtOnce(stack.sql);
    expect((await move(_id, 'resume')).body.code).toBe('issue_state');
    expect((await read(_id)).counts).toEqual(body.counts);
  });

  it('a restored backup sends nothing until somebody has looked', async () => {
    const reader = await confirmedReader(stack);
    await holdBack();
    const [sending, later, done] = [
      await approved({ subject: 'Under way' }),
      await approved({ subject: 'Next week' }),
      await approved({ subject: 'Only approved' }),
    ];
    await move(later._id, 'schedule', author, { sendAt: '2031-07-01T09:00' });
    await move(sending._id, 'schedule');
    await until(sending._id, 'sending');
    await stack.workers[0]!.stop();
    expect(await runCommand(stack, 'replay-erasures')).toContain('2 newsletter issues are paused');
    expect(await runCommand(stack, 'replay-erasures')).toContain('0 newsletter issues are paused');
    await stack.sql(`UPDATE issues SET send_at = now() WHERE id = $1`, [later._id]);
    await allAtOnce(stack.sql);
    await stack.startWorker();
    await stack.mailbox.waitFor({ to: second.email, subject: 'paused after a restore' });
    for (const { _id } of [sending, later]) {
      expect(await read(_id)).toMatchObject({ state: 'paused', halted: 'restored' });
    }
    expect((await read(done._id)).state).toBe('approved');
    expect(await stack.mailbox.all({ to: reader.email, subject: 'Next week' })).toEqual([]);
    expect((await move(sending._id, 'resume')).status).toBe(200);
    const ended = await until(sending._id, 'sent');
    expect(countOf(ended, 'sent')).toBe(ended.total);
    expect((await move(later._id, 'stop')).status).toBe(200);
  });
});
