import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Api, type Answer } from '../support/api';
import { companiesAt } from '../support/company';
import { eventually } from '../support/eventually';
import { PATH, uploaded } from '../support/files';
import { whileHeld, whileStoring } from '../support/locks';
import { linkIn } from '../support/mailbox';
import { personWithRole, raise, type Person } from '../support/people';
import { dumpOf, erased, linesWith, storedIn } from '../support/privacy';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

const run = promisify(execFile);

const PDF = join(__dirname, '../../dist/backend/modules/proposals/proposal-pdf.js');
const THREAD = join(__dirname, '../../dist/backend/modules/proposals/proposal-pdf.thread.js');

const ACCEPTANCE = {
  ...{ name: 'Amira Khan', capacity: 'client', account: 'Amira Khan', seenAt: null },
  ...{ network: null, userAgent: null, order: null },
};

/** All texts of a PDF that a process in another zone draws. */
const TEXTS = `(async () => {
  const { default: PDFDocument } = await import('pdfkit');
  const { prototype } = PDFDocument;
  const { text } = prototype;
  const texts = [];
  prototype.text = function (...given) {
    texts.push(given[0]);
    return text.apply(this, given);
  };
  const [content, sha256, acceptance] = JSON.parse(process.argv[1]);
  const at = new Date('2026-11-27T23:30:00Z');
  const { drawPdf } = require(${JSON.stringify(PDF)});
  await drawPdf(JSON.parse(content), content, sha256, { ...acceptance, at, sentAt: at });
  console.log(new Date().getTimezoneOffset(), texts.join(''));
})()`;

type StoredPdf = { id: string; attempts: number; sha256: string; madeAt: Date | null };

