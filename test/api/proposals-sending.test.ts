import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack } from '../support/stack';
import {
  withProposals,
  inDays,
  LINE,
  DRAFT,
  at,
  read,
  codeOf,
  drafted,
  send,
  sent,
  accept,
  stack,
  api,
  admin,
  manager,
  client,
} from '../support/proposals';

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

withProposals();

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
