import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilApiReady } from '../../dev/application.mts';
import { inRoot } from '../../dev/paths.mts';
import { freePort } from '../../dev/ports.mts';
import { start } from '../../dev/processes.mts';
import { Api } from '../support/api';
import { companiesAt } from '../support/company';
import { dispatched, drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { dueNow } from '../support/privacy';
import { runCommand } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
beforeAll(async () => {
  stack = await startStack({ env: { CLOCK_POLL_MS: '200' } });
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

type Request = { _id: string; reference: string };

const move = (requestId: string, status: string) =>
  api.put('/api/admin-requests', { requestId, status, reason: 'Because.' }, admin.token);

const rowOf = async (requestId: string) => {
  const [row] = await stack.sql<{
    id: string;
    next_at: Date | null;
    asked_at: Date | null;
    score: number | null;
  }>('SELECT * FROM ratings WHERE request_id = $1', [requestId]);
  return row;
};

/** The worker asks as soon as it is time. */
const passTime = async (requestId: string) => {
  await dispatched(stack);
  await stack.sql(
    `UPDATE ratings SET next_at = now() WHERE request_id = $1 AND next_at IS NOT NULL`,
    [requestId],
  );
  return eventually(
    () => rowOf(requestId),
    (row) => !row?.next_at || row.next_at > new Date(),
  );
};

async function completed(client: Person): Promise<Request> {
  const request = await raise(stack, client.token);
  expect((await move(request._id, 'completed')).status).toBe(200);
  return request;
}

async function asked(client: Person): Promise<Request & { token: string }> {
  const request = await completed(client);
  await passTime(request._id);
  const { body } = await api.get(`/api/requests/${request._id}/rating`, client.token);
  return { ...request, token: body.rating.token as string };
}

const newClient = () => personWithRole(stack, 'client');
const give = (token: string, score: number, over: object = {}) =>
  api.post('/api/ratings/give', { token, score, ...over });

const WORDS = {
  wording: 'They told us what would not work before we paid for it.',
  shownName: 'Amira Khan',
  shownRole: 'Head of Operations',
  consent: true,
};

describe('The question', () => {
  it('comes one working day after completion, with five links that rate nothing by themselves', async () => {
    const client = await newClient();
    const request = await completed(client);
    await dispatched(stack);
    const planned = await rowOf(request._id);
    const hours = (planned!.next_at!.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(24 * 12);
    expect((await api.get(`/api/requests/${request._id}/rating`, client.token)).body.rating).toBe(
      null,
    );
    await passTime(request._id);
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: /How did we do\?/ });
    const links = [...mail.text.matchAll(/\/rate#([\w-]+)\.(\d)/g)].map(([, token, score]) => ({
      token: token!,
      score: Number(score),
    }));
    expect(links.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5]);
    // A scanner opens each link; the page reads the rating with its token.
    for (const { token } of links) {
      expect((await fetch(`${stack.baseUrl}/rate`)).status).toBe(200);
      expect((await api.post('/api/ratings/read', { token })).body.score).toBeNull();
    }
    expect((await rowOf(request._id))!.score).toBeNull();
    const open = await api.get('/api/ratings/open', client.token);
    expect(open.body.ratings).toMatchObject([
      { request: { reference: request.reference }, token: links[0]!.token },
    ]);
  });

  it('comes at once also to whoever gets moves daily, and not to whoever gets none', async () => {
    const [daily, never] = [await newClient(), await newClient()];
    const choose = ({ token }: Person, delivery: string) =>
      api.put(
        '/api/profile/mail-preferences',
        { preferences: [{ kind: 'request_moves', delivery }], timeZone: 'Europe/London' },
        token,
      );
    await choose(daily, 'daily');
    await choose(never, 'never');
    for (const client of [never, daily]) await passTime((await completed(client))._id);
    const mail = await stack.mailbox.waitFor({ to: daily.email, subject: /How did we do\?/ });
    expect(mail.text.match(/\/rate#[\w-]+\.\d/g)).toHaveLength(5);
    await drained(stack);
    expect(await stack.mailbox.all({ to: never.email, subject: /How did we do/ })).toEqual([]);
  });

  it('is asked once more, and then no more', async () => {
    const client = await newClient();
    const request = await completed(client);
    await passTime(request._id);
    await passTime(request._id);
    await passTime(request._id);
    await drained(stack);
    const mails = await stack.mailbox.all({ to: client.email, subject: /How did we do/ });
    expect(mails.map(({ text }) => text.includes('our only reminder'))).toEqual([true, false]);
  });

  it('is not asked again once it is answered', async () => {
    const client = await newClient();
    const { _id, token } = await asked(client);
    await drained(stack);
    await give(token, 4);
    await passTime(_id);
    await drained(stack);
    expect(await stack.mailbox.all({ to: client.email, subject: /How did we do/ })).toHaveLength(1);
  });

  it('is not asked again after reopening, nor of a second request within 90 days', async () => {
    const client = await newClient();
    const request = await completed(client);
    await passTime(request._id);
    await move(request._id, 'in_review');
    await move(request._id, 'completed');
    await dispatched(stack);
    const second = await completed(client);
    await passTime(second._id);
    expect(await rowOf(second._id)).toMatchObject({ next_at: null, asked_at: null });
    await drained(stack);
    expect(await stack.mailbox.all({ to: client.email, subject: /How did we do/ })).toHaveLength(1);
  });

  it('is not asked about two requests at once by two workers', async () => {
    const client = await newClient();
    const requests = [await completed(client), await completed(client), await completed(client)];
    await Promise.all(requests.map(({ _id }) => passTime(_id)));
    const rows = await Promise.all(requests.map(({ _id }) => rowOf(_id)));
    expect(rows.filter((row) => row!.asked_at)).toHaveLength(1);
  });

  it.each([
    ['reopened before', async (id: string) => void (await move(id, 'in_review'))],
    [
      'deactivated',
      async (id: string) =>
        void (await stack.sql(
          `UPDATE users SET disabled_at = now()
           WHERE id = (SELECT user_id FROM project_requests WHERE id = $1)`,
          [id],
        )),
    ],
  ])('is not asked if %s', async (_, change) => {
    const request = await completed(await newClient());
    await dispatched(stack);
    await change(request._id);
    await passTime(request._id);
    expect(await rowOf(request._id)).toMatchObject({ asked_at: null, next_at: null });
  });

  it.each(['rejected', 'in_review'])('does not follow %s', async (status) => {
    const request = await raise(stack, (await newClient()).token);
    await move(request._id, status);
    await dispatched(stack);
    expect(await rowOf(request._id)).toBeUndefined();
  });
});

describe('A rating', () => {
  it('is given once, however many press at once, and reads the same for staff', async () => {
    const client = await newClient();
    const { _id, token } = await asked(client);
    const answers = await Promise.all(
      [5, 4, 5, 4, 5].map((score) => give(token, score, { reasons: ['result'], remark: 'Good.' })),
    );
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'already_rated')).toHaveLength(4);
    const staff = await api.get(`/api/requests/${_id}/rating`, admin.token);
    const { score } = answers.find(({ status }) => status === 200)!.body;
    expect(staff.body.rating).toMatchObject({
      score,
      reasons: ['result'],
      remark: 'Good.',
      token: null,
    });
    const history = await api.get(`/api/requests/${_id}/history`, client.token);
    expect(JSON.stringify(history.body)).toContain(`Rated ${score} of 5`);
  });

  it('waits while the request is reopened', async () => {
    const client = await newClient();
    const { _id, token } = await asked(client);
    await move(_id, 'in_review');
    for (const answer of [await api.post('/api/ratings/read', { token }), await give(token, 5)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'not_closed']);
    }
    expect((await api.get('/api/ratings/open', client.token)).body.ratings).toEqual([]);
    const { body } = await api.get(`/api/requests/${_id}/rating`, client.token);
    expect(body.rating.token).toBeNull();
    await move(_id, 'completed');
    expect((await give(token, 5)).status).toBe(200);
  });

  it('is refused to others, for other scores and by other links', async () => {
    const { _id, token } = await asked(await newClient());
    const stranger = await newClient();
    const answers = [
      await api.get(`/api/requests/${_id}/rating`, stranger.token),
      await api.get(`/api/requests/${_id}/rating`),
      await api.get('/api/ratings', stranger.token),
      await give(token, 6),
      await give(token, 4.5),
      await give(token, 5, { reasons: ['weather'] }),
      await give(token, 5, { remark: 'x'.repeat(2001) }),
      await give(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 5),
      await give(randomUUID(), 5),
      await give('', 5),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      404, 401, 403, 422, 422, 422, 422, 410, 410, 422,
    ]);
    expect((await rowOf(_id))!.score).toBeNull();
  });

  it('shows its remark to staff and whoever gave it, and not to participants', async () => {
    const { company, join } = companiesAt(stack);
    const { lead, member } = await company('everyone');
    const client = await newClient();
    await join(lead, client);
    const { _id, token } = await asked(client);
    const added = { memberId: member.id };
    const path = `/api/requests/${_id}`;
    expect((await api.post(`${path}/participants`, added, client.token)).status).toBe(200);
    await give(token, 4, { reasons: ['result'], remark: 'Between us.' });
    const seenBy = async (who: Person) =>
      (await api.get(`${path}/rating`, who.token)).body.rating as object;
    const all = { score: 4, reasons: ['result'], remark: 'Between us.' };
    expect(await seenBy(client)).toMatchObject(all);
    expect(await seenBy(admin)).toMatchObject(all);
    expect(await seenBy(member)).toMatchObject({ score: 4, reasons: [], remark: '' });
  });

  it('reaches admins at once if low, with the remark, and nobody if high', async () => {
    const low = await asked(await newClient());
    await give(low.token, 2, { remark: 'The handover was rushed.' });
    const mail = await stack.mailbox.waitFor({
      to: admin.email,
      subject: `Rated 2 out of 5: ${low.reference}`,
    });
    expect(mail.text).toContain('The handover was rushed.');
    const high = await asked(await newClient());
    await give(high.token, 4);
    await drained(stack);
    expect(await stack.mailbox.all({ to: admin.email, subject: high.reference })).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ subject: /Rated/ })]),
    );
    const { body } = await api.get('/api/notifications', admin.token);
    const rated = body.notifications.filter(({ title }: { title: string }) =>
      title.startsWith('Rated'),
    );
    expect(rated).toMatchObject([{ title: 'Rated 2 out of 5' }]);
  });

  it('counts in the figures with how many were asked', async () => {
    const before = (await api.get('/api/ratings', admin.token)).body;
    const { token } = await asked(await newClient());
    await asked(await newClient());
    await give(token, 3, { remark: 'Counted.' });
    const { body } = await api.get('/api/ratings', admin.token);
    expect([body.asked - before.asked, body.given - before.given]).toEqual([2, 1]);
    expect(body.scores[2] - before.scores[2]).toBe(1);
    const sum = body.scores.reduce(
      (total: number, count: number, index: number) => total + count * (index + 1),
      0,
    );
    expect(body.average).toBeCloseTo(sum / body.given, 2);
    expect(body.latest[0]).toMatchObject({ score: 3, remark: 'Counted.', token: null, name: null });
    const none = await api.get('/api/ratings?from=2020-01-01&to=2020-02-01', admin.token);
    expect(none.body).toEqual({
      asked: 0,
      given: 0,
      average: null,
      scores: [0, 0, 0, 0, 0],
      latest: [],
    });
  });
});