let stack: Stack;
let api: Api;
let admin: Person;
let manager: Person;
let client: Person;
let receiver: Receiver;
beforeAll(async () => {
  stack = await startStack({ apis: 2, env: { CLOCK_POLL_MS: '200' } });
  api = new Api(stack.baseUrl);
  receiver = await Receiver.start();
  [admin, manager, client] = await Promise.all([
    personWithRole(stack, 'admin'),
    personWithRole(stack, 'manager'),
    personWithRole(stack, 'client'),
  ]);
  const types = ['proposal.sent', 'proposal.accepted', 'proposal.declined'];
  const hook = await api.post('/api/v1/webhooks', { url: receiver.url, types }, admin.token);
  expect(hook.status).toBe(201);
});
afterAll(async () => {
  await receiver.stop();
  await stack.stop();
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const LINE = { text: 'Forecasting model', quantity: 1_500, unitMinor: 800_000, vatRate: 2_000 };
const DRAFT = {
  scope: '## What we do\n\n- A forecast for **4,000 parts**',
  exclusions: '- Licences',
  lines: [LINE],
  deposit: { share: 3_000 },
  milestones: [
    { title: 'First results', share: 4_000 },
    { title: 'Hand-over', share: 3_000 },
  ],
  validUntil: inDays(30),
};

const at = (id: string, rest = '') => `/api/proposals/${id}${rest}`;
const read = async (id: string, by = client) => (await api.get(at(id), by.token)).body;
const codeOf = ({ status, body }: Answer) => body.code ?? status;

async function drafted(requestId: string, over: object = {}, kind = 'offer'): Promise<string> {
  const made = await api.post(`/api/requests/${requestId}/proposals`, { kind }, admin.token);
  expect(made.status).toBe(201);
  const { _id } = made.body.proposal;
  const saved = await api.put(at(_id, '/draft'), { ...DRAFT, version: 1, ...over }, admin.token);
  expect(saved.status).toBe(200);
  return _id;
}

async function send(id: string, by = admin, over: object = {}): Promise<Answer> {
  const { version = 1 } = await read(id, admin);
  return api.post(at(id, '/send'), { version, ...over }, by.token);
}

async function sent(requestId: string, over: object = {}, kind = 'offer'): Promise<string> {
  const id = await drafted(requestId, over, kind);
  expect((await send(id)).status).toBe(200);
  return id;
}

/** A change order without a schedule. */
const changeOf = (requestId: string, unitMinor: number) =>
  sent(
    requestId,
    { lines: [{ ...LINE, quantity: 1_000, unitMinor }], deposit: null, milestones: [] },
    'change',
  );

async function accept(id: string, by = client, over: object = {}): Promise<Answer> {
  const { paper } = await read(id, admin);
  const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
  return api.post(at(id, '/accept'), { ...form, ...over }, by.token);
}

const priceOf = async (requestId: string) => {
  const { body } = await api.get(`/api/requests/${requestId}`, admin.token);
  return [body.request.agreedPrice, body.request.status];
};

async function eventsOf(id: string): Promise<string[]> {
  const rows = await stack.sql<{ type: string }>(
    `SELECT type FROM events WHERE subject_id = $1 AND type <> 'proposal.drafted' ORDER BY at, id`,
    [id],
  );
  return rows.map(({ type }) => type);
}

const delivered = (type: string, proposalId: string, requestId: string) =>
  eventually(
    async () => receiver.of(type).map(({ body }) => body.data),
    (all) => all.some((data) => data.proposalId === proposalId && data.requestId === requestId),
  );

const pathOf = (documentId: string, attempt = 1) =>
  join(stack.env['DATA_DIR']!, 'files/documents', inDays(0), `${documentId}-${attempt}.pdf`);

/** Kills a worker between storing the file and recording it. */
async function killWhileMade(documentId: string): Promise<void> {
  const isMade = `FOR EACH ROW WHEN (NEW.made_at IS NOT NULL AND NEW.id = '${documentId}')`;
  await whileHeld(stack, `BEFORE UPDATE ON documents ${isMade}`, async () => {
    const doomed = await stack.startWorker();
    await eventually(
      async () => existsSync(pathOf(documentId)),
      (exists) => exists,
    );
    await doomed.kill();
  });
}

describe('A proposal', () => {
  it('is written, sent, asked about, renewed and accepted, with proof and PDF', async () => {
    const { _id: requestId, reference } = await raise(stack, client.token);
    const id = await drafted(requestId);
    expect(codeOf(await api.get(at(id), client.token))).toBe('proposal_not_found');
    const { draft } = await read(id, admin);
    expect(draft.gaps).toEqual([]);
    expect(draft.paper).toMatchObject({
      netMinor: 1_200_000,
      vatMinor: 240_000,
      depositMinor: 360_000,
    });
    await send(id);
    const first = await read(id);
    expect(first).toMatchObject({ state: 'sent', canDecide: true, draft: null, canWrite: false });
    expect(first.paper).toMatchObject({
      milestones: [{ minor: 480_000 }, { minor: 360_000 }],
      firm: { isSample: true },
      requestReference: reference,
    });
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: /^Our proposal PRO-/ });
    expect(mail.text).toContain('+ VAT');

    const asked = await api.post(
      at(id, '/question'),
      { text: 'Is training included?' },
      client.token,
    );
    expect(asked.status).toBe(201);
    const { body: talk } = await api.get(`/api/requests/${requestId}`, client.token);
    expect(JSON.stringify(talk)).toContain('Is training included?');

    expect((await api.post(at(id, '/new-version'), {}, admin.token)).status).toBe(200);
    const { version } = await read(id, admin);
    const more = [
      ...DRAFT.lines,
      { ...LINE, text: 'Training', quantity: 1_000, unitMinor: 100_001 },
    ];
    const change = { ...DRAFT, lines: more, version };
    expect((await api.put(at(id, '/draft'), change, admin.token)).status).toBe(200);
    await send(id);
    const second = await read(id);
    expect([second.sentVersion, second.previous.sha256]).toEqual([2, first.paper.sha256]);
    const stale = await accept(id, client, { version: 1, sha256: first.paper.sha256 });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([
      409,
      'newer_version',
      { version: 2 },
    ]);

    const accepted = await accept(id);
    expect(accepted.body.proposal).toMatchObject({
      state: 'accepted',
      canDecide: false,
      decision: { name: 'Amira Khan', capacity: 'client' },
    });
    expect(await priceOf(requestId)).toEqual([13_000.01, 'approved']);
    const [row] = await stack.sql<{ content: string; sha256: string }>(
      'SELECT content, sha256 FROM proposal_versions WHERE proposal_id = $1 AND number = 2',
      [id],
    );
    expect(createHash('sha256').update(row!.content).digest('hex')).toBe(second.paper.sha256);
    expect(row!.sha256).toBe(second.paper.sha256);
    const [decision] = await stack.sql(
      `SELECT d.* FROM proposal_decisions d JOIN proposal_versions v ON v.id = d.version_id
       WHERE v.proposal_id = $1`,
      [id],
    );
    const { sha256, terms } = second.paper;
    expect(decision).toMatchObject({ name: 'Amira Khan', sha256, terms_sha256: terms.sha256 });
    expect(decision!['network']).toBeTruthy();
    const pdf = await eventually(
      () => api.get(at(id, '/pdf'), client.token),
      ({ status }) => status === 200,
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('version-2.pdf');
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
    expect(await eventsOf(id)).toEqual([
      ...['proposal.sent', 'proposal.superseded', 'proposal.sent', 'proposal.accepted'],
    ]);
    for (const [to, subject] of [
      [client.email, /^You have accepted our proposal/],
      [admin.email, /^The client has accepted proposal/],
    ] as const) {
      await stack.mailbox.waitFor({ to, subject });
    }
    const told = await stack.mailbox.all({ to: client.email, subject: /is now: Approved/ });
    expect(told).toEqual([]);
    await delivered('proposal.sent', id, requestId);
    await delivered('proposal.accepted', id, requestId);
    const { body: whole } = await api.get(`/api/requests/${requestId}`, client.token);
    const history = whole.request.history.map(({ text }: { text: string }) => text).join('\n');
    expect(history).toMatch(/Proposal PRO-\d+ sent: [^\n]+ \+ VAT[^]*Proposal PRO-\d+ accepted/);
  });

  it('keeps the shares of its schedule in the next version, whose price may differ', async () => {
    const { _id } = await raise(stack, client.token);
    const [first, last] = DRAFT.milestones;
    const id = await sent(_id, {
      milestones: [first, { ...last, minor: 360_000, share: undefined }],
    });
    await api.post(at(id, '/new-version'), {}, admin.token);
    const { draft, version } = await read(id, admin);
    expect([draft.deposit, ...draft.milestones]).toMatchObject([
      { share: 3_000 },
      { share: 4_000 },
      { minor: 360_000 },
    ]);
    const { lines, deposit, scope, validUntil } = draft;
    const shares = { deposit, milestones: DRAFT.milestones };
    const dearer = {
      scope,
      validUntil,
      version,
      ...shares,
      lines: [{ ...lines[0], unitMinor: 900_000 }],
    };
    const saved = await api.put(at(id, '/draft'), dearer, admin.token);
    expect(saved.body.proposal.draft.gaps).toEqual([]);
    expect(saved.body.proposal.draft.paper.depositMinor).toBe(405_000);
  });

  it('answers the client when it is sent, as a message does; their acceptance is no answer', async () => {
    const { _id } = await raise(stack, client.token);
    const answered = async () => {
      const [row] = await stack.sql(
        `SELECT r.first_response_at IS NOT NULL AS first, r.replied_at IS NOT NULL AS replied,
           r.last_word_by AS word, c.met_by AS by
         FROM project_requests r JOIN sla_clocks c ON c.request_id = r.id AND c.kind = 'first_reply'
         WHERE r.id = $1`,
        [_id],
      );
      return row;
    };
    await stack.sql(
      `UPDATE project_requests SET assigned_to = 'manager', delegated_at = now() WHERE id = $1`,
      [_id],
    );
    const id = await sent(_id);
    expect(await answered()).toEqual({ first: true, replied: true, word: 'staff', by: admin.id });
    const unanswered = 'UPDATE project_requests SET first_response_at = NULL, replied_at = NULL';
    await stack.sql(`${unanswered} WHERE id = $1`, [_id]);
    expect((await accept(id)).status).toBe(200);
    expect(await answered()).toMatchObject({ first: false, replied: false });
  });

  it('says with a hash only whether and when', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await sent(_id);
    const { paper } = await read(id);
    const verify = async (hash: string) =>
      (await api.get(`/api/proposals/verify?sha256=${hash}`)).body;
    expect(await verify(paper.sha256)).toEqual({
      isKnown: true,
      sentAt: expect.any(String) as string,
      acceptedAt: null,
    });
    await accept(id);
    expect((await verify(paper.sha256.toUpperCase())).acceptedAt).toEqual(expect.any(String));
    expect(await verify('0'.repeat(64))).toEqual({
      isKnown: false,
      sentAt: null,
      acceptedAt: null,
    });
    expect((await api.get('/api/proposals/verify?sha256=short')).status).toBe(422);
  });

  it('is accepted once by a hundred at once, on two processes', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    const id = await sent(requestId);
    const { paper } = await read(id);
    const form = { version: 1, sha256: paper.sha256, name: 'Amira Khan', terms: true };
    const apis = stack.baseUrls.map((url) => new Api(url));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        apis[index % 2]!.post(at(id, '/accept'), form, client.token),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ body }) => body.code === 'proposal_state'),
    ).toBe(true);
    expect((await eventsOf(id)).filter((type) => type === 'proposal.accepted')).toHaveLength(1);
  });

  it('is accepted or withdrawn, never both, when both come at once', async () => {
    const [one, other] = stack.baseUrls.map((url) => new Api(url)) as [Api, Api];
    const { _id: requestId } = await raise(stack, client.token);
    for (let round = 0; round < 4; round += 1) {
      const id = await sent(requestId);
      const { paper } = await read(id);
      const form = { version: 1, sha256: paper.sha256, name: 'Amira Khan', terms: true };
      const answers = await Promise.all([
        one.post(at(id, '/accept'), form, client.token),
        other.post(at(id, '/withdraw'), { version: 1 }, admin.token),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const state = answers[0].status === 200 ? 'accepted' : 'withdrawn';
      const refused = answers.find(({ status }) => status === 409)!.body;
      expect([refused.code, refused.current]).toEqual(['proposal_state', { state }]);
      expect((await read(id)).state).toBe(state);
      if (state === 'accepted') break;
    }
  });

  it('can no longer change once accepted, whoever tries', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    const id = await sent(requestId);
    await accept(id);
    const { version } = await read(id, admin);
    const tries = [
      await api.put(at(id, '/draft'), { ...DRAFT, version }, admin.token),
      await send(id),
      await api.post(at(id, '/withdraw'), { version: 1 }, admin.token),
      await api.post(at(id, '/new-version'), {}, admin.token),
      await api.post(at(id, '/decline'), { version: 1, reason: 'No.' }, client.token),
      await api.put(
        '/api/admin-requests',
        { requestId, status: 'approved', agreedPrice: 1 },
        admin.token,
      ),
      await api.post(`/api/requests/${requestId}/proposals`, { kind: 'offer' }, admin.token),
    ];
    expect(tries.map(codeOf)).toEqual([
      ...['proposal_state', 'proposal_state', 'proposal_state', 'proposal_state', 'proposal_state'],
      ...['price_agreed', 'offer_accepted'],
    ]);
    const statements = [
      `UPDATE proposals SET state = 'withdrawn' WHERE id = $1`,
      `UPDATE proposals SET draft = '{}' WHERE id = $1`,
      'DELETE FROM proposals WHERE id = $1',
      'UPDATE proposal_versions SET sent_at = now() WHERE proposal_id = $1',
      // As an erasure may change what was not accepted.
      `WITH opened AS (SELECT set_config('fenwright.erases_versions', 'on', true))
         UPDATE proposal_versions SET content = '{}' FROM opened WHERE proposal_id = $1`,
      'DELETE FROM proposal_versions WHERE proposal_id = $1',
      `UPDATE proposal_decisions SET name = 'Other' WHERE version_id IN
        (SELECT id FROM proposal_versions WHERE proposal_id = $1)`,
      'DELETE FROM proposal_decisions WHERE version_id IN (SELECT id FROM proposal_versions WHERE proposal_id = $1)',
    ];
    for (const statement of statements) {
      await expect(stack.sql(statement, [id])).rejects.toThrow(/accepted|was sent|is kept/);
    }
  });

  it('takes a change order of its own, drafted against the agreed price', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    const early = await api.post(
      `/api/requests/${requestId}/proposals`,
      { kind: 'change' },
      admin.token,
    );
    expect(codeOf(early)).toBe('nothing_to_change');
    const offer = await sent(requestId);
    const other = await sent(requestId);
    await accept(offer);
    expect((await read(other)).state).toBe('superseded');
    const plus = await changeOf(requestId, 200_000);
    const minus = await changeOf(requestId, -100_000);
    expect((await read(plus)).paper.change).toMatchObject({
      agreedMinor: 1_200_000,
      newMinor: 1_400_000,
    });
    expect((await accept(plus)).status).toBe(200);
    expect(await priceOf(requestId)).toEqual([14_000, 'approved']);
    expect(codeOf(await accept(minus))).toBe('agreed_changed');
    await api.post(at(minus, '/new-version'), {}, admin.token);
    expect((await send(minus)).status).toBe(200);
    expect((await accept(minus)).status).toBe(200);
    expect(await priceOf(requestId)).toEqual([13_000, 'approved']);
    const tooMuch = await drafted(
      requestId,
      { lines: [{ ...LINE, unitMinor: -900_000_000 }], deposit: null, milestones: [] },
      'change',
    );
    expect((await send(tooMuch)).body.errors[0]).toMatchObject({
      field: 'lines',
      code: 'too_large',
    });
  });
});

