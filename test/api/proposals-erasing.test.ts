import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { companiesAt } from '../support/company';
import { eventually } from '../support/eventually';
import { uploaded } from '../support/files';
import { whileStoring } from '../support/locks';
import { personWithRole, raise } from '../support/people';
import { dumpOf, erased, linesWith } from '../support/privacy';
import {
  withProposals,
  at,
  read,
  drafted,
  sent,
  accept,
  killWhileMade,
  stack,
  api,
  admin,
} from '../support/proposals';

withProposals();

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
