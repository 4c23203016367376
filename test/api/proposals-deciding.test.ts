import { companiesAt } from '../support/company';
import { eventually } from '../support/eventually';
import { linkIn } from '../support/mailbox';
import { personWithRole, raise, type Person } from '../support/people';
import {
  withProposals,
  LINE,
  at,
  read,
  codeOf,
  send,
  sent,
  accept,
  priceOf,
  stack,
  api,
  admin,
  manager,
  client,
} from '../support/proposals';

withProposals();

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
    for (const subject of [/^Our proposal PRO-\d+: /, /expires on/]) {
      for (const decider of [member, signatory]) {
        const mail = await stack.mailbox.waitFor({ to: decider.email, subject });
        expect(mail.text).toContain('Please accept it, ask about it or decline it by');
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
    const mail = await stack.mailbox.waitFor({ to: owner.email, subject: /has been withdrawn$/ });
    expect(mail.text).toContain('can no longer be accepted');
    const notices = await eventually(
      () =>
        stack.sql<{ title: string }>('SELECT title FROM notifications WHERE user_id = $1', [
          owner.id,
        ]),
      (all) => all.some(({ title }) => title === 'A proposal was withdrawn'),
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
      subject: /expires on|has expired/,
    });
    expect(told).toEqual([]);
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