describe('Sending', () => {
  it.each([
    ['no scope', { scope: '' }, 'scope', 'required'],
    ['no lines', { lines: [], deposit: null, milestones: [] }, 'lines', 'required'],
    ['a line without words', { lines: [{ ...LINE, text: '' }] }, 'lines.0.text', 'required'],
    ['no last day', { validUntil: null }, 'validUntil', 'required'],
    ['a last day in the past', { validUntil: inDays(-2) }, 'validUntil', 'day_past'],
    ['a schedule that does not add up', { deposit: { minor: 1 } }, 'milestones', 'does_not_add_up'],
    ['no VAT without a reason', { lines: [{ ...LINE, vatRate: 0 }] }, 'vatNote', 'required'],
    [
      'a total below nothing',
      {
        lines: [
          { ...LINE, quantity: 1_000, unitMinor: 25_000_000, vatRate: 0 },
          { ...LINE, quantity: 1_000, unitMinor: -20_000_000, vatRate: 10_000 },
        ],
      },
      'lines',
      'too_large',
    ],
    [
      'a huge line that another one balances',
      {
        lines: [
          { ...LINE, quantity: 1e9, unitMinor: 1e10 },
          { ...LINE, quantity: 1e9, unitMinor: -1e10 },
          LINE,
        ],
      },
      'lines.0.unitMinor',
      'too_large',
    ],
    ['a price of nothing', { lines: [{ ...LINE, unitMinor: 0 }] }, 'lines', 'too_large'],
    ['too many parts', { scope: '- a\n'.repeat(2_001) }, 'scope', 'too_many'],
  ])('refuses %s, by field', async (_, over, field, code) => {
    const { _id } = await raise(stack, client.token);
    const id = await drafted(_id, over);
    const answer = await send(id);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('names the version of the draft that was read', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await drafted(_id);
    const { status, body } = await send(id, admin, { version: undefined });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'version']);
    const stale = await send(id, admin, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    expect((await send(id)).status).toBe(200);
  });

  it.each([
    ['51 lines', { lines: Array(51).fill(LINE) }, 'lines'],
    ['13 milestones', { milestones: Array(13).fill({ title: 'M', share: 1 }) }, 'milestones'],
    ['a fraction of a penny', { lines: [{ ...LINE, unitMinor: 0.5 }] }, 'lines.0.unitMinor'],
    ['a huge quantity', { lines: [{ ...LINE, quantity: 1e12 }] }, 'lines.0.quantity'],
    ['too long a scope', { scope: 'x'.repeat(100_001) }, 'scope'],
    ['what is no day', { validUntil: '2027-02-30' }, 'validUntil'],
    ['a line that is a list', { lines: [[LINE]] }, 'lines'],
    ['a deposit that is a list', { deposit: [{ share: 1 }] }, 'deposit'],
    ['a deposit of nothing', { deposit: {} }, 'deposit.share'],
    ['a milestone of nothing', { milestones: [{ title: 'M' }] }, 'milestones.0.share'],
  ])('refuses to save %s', async (_, over, field) => {
    const { _id } = await raise(stack, client.token);
    const id = await drafted(_id);
    const answer = await api.put(at(id, '/draft'), { ...DRAFT, ...over, version: 2 }, admin.token);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });

  it.each(['語語', 'aą'])('takes a scope of 100,000 letters, such as %s', async (letters) => {
    const { _id } = await raise(stack, client.token);
    const id = await sent(_id, { scope: letters.repeat(50_000) });
    expect((await read(id)).paper.scope[0].runs[0].text).toHaveLength(100_000);
    await eventually(
      () => api.get(at(id, '/pdf'), client.token),
      ({ status }) => status === 200,
    );
    // A third of what its thread may take.
    const [version] = await stack.sql<{ content: string; sha256: string }>(
      'SELECT content, sha256 FROM proposal_versions WHERE proposal_id = $1',
      [id],
    );
    const { content, sha256 } = version!;
    const thread = new Worker(THREAD, {
      workerData: [JSON.parse(content), content, sha256, null],
      resourceLimits: { maxOldGenerationSizeMb: 85 },
    });
    await once(thread, 'message');
    await thread.terminate();
  });

  it('was signed on the same day, in whatever zone the server draws its PDF', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await sent(_id, { validUntil: '2027-01-31' });
    const [version] = await stack.sql<{ content: string; sha256: string }>(
      'SELECT content, sha256 FROM proposal_versions WHERE proposal_id = $1',
      [id],
    );
    const given = JSON.stringify([version!.content, version!.sha256, ACCEPTANCE]);
    const zones = ['Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'];
    const drawn = await Promise.all(
      zones.map(async (TZ) => {
        const env = { ...process.env, TZ };
        const { stdout } = await run(process.execPath, ['-e', TEXTS, given], { env });
        const [, offset, texts] = /^(\S+) ([^]*)$/.exec(stdout)!;
        return { offset, texts };
      }),
    );
    expect(new Set(drawn.map(({ offset }) => offset)).size).toBe(3);
    expect(new Set(drawn.map(({ texts }) => texts)).size).toBe(1);
    expect(drawn[0]!.texts).toMatch(/Accepted on *27 November 2026 at 23:30:00 GMT/);
    expect(drawn[0]!.texts).toContain('31 January 2027');
  });

  it('is accepted by no name that its PDF could not show', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await sent(_id);
    const refused = await accept(id, client, { name: 'Amira \u{1FAE8}' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'name', message: expect.stringContaining('U+1FAE8') })],
    ]);
    expect((await accept(id, client, { name: 'Nguyễn Thị Ánh 張偉' })).status).toBe(200);
  });

  it('warns two who write at once, and keeps five open proposals at most', async () => {
    const { _id } = await raise(stack, client.token);
    const id = await drafted(_id);
    await stack.sql(`UPDATE project_requests SET assigned_to = 'manager' WHERE id = $1`, [_id]);
    const save = (by: Person, version: number) =>
      api.put(at(id, '/draft'), { ...DRAFT, version }, by.token);
    expect((await save(manager, 2)).body.proposal.draft.by).toMatchObject({ isYou: true });
    const late = await save(admin, 2);
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect(late.body.current.draft.by).toMatchObject({ name: manager.firstName, isYou: false });
    for (let open = 1; open < 5; open += 1) await drafted(_id);
    const another = () =>
      api.post(`/api/requests/${_id}/proposals`, { kind: 'offer' }, admin.token);
    expect(codeOf(await another())).toBe('too_many_proposals');
    expect((await send(id)).status).toBe(200);
    await api.post(at(id, '/withdraw'), { version: 1 }, admin.token);
    expect(codeOf(await another())).toBe(201);
    await api.post(at(id, '/new-version'), {}, admin.token);
    expect(codeOf(await send(id))).toBe('too_many_proposals');
  });

  it('is refused while brand.json lacks the legal facts', async () => {
    const bare = await startStack({ workers: 0, env: { SAMPLE_LEGAL_FACTS: 'off' } });
    try {
      const other = new Api(bare.baseUrl);
      const [boss, owner] = [
        await personWithRole(bare, 'admin'),
        await personWithRole(bare, 'client'),
      ];
      const { _id } = await raise(bare, owner.token);
      const { body } = await other.post(
        `/api/requests/${_id}/proposals`,
        { kind: 'offer' },
        boss.token,
      );
      const answer = await other.post(at(body.proposal._id, '/send'), { version: 1 }, boss.token);
      expect(codeOf(answer)).toBe('legal_facts_missing');
      expect(answer.body.detail).toContain(
        'the company number, the registered office, the VAT number',
      );
    } finally {
      await bare.stop();
    }
  });
});

