import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { subscribe } from '../../events/events.public';
import { parseContent, proposalAccepted } from '../proposals/proposals.public';
import { draftInvoice, isFull } from './draft-invoice';
import { partsOf } from './parts';
import { InvoicePlan, PlanItem } from './plan.entity';

const ACCEPTED = `
  SELECT v.content, p.request_id AS "requestId" FROM proposals p
  JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
  WHERE p.id = $1 AND p.state = 'accepted'`;

/** Once a proposal; a deposit may be invoiced at once. */
export async function makePlan(tx: EntityManager, proposalId: string): Promise<void> {
  const [accepted] = await read<{ content: string; requestId: string }>(tx, ACCEPTED, [proposalId]);
  if (!accepted || (await tx.existsBy(InvoicePlan, { id: proposalId }))) return;
  const { requestId } = accepted;
  const content = parseContent(accepted.content);
  const { currency, netMinor, vatMinor, totalMinor } = content;
  const sums = { currency, netMinor, vatMinor, totalMinor };
  await tx.insert(InvoicePlan, { id: proposalId, requestId, ...sums });
  const items = partsOf(content).map((part, position) =>
    tx.create(PlanItem, {
      ...{ id: uuid(), planId: proposalId, position: position + 1, ...part },
      doneAt: part.kind === 'deposit' ? databaseNow() : null,
    }),
  );
  await tx.insert(PlanItem, items);
  const deposit = items.find(({ kind }) => kind === 'deposit');
  // The plan is complete even if the request has no room for another invoice.
  if (deposit && !(await isFull(tx, requestId))) await draftInvoice(tx, deposit);
}

subscribe('plan of invoices', [proposalAccepted], async ({ subjectId }, { tx }) => {
  await makePlan(tx, subjectId!);
});