describe('A testimonial', () => {
  const approve = (token: string, over: object = {}) =>
    api.post('/api/ratings/testimonial', { token, ...WORDS, ...over });

  it('is exactly what was approved; a change is a new approval; one press withdraws it', async () => {
    const client = await newClient();
    const { _id, token } = await asked(client);
    expect((await approve(token)).body.code).toBe('not_rated_yet');
    await give(token, 3);
    expect((await approve(token, { consent: false })).status).toBe(422);
    const first = (await approve(token)).body.testimonial;
    const hash = createHash('sha256')
      .update(JSON.stringify([WORDS.wording, WORDS.shownName, WORDS.shownRole, null]))
      .digest('hex');
    expect(first).toMatchObject({ state: 'approved', sha256: hash, shownCompany: null });
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: /Your testimonial/ });
    expect(mail.text).toContain(WORDS.wording);
    expect(/\/rate#([\w-]+)/.exec(mail.text)![1]).toBe(token);
    const changed = (await approve(token, { wording: 'They were honest about it.' })).body;
    expect(changed.testimonial.sha256).not.toBe(first.sha256);
    const withdrawn = await api.post('/api/ratings/withdraw-testimonial', { token });
    expect(withdrawn.body.testimonial).toMatchObject({
      ...{ state: 'withdrawn', wording: '', shownName: '', shownRole: null },
      sha256: changed.testimonial.sha256,
    });
    await dispatched(stack);
    const events = await stack.sql<{ type: string; data: object }>(
      `SELECT type, data FROM events WHERE subject_id = $1 AND type LIKE 'testimonial.%' ORDER BY sequence`,
      [_id],
    );
    expect(events.map(({ type }) => type)).toEqual([
      'testimonial.approved',
      'testimonial.approved',
      'testimonial.withdrawn',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Amira|honest/);
  });

  it('is approved again with the same words once it is over', async () => {
    const { token } = await asked(await newClient());
    await give(token, 5);
    const { until } = (await approve(token)).body.testimonial;
    await stack.sql('UPDATE testimonials SET until = now() - interval $$2 days$$');
    expect((await approve(token)).body.testimonial.until).toBe(until);
    await api.post('/api/ratings/withdraw-testimonial', { token });
  });

  it('is withdrawn also from a deactivated account, which gives and approves nothing', async () => {
    const client = await newClient();
    const { token } = await asked(client);
    const unrated = await asked(await newClient());
    await give(token, 5);
    await approve(token);
    await stack.sql(
      `UPDATE users SET disabled_at = now() WHERE id = $1 OR id = (
         SELECT person_id FROM ratings WHERE request_id = $2)`,
      [client.id, unrated._id],
    );
    const refused = [await give(unrated.token, 5), await approve(token, { shownName: 'A. K.' })];
    expect(refused.map(({ status }) => status)).toEqual([410, 410]);
    expect((await api.post('/api/ratings/read', { token })).status).toBe(200);
    const { body } = await api.post('/api/ratings/withdraw-testimonial', { token });
    expect(body.testimonial.state).toBe('withdrawn');
  });

  it('reaches the site’s content with the figures, from ten ratings on, until it is withdrawn', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'proof-')), 'proof.json');
    const proof = (...args: string[]) =>
      runCommand(stack, 'write-proof', file, ...args).catch(
        ({ stdout }: { stdout: string }) => `refused: ${stdout}`,
      );
    await stack.sql('UPDATE ratings SET score = NULL, given_at = NULL');
    const clients = await Promise.all(Array.from({ length: 10 }, newClient));
    const tokens = (await Promise.all(clients.map(asked))).map(({ token }) => token);
    await Promise.all(tokens.slice(0, 9).map((token, index) => give(token, index === 0 ? 2 : 5)));
    await approve(tokens[0]!);
    expect(await proof()).toMatch(/^refused: Only 9 ratings/);
    const none = { ratings: null, testimonials: [] };
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(none);
    await give(tokens[9]!, 5);
    expect(await proof()).toMatch(/^4\.7 of 5, 10 of \d+ asked; 1 testimonials/);
    const { ratings, testimonials } = JSON.parse(await readFile(file, 'utf8'));
    expect(ratings).toMatchObject({ given: 10, satisfied: 9, average: 4.7 });
    // The one who gave 2 was asked like everybody, and is printed like everybody.
    expect(testimonials).toMatchObject([{ wording: WORDS.wording, shownName: WORDS.shownName }]);
    expect(await proof('--check')).toContain('1 testimonials, 0 no longer to be shown');
    await approve(tokens[0]!, { shownName: 'A. Khan' });
    expect(await proof('--check')).toMatch(/^refused: The testimonial [\w-]+ may no longer/);
    await proof();
    expect(await proof('--check')).not.toContain('refused');
    await api.post('/api/ratings/withdraw-testimonial', { token: tokens[0] });
    expect(await proof('--check')).toContain('refused');
    await proof();
    expect(JSON.parse(await readFile(file, 'utf8')).testimonials).toEqual([]);
  });

  it('is gone from the running site within a minute of its withdrawal', async () => {
    const { _id, token } = await asked(await newClient());
    await give(token, 5);
    const { sha256 } = (await approve(token)).body.testimonial;
    const [printed] = await stack.sql<{ id: string }>(
      'SELECT t.id FROM testimonials t JOIN ratings g ON g.id = t.rating_id WHERE g.request_id = $1',
      [_id],
    );
    // The product as it is built, with a page that prints the words.
    const root = await mkdtemp(join(tmpdir(), 'printed-'));
    const build = join(root, 'frontend/build');
    await mkdir(build, { recursive: true });
    for (const name of await readdir(inRoot('frontend/build'))) {
      if (name !== 'routes.json') await symlink(inRoot('frontend/build', name), join(build, name));
    }
    for (const name of ['dist', 'node_modules']) await symlink(inRoot(name), join(root, name));
    const routes = JSON.parse(await readFile(inRoot('frontend/build/routes.json'), 'utf8'));
    routes.documents['/printed'] = 'printed.html';
    routes.testimonials = { 'printed.html': [{ ...printed, sha256 }] };
    await writeFile(join(build, 'routes.json'), JSON.stringify(routes));
    await writeFile(
      join(build, 'printed.html'),
      `<h1>About</h1><p data-testimonial="${printed!.id} ${sha256}">${WORDS.wording}</p>`,
    );
    const port = await freePort();
    const site = start({
      name: 'site',
      command: process.execPath,
      args: [
        ...['--preserve-symlinks', '--preserve-symlinks-main'],
        join(root, 'dist/backend/main.js'),
      ],
      env: { ...stack.env, PORT: String(port) },
      logFile: join(root, 'site.log'),
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await untilApiReady(site, url);
      const page = async () => (await fetch(`${url}/printed`)).text();
      expect(await page()).toContain(WORDS.wording);
      await api.post('/api/ratings/withdraw-testimonial', { token });
      const left = await eventually(page, (html) => !html.includes(WORDS.wording), 60_000);
      expect(left).toContain('<h1>About</h1>');
    } finally {
      await site.stop();
    }
  });

  it('is erased with its client, while the score stays in the figures', async () => {
    const client = await newClient();
    const { _id, token } = await asked(client);
    await give(token, 5, { remark: 'Ask Amira Khan about it.' });
    await approve(token);
    const before = (await api.get('/api/ratings', admin.token)).body.given;
    const asking = { currentPassword: client.password };
    expect((await api.post('/api/privacy/erase', asking, client.token)).status).toBeLessThan(300);
    await dueNow(stack, client.id);
    const row = await eventually(
      async () =>
        (
          await stack.sql<{ remark: string | null }>(
            'SELECT remark FROM ratings WHERE request_id = $1',
            [_id],
          )
        )[0],
      (found) => found?.remark === null,
    );
    expect(row).toEqual({ remark: null });
    expect(
      await stack.sql(
        'SELECT 1 FROM testimonials t JOIN ratings g ON g.id = t.rating_id WHERE g.request_id = $1',
        [_id],
      ),
    ).toEqual([]);
    expect((await api.get('/api/ratings', admin.token)).body.given).toBe(before);
    expect((await api.post('/api/ratings/read', { token })).body.code).toBe('rating_link_dead');
  });
});