describe('Deciding', () => {
  it('belongs to the client and the signatories of the company; others may read', async () => {
    const { company } = companiesAt(stack);
    const { lead, member, signatory } = await company('everyone');
    const { _id } = await raise(stack, member.token);
    const id = await sent(_id);
    const [stranger, support] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'support'),
    ];
    for (const by of [lead, signatory, member]) expect((await read(id, by)).state).toBe('sent');
    const listed = async (by: Person) => {
      const { body } = await api.get('/api/proposals?state=sent', by.token);
      return (body.proposals as { _id: string; canDecide: boolean }[]).find(
        (one) => one._id === id,
      );
    };
    for (const [by, canDecide] of [
      [lead, false],
      [signatory, true],
      [member, true],
      [admin, false],
    ] as const) {
      expect((await read(id, by)).canDecide).toBe(canDecide);
      expect((await listed(by))?.canDecide).toBe(canDecide);
    }
    const answers = [
      await accept(id, lead),
      await accept(id, stranger),
      await accept(id, support),
      await accept(id, admin),
      await accept(id, signatory, { name: 'X' }),
      await accept(id, signatory, { name: '..' }),
      await accept(id, signatory, { name: 'A 12' }),
      await accept(id, signatory, { terms: false }),
      await accept(id, signatory, { sha256: '0'.repeat(64) }),
      await accept(id, signatory, { version: 2 }),
      await accept(id, signatory),
      await accept(id, member),
    ];
    expect(answers.map(codeOf)).toEqual([
      ...['not_signatory', 'proposal_not_found', 'proposal_not_found', 'not_signatory'],
      ...['validation_failed', 'validation_failed', 'validation_failed', 'validation_failed'],
      ...['content_differs', 'content_differs'],
      ...[200, 'proposal_state'],
    ]);
    expect((await read(id, member)).decision.capacity).toBe('signatory');
    await stack.mailbox.waitFor({
      to: signatory.email,
      subject: /^You have accepted our proposal/,
    });
    await stack.mailbox.waitFor({ to: member.email, subject: /^Amira Khan has accepted our prop/ });
  });

  it('is asked of nobody who may only read', async () => {
    const { lead, member, signatory } = await companiesAt(stack).company('everyone');
    const { _id } = await raise(stack, member.token);
    await stack.sql('INSERT INTO request_participants (request_id, user_id) VALUES ($1, $2)', [
      _id,
      lead.id,
    ]);
    const id = await sent(_id);
    await stack.sql('UPDATE proposals SET remind_at = now() WHERE id = $1', [id]);
    for (const subject of [/^Our proposal PRO-\d+: /, /is valid until/]) {
      for (const decider of [member, signatory]) {
        const mail = await stack.mailbox.waitFor({ to: decider.email, subject });
        expect(mail.text).toContain('It is your turn: accept it');
      }
      const mail = await stack.mailbox.waitFor({ to: lead.email, subject });
      expect(mail.text).not.toMatch(/your turn|left to accept|accept it on its page/);
      const name = `${member.firstName} ${member.lastName}`;
      expect(mail.text).toContain(`${name} or a signatory of their company can accept it.`);
    }
    const noticesOf = async (person: Person) => {
      const rows = await stack.sql<{ title: string; message: string }>(
        'SELECT title, message FROM notifications WHERE user_id = $1 AND request_id = $2',
        [person.id, _id],
      );
      return rows.filter(({ title }) => title.startsWith('A proposal'));
    };
    const heard = await eventually(
      () => noticesOf(lead),
      (all) => all.length === 2,
    );
    expect(heard.map(({ title }) => title).sort()).toEqual([
      'A proposal expires soon',
      'A proposal was sent',
    ]);
    for (const { message } of heard) expect(message).toContain('can accept it.');
    const own = await noticesOf(signatory);
    expect(own.map(({ title }) => title)).toContain('A proposal for you');
  });

  it('belongs to no plain member where only leads see what others raise', async () => {
    const { lead, member, signatory } = await companiesAt(stack).company('leads');
    const { _id } = await raise(stack, lead.token);
    const id = await sent(_id);
    expect(codeOf(await accept(id, member))).toBe('proposal_not_found');
    for (const { id: memberId } of [member, signatory]) {
      await api.post(`/api/requests/${_id}/participants`, { memberId }, lead.token);
    }
    expect(codeOf(await accept(id, member))).toBe('not_signatory');
    expect(codeOf(await accept(id, signatory))).toBe(200);
  });

  it('is written by managers and admins of its scope alone', async () => {
    const { _id } = await raise(stack, client.token);
    await stack.sql(`UPDATE project_requests SET assigned_to = 'support' WHERE id = $1`, [_id]);
    const support = await personWithRole(stack, 'support');
    const create = (by: Person) =>
      api.post(`/api/requests/${_id}/proposals`, { kind: 'offer' }, by.token);
    expect([
      codeOf(await create(client)),
      codeOf(await create(support)),
      codeOf(await create(manager)),
    ]).toEqual([...['forbidden', 'forbidden', 'request_not_found']]);
    const id = await sent(_id);
    expect((await read(id, support)).canWrite).toBe(false);
    expect(codeOf(await api.get(at(id), manager.token))).toBe('proposal_not_found');
    const { body } = await api.get(
      `/api/proposals?state=sent&search=${(await read(id)).reference}`,
      support.token,
    );
    expect(body.proposals.map(({ _id: found }: { _id: string }) => found)).toEqual([id]);
    const csv = await api.get('/api/proposals/export?state=sent', admin.token);
    expect(String(csv.body)).toContain((await read(id)).reference);
    expect((await api.get('/api/proposals/export', support.token)).status).toBe(403);
  });

  it('declined keeps the new version that staff are writing, which can be sent', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    const id = await sent(requestId);
    await api.post(at(id, '/new-version'), {}, admin.token);
    const { version } = await read(id, admin);
    const refusal = { version: 1, reason: 'Too dear.' };
    expect((await api.post(at(id, '/decline'), refusal, client.token)).status).toBe(200);
    const stale = await api.post(at(id, '/send'), { version }, admin.token);
    expect(stale.status).toBe(409);
    const declined = await read(id, admin);
    expect([declined.state, declined.draft.lines.length > 0]).toEqual(['declined', true]);
    await api.post(at(id, '/send'), { version: declined.version }, admin.token);
    expect(await read(id)).toMatchObject({ state: 'sent', sentVersion: 2 });
  });

  it.each([
    [
      'declined',
      async (id: string) =>
        api.post(at(id, '/decline'), { version: 1, reason: 'Too dear.' }, client.token),
    ],
    ['withdrawn', async (id: string) => api.post(at(id, '/withdraw'), { version: 1 }, admin.token)],
    [
      'expired',
      async (id: string) => {
        await stack.sql(`UPDATE proposals SET expires_at = now() WHERE id = $1`, [id]);
        return eventually(
          () => read(id),
          ({ state }) => state === 'expired',
        );
      },
    ],
  ])('ends when it is %s, and a new version opens it again', async (state, end) => {
    const { _id: requestId } = await raise(stack, client.token);
    const id = await sent(requestId);
    const byHand = await api.put(
      '/api/admin-requests',
      { requestId, status: 'approved' },
      admin.token,
    );
    expect(codeOf(byHand)).toBe('awaits_acceptance');
    await end(id);
    const refused = await accept(id);
    expect([refused.body.code, refused.body.current]).toEqual(['proposal_state', { state }]);
    const begin = () => api.post(at(id, '/new-version'), {}, admin.token);
    expect((await begin()).status).toBe(200);
    const { version } = await read(id, admin);
    const dropped = await api.post(at(id, '/discard-draft'), { version }, admin.token);
    expect(dropped.body.proposal).toMatchObject({ state, draft: null });
    expect((await begin()).status).toBe(200);
    expect((await send(id)).status).toBe(200);
    expect((await accept(id)).status).toBe(200);
    expect(await priceOf(requestId)).toEqual([12_000, 'approved']);
  });

  it('discards a draft, or withdraws what was sent, and never the other of the two', async () => {
    const owner = await personWithRole(stack, 'client');
    const { _id: requestId } = await raise(stack, owner.token);
    const id = await sent(requestId, {
      lines: [{ ...LINE, vatRate: 0 }],
      vatNote: 'Zero-rated.',
    });
    const step = async (name: string, version: number | undefined) => {
      const answer = await api.post(at(id, `/${name}`), { version }, admin.token);
      return [codeOf(answer), answer.body.proposal?.state, answer.body.proposal?.draft];
    };
    const before = (await read(id, admin)).version;
    expect((await step('discard-draft', before))[0]).toBe('proposal_state');
    await api.post(at(id, '/new-version'), {}, admin.token);
    const { version, draft } = await read(id, admin);
    for (const name of ['discard-draft', 'withdraw']) {
      expect((await step(name, undefined))[0]).toBe('validation_failed');
    }
    expect((await step('discard-draft', version - 1))[0]).toBe('version_conflict');
    expect((await step('withdraw', 2))[0]).toBe('newer_version');
    expect(await step('discard-draft', version)).toEqual([200, 'sent', null]);
    await api.post(at(id, '/new-version'), {}, admin.token);
    const kept = expect.objectContaining({ lines: draft.lines });
    expect(await step('withdraw', 1)).toEqual([200, 'withdrawn', kept]);
    const mail = await stack.mailbox.waitFor({ to: owner.email, subject: /is withdrawn$/ });
    expect(mail.text).toContain('can no longer be accepted');
    const notices = await eventually(
      () =>
        stack.sql<{ title: string }>('SELECT title FROM notifications WHERE user_id = $1', [
          owner.id,
        ]),
      (all) => all.some(({ title }) => title === 'A proposal is withdrawn'),
    );
    expect(notices.map(({ title }) => title)).toContain('A proposal for you');
    const { body } = await api.get(`/api/requests/${requestId}`, owner.token);
    const history = body.request.history.map(({ text }: { text: string }) => text).join('\n');
    expect(history).toMatch(/ sent: \S+12,000\n[^]* withdrawn: \S+12,000$/m);
  });

  it('asks nobody to decide while the request is closed', async () => {
    const owner = await personWithRole(stack, 'client');
    const { _id: requestId } = await raise(stack, owner.token);
    const id = await sent(requestId);
    const waiting = async () => {
      const { body } = await api.get('/api/proposals?state=sent', owner.token);
      return body.proposals.map(({ _id }: { _id: string }) => _id);
    };
    expect(await waiting()).toEqual([id]);
    const closed = await api.post(`/api/requests/${requestId}/withdraw`, {}, owner.token);
    expect(closed.status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { body: all } = await api.get('/api/proposals', owner.token);
    expect(all.proposals).toMatchObject([{ _id: id, state: 'sent', isRequestOpen: false }]);
    expect(await read(id, owner)).toMatchObject({ canDecide: false, isRequestOpen: false });
    expect(codeOf(await accept(id, owner))).toBe('request_closed');
    await stack.sql('UPDATE proposals SET remind_at = now() WHERE id = $1', [id]);
    const remindAt = 'SELECT remind_at AS at FROM proposals WHERE id = $1';
    await eventually(
      () => stack.sql(remindAt, [id]),
      ([row]) => row!['at'] === null,
    );
    await stack.sql('UPDATE proposals SET expires_at = now() WHERE id = $1', [id]);
    await eventually(
      () => read(id, owner),
      ({ state }) => state === 'expired',
    );
    const { _id: other } = await raise(stack, owner.token);
    const after = new Date();
    await sent(other);
    await stack.mailbox.waitFor({ to: owner.email, subject: /^Our proposal/, after });
    const told = await stack.mailbox.all({
      to: owner.email,
      subject: /is valid until|has expired/,
    });
    expect(told).toEqual([]);
  });

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
      subject: new RegExp(`${reference} is valid until`),
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

  it('needs a code from the mail by one press, for five tries and ten minutes, five an hour', async () => {
    const owner = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, owner.token);
    const id = await sent(_id);
    const mail = await stack.mailbox.waitFor({ to: owner.email, subject: /^Our proposal/ });
    const [token, , , page] = new URL(linkIn(mail, '/act#')).hash.slice(1).split('.');
    expect(page).toBe(id);
    const { body: session } = await api.post('/api/mail-links/use', { token });
    const limited = { ...owner, token: session.token as string };
    expect(await read(id, limited)).toMatchObject({ canDecide: true, needsCode: true });
    const { _id: secondRequest } = await raise(stack, owner.token);
    const foreign = await sent(secondRequest);
    expect(codeOf(await api.get(at(foreign), limited.token))).toBe('proposal_not_found');
    expect(codeOf(await api.get('/api/proposals', limited.token))).toBe('password_needed');
    expect(codeOf(await accept(id, limited))).toBe('code_needed');
    const refusal = { version: 1, reason: 'Too dear.' };
    expect(codeOf(await api.post(at(id, '/decline'), refusal, limited.token))).toBe('code_needed');
    const code = async () => {
      const after = new Date();
      expect((await api.post(at(id, '/code'), undefined, limited.token)).status).toBe(201);
      const { text } = await stack.mailbox.waitFor({
        to: owner.email,
        subject: /^Your code/,
        after,
      });
      return /Code: (\d{6})/.exec(text)![1]!;
    };
    const first = await code();
    const wrong = String((Number(first) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await accept(id, limited, { code: wrong }))).toBe('code_wrong');
    }
    expect(codeOf(await accept(id, limited, { code: first }))).toBe('code_wrong');
    const second = await code();
    await stack.sql('UPDATE acceptance_codes SET expires_at = now() WHERE user_id = $1', [
      owner.id,
    ]);
    expect(codeOf(await accept(id, limited, { code: second }))).toBe('code_wrong');
    for (let sends = 2; sends < 4; sends += 1) await code();
    const last = await code();
    const sixth = await api.post(at(id, '/code'), undefined, limited.token);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_mails']);
    const accepted = await accept(id, limited, { code: `${last.slice(0, 3)} ${last.slice(3)}` });
    expect(accepted.status).toBe(200);
  });
});

