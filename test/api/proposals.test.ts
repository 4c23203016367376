import { createHash } from 'node:crypto';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { raise } from '../support/people';
import {
  withProposals,
  LINE,
  DRAFT,
  at,
  read,
  codeOf,
  drafted,
  send,
  sent,
  changeOf,
  accept,
  priceOf,
  eventsOf,
  delivered,
  stack,
  api,
  admin,
  client,
} from '../support/proposals';

withProposals();

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
      [admin.email, /^[^:]+ has accepted proposal/],
    ] as const) {
      await stack.mailbox.waitFor({ to, subject });
    }
    const [signed] = await stack.mailbox.all({ to: client.email, subject: /^You have accepted/ });
    expect(signed!.files).toEqual([
      {
        name: expect.stringMatching(/^PRO-\d{6}-version-2\.pdf$/),
        bytes: Number(pdf.headers.get('content-length')),
      },
    ]);
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
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    // A slow machine lets some wait too long for the lock.
    expect(new Set([...codes, 'unavailable'])).toEqual(new Set(['proposal_state', 'unavailable']));
    expect(codes).toContain('proposal_state');
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

  it('is named as what it is: a proposal or a change order', async () => {
    const { _id: requestId } = await raise(stack, client.token);
    await accept(await sent(requestId));
    const id = await changeOf(requestId, 200_000);
    const { reference } = await read(id);
    const request = async () =>
      (await api.get(`/api/requests/${requestId}`, client.token)).body.request;
    expect((await request()).nextMove.decision).toMatchObject({ kind: 'change', reference });
    const of = (subject: string) => ({ to: client.email, subject: new RegExp(subject) });
    const offered = await stack.mailbox.waitFor(of(`^Our change order ${reference}: `));
    expect(offered.text).toContain('Read the change order');
    await stack.sql('UPDATE proposals SET remind_at = now() WHERE id = $1', [id]);
    await stack.mailbox.waitFor(of(`^Our change order ${reference} expires on`));
    expect((await accept(id)).body.message).toBe('Thank you. You have accepted the change order.');
    const signed = await stack.mailbox.waitFor(of(`accepted our change order ${reference}`));
    expect(signed.text).toMatch(/signed change order/);
    const told = await stack.sql<{ title: string }>(
      'SELECT title FROM notifications WHERE request_id = $1 AND message LIKE $2',
      [requestId, `${reference}%`],
    );
    expect(told.map(({ title }) => title).sort()).toEqual([
      'A change order expires soon',
      'A change order for you',
      'A change order was accepted',
    ]);
    const history = (await request()).history.map(({ text }: { text: string }) => text).join('\n');
    expect(history).toMatch(
      new RegExp(`Change order ${reference} sent: [^]*Change order ${reference} accepted: `),
    );
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
