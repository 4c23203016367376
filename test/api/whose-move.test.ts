import { deskAt, officeDay } from '../support/desk';
import { eventually } from '../support/eventually';
import { companiesAt } from '../support/company';
import { raise } from '../support/people';
import {
  accept,
  admin,
  at,
  api,
  client,
  inDays,
  manager,
  read,
  send,
  drafted,
  sent,
  stack,
  withProposals,
} from '../support/proposals';

withProposals();

const desk = () => deskAt(stack);
const nextMove = async (id: string, by = client) => (await desk().detail(by, id)).nextMove;
const ask = (id: string, extra: object) => desk().reply(manager, id, 'Which depot first?', extra);
const withManager = () => desk().delegated(client, admin, 'manager');
const queued = async (id: string) => (await desk().detail(admin, id)) as Record<string, unknown>;
const inTurn = async (turn: string, id: string) => {
  const { body } = await api.get(`/api/admin-requests?turn=${turn}&limit=100`, admin.token);
  return (body.requests as { _id: string }[]).some(({ _id }) => _id === id);
};

describe('Whose move it is', () => {
  it('is shown to the client only, with our deadline', async () => {
    const { _id } = await withManager();
    const first = await nextMove(_id);
    expect(first).toMatchObject({ whose: 'staff', who: null, awaits: [], decision: null });
    expect(Date.parse(first.replyDueAt as string)).toBeGreaterThan(Date.now());
    expect(await desk().detail(admin, _id)).not.toHaveProperty('nextMove');
    await desk().assign(manager, _id, manager.id);
    expect(await nextMove(_id)).toMatchObject({ whose: 'staff', who: manager.firstName });
    await api.put('/api/manager-requests', { requestId: _id, status: 'completed' }, manager.token);
    expect(await nextMove(_id)).toEqual({
      ...{ whose: 'nobody', who: null, awaits: [] },
      ...{ replyDueAt: null, decision: null, step: null },
    });
  });

  it('follows what was asked, and not who wrote last', async () => {
    const { _id } = await withManager();
    await ask(_id, {});
    expect(await nextMove(_id)).toMatchObject({ whose: 'staff', awaits: [] });
    await ask(_id, { awaitClient: true });
    await desk().reply(manager, _id, 'Here is a drawing meanwhile.');
    expect(await nextMove(_id)).toMatchObject({ whose: 'client', awaits: ['answer'] });
    await ask(_id, { awaitFile: true });
    expect(await nextMove(_id)).toMatchObject({ awaits: ['file', 'answer'] });
    await ask(_id, { awaitFile: false, awaitClient: false });
    expect(await nextMove(_id)).toMatchObject({ whose: 'staff', awaits: [] });
    await ask(_id, { awaitFile: true });
    await desk().reply(client, _id, 'It follows tomorrow.');
    const back = await nextMove(_id);
    expect(back).toMatchObject({ whose: 'staff', awaits: [] });
    expect(Date.parse(back.replyDueAt as string)).toBeGreaterThan(Date.now());
    const refused = await desk().reply(client, _id, 'Yours', { awaitFile: true });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'awaitFile' }] } });
  });

  it('is the client’s with a proposal, which names its price; a question about it is ours', async () => {
    const { _id } = await withManager();
    const id = await sent(_id);
    const waiting = await nextMove(_id);
    expect(waiting).toMatchObject({
      ...{ whose: 'client', awaits: ['decision'], replyDueAt: null },
      decision: { proposalId: id, totalMinor: 1_440_000, canDecide: true },
    });
    expect(waiting.decision.reference).toMatch(/^PRO-\d{6}$/);
    expect(await queued(_id)).toMatchObject({ awaits: ['decision'], dueAt: null });
    expect([await inTurn('client', _id), await inTurn('us', _id)]).toEqual([true, false]);

    await api.post(at(id, '/question'), { text: 'Is training included?' }, client.token);
    const both = await nextMove(_id);
    expect(both).toMatchObject({ whose: 'client', awaits: ['decision'] });
    expect(both.replyDueAt).not.toBeNull();
    expect(await queued(_id)).toMatchObject({ dueKind: 'reply' });
    expect(await inTurn('us', _id)).toBe(true);

    const decline = { version: 1, reason: 'Too dear.' };
    expect((await api.post(at(id, '/decline'), decline, client.token)).status).toBe(200);
    expect(await nextMove(_id)).toMatchObject({ whose: 'staff', awaits: [], decision: null });
  });

  it('is nobody’s who may only read the proposal', async () => {
    const { lead, member, signatory } = await companiesAt(stack).company('everyone');
    const { _id } = await raise(stack, member.token);
    await sent(_id);
    for (const [by, canDecide] of [
      [lead, false],
      [signatory, true],
      [member, true],
    ] as const) {
      expect((await nextMove(_id, by)).decision.canDecide).toBe(canDecide);
    }
  });

  it('comes back to us when the proposal is withdrawn, or expires', async () => {
    const { _id } = await withManager();
    const withdrawn = await sent(_id);
    const expiring = await sent(_id);
    await api.post(at(withdrawn, '/withdraw'), { version: 1 }, admin.token);
    expect(await nextMove(_id)).toMatchObject({ decision: { proposalId: expiring } });
    await stack.sql(`UPDATE proposals SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      expiring,
    ]);
    await eventually(
      () => nextMove(_id),
      ({ whose }) => whose === 'staff',
    );
    expect(await queued(_id)).toMatchObject({ awaits: [], awaitingClientSince: null });
    expect((await queued(_id))['dueAt']).not.toBeNull();
  });

  it('keeps the decision through closing and reopening', async () => {
    const { _id } = await withManager();
    await sent(_id);
    await api.put('/api/manager-requests', { requestId: _id, status: 'completed' }, manager.token);
    expect(await queued(_id)).toMatchObject({ awaits: [] });
    await desk().reopen(client, _id);
    expect(await nextMove(_id)).toMatchObject({ whose: 'client', awaits: ['decision'] });
  });

  it('is ours after the acceptance, with the day of the next step and no ticket’s clock', async () => {
    const { _id } = await withManager();
    await desk().assign(manager, _id, manager.id);
    const milestones = [
      { title: 'First results', due: inDays(9), share: 4_000 },
      { title: 'Hand-over', due: inDays(30), share: 3_000 },
    ];
    const id = await drafted(_id, { milestones });
    await send(id);
    expect((await accept(id)).status).toBe(200);
    const next = await nextMove(_id);
    expect(next).toMatchObject({
      ...{ whose: 'staff', who: manager.firstName, awaits: [], decision: null },
      step: { title: 'First results', on: inDays(9) },
    });
    expect(Date.parse(next.replyDueAt as string)).toBeGreaterThan(Date.now());
    expect(await queued(_id)).toMatchObject({ status: 'approved', dueKind: 'reply' });
    await desk().reply(manager, _id, 'Thank you. We begin on Monday.');
    expect(await queued(_id)).toMatchObject({ dueAt: null, dueKind: null });
    const clocks = await stack.sql<{ stopped: boolean; met: boolean }>(
      `SELECT stopped_at IS NOT NULL AS stopped, met_at IS NOT NULL AS met FROM sla_clocks
       WHERE request_id = $1 AND kind = 'resolution'`,
      [_id],
    );
    expect(clocks).toEqual([{ stopped: true, met: false }]);
    expect(officeDay(9) <= next.step.on).toBe(true);
  });

  it('follows the acceptance while two people write at once', async () => {
    const { _id } = await withManager();
    const id = await sent(_id);
    const { paper } = await read(id);
    const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
    const [accepted] = await Promise.all([
      api.post(at(id, '/accept'), form, client.token),
      ask(_id, { awaitClient: true }),
      desk().reply(client, _id, 'Accepted.'),
    ]);
    expect(accepted.status).toBe(200);
    expect((await nextMove(_id)).awaits).not.toContain('decision');
  });
});