describe('Erasing the client', () => {
  it.each(['kill', 'slow'] as const)('leaves no PDF that a worker was making: %s', async (what) => {
    const owner = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, owner.token);
    await stack.workers.at(-1)!.stop();
    const id = await sent(_id);
    const [row] = await stack.sql<{ id: string }>(
      `SELECT d.id FROM documents d JOIN proposal_versions v ON v.id = d.subject_id
         WHERE v.proposal_id = $1`,
      [id],
    );
    const documentId = row!.id;
    const erase = async () => {
      const password = { currentPassword: owner.password };
      const asked = await api.post('/api/privacy/erase', password, owner.token);
      expect(asked.status).toBeLessThan(300);
      await erased(stack, owner.id);
      expect(await stack.sql('SELECT 1 FROM documents WHERE id = $1', [documentId])).toEqual([]);
    };
    if (what === 'kill') {
      await killWhileMade(documentId);
      await stack.sql(
        `UPDATE documents SET next_attempt_at = now() + interval '1 hour' WHERE id = $1`,
        [documentId],
      );
      await stack.startWorker();
      await erase();
    } else {
      const late = await whileStoring(stack, `${documentId}-1`, async () => {
        await stack.startWorker();
        await eventually(
          () =>
            stack.sql('SELECT 1 FROM documents WHERE storage_key IS NOT NULL AND id = $1', [
              documentId,
            ]),
          (rows) => rows.length > 0,
        );
        await erase();
      });
      expect(late.length).toBeGreaterThan(1_000);
    }
    const left = await eventually(
      () => readdir(join(stack.env['DATA_DIR']!, 'files'), { recursive: true }),
      (names) => !names.some((name) => name.includes(documentId)),
    );
    expect(left.filter((name) => name.includes(documentId))).toEqual([]);
  });

  it('deletes what was not accepted, with its PDFs, and keeps the contract', async () => {
    const owner = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, owner.token);
    const [kept, gone] = [await sent(_id), await sent(_id)];
    const { _id: another } = await raise(stack, owner.token);
    const open = await sent(another);
    await accept(kept, owner);
    const { _id: ordered } = await raise(stack, owner.token);
    const fileId = await uploaded(stack, admin);
    const order = { version: 1, name: 'Amira Khan', fileId };
    await api.post(at(await sent(ordered), '/record-order'), order, admin.token);
    // As if who recorded it had become this client.
    await stack.sql('UPDATE attachments SET uploader_id = $2 WHERE id = $1', [fileId, owner.id]);
    const pending = `SELECT 1 FROM documents d JOIN proposal_versions v ON v.id = d.subject_id
       WHERE v.proposal_id = ANY($1) AND d.made_at IS NULL`;
    await eventually(
      () => stack.sql(pending, [[kept, gone, open]]),
      (rows) => rows.length === 0,
    );
    const asked = await api.post(
      '/api/privacy/erase',
      { currentPassword: owner.password },
      owner.token,
    );
    expect(asked.status).toBeLessThan(300);
    await erased(stack, owner.id);
    const left = await stack.sql('SELECT id FROM proposals WHERE id = ANY($1)', [
      [kept, gone, open],
    ]);
    expect(left).toEqual([{ id: kept }]);
    const file = await stack.sql('SELECT 1 FROM attachments WHERE id = $1', [fileId]);
    expect(file).toHaveLength(1);
    const [{ documents }] = (await stack.sql(
      `SELECT count(*)::int AS documents FROM documents d JOIN proposal_versions v ON v.id = d.subject_id
       WHERE v.proposal_id = $1`,
      [kept],
    )) as [{ documents: number }];
    expect(documents).toBe(2);
  });

  it('takes their name from what their company has not accepted, and from no contract', async () => {
    const { lead, member } = await companiesAt(stack).company('everyone');
    const scope = `For:\n\n${member.firstName} ${member.lastName}`;
    const [{ _id }, { _id: agreed }] = [
      await raise(stack, member.token),
      await raise(stack, member.token),
    ];
    const [open, draft, contract] = [
      await sent(_id, { scope }),
      await drafted(_id, { scope }),
      await sent(agreed),
    ];
    await accept(contract, member);
    const password = { currentPassword: member.password };
    expect((await api.post('/api/privacy/erase', password, member.token)).status).toBeLessThan(300);
    await erased(stack, member.id);
    const { paper } = await read(open, lead);
    expect(paper.client.name).toBe('[erased]');
    expect((await read(draft, admin)).draft.scope).toBe('For:\n\n[erased]');
    const pdf = await eventually(
      () => api.get(at(open, '/pdf'), lead.token),
      ({ status }) => status === 200,
    );
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
    const named = linesWith(await dumpOf(stack), [member.firstName]);
    expect(named.map((line) => line.includes(contract))).toEqual([true]);
    expect((await accept(open, lead)).status).toBe(200);
  });
});
