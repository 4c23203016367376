import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { officeToday } from '../../database/clock';
import { Conditions } from '../../lists/conditions';
import { defineList, pageStatement } from '../../lists/read-page';
import { CURRENCY } from '../../validation/money';
import { fullNameSql } from '../accounts/accounts.public';
import { OPEN_STATUSES, referenceSql } from '../requests/requests.public';
import type { ProposalDto } from './dto/proposal.dto';
import { proposalReferenceSql, type ContentFacts } from './proposal-content';
import { CAN_DECIDE, readableSql } from './proposal-access';
import type { Draft } from './proposal-draft';
import type { Capacity, Decision } from './proposal-version.entity';
import { ProposalNotFound } from './proposals.errors';

export type ProposalRow = ProposalDto & {
  version: number;
  clientId: string;
  organisationId: string | null;
  company: string;
  agreedMinor: number | null;
  draft: Draft | null;
  draftedBy: string | null;
  drafter: string | null;
  draftedAt: Date | null;
  offer: string | null;
  content: string | null;
  sha256: string | null;
  decision: Decision | null;
  decisionName: string | null;
  capacity: Capacity | null;
  reason: string | null;
  hasPdf: boolean;
};

/** With the conditions of `visibleTo`. */
export const LISTED = defineList<ProposalDto>({
  columns: {
    _id: 'p.id',
    reference: proposalReferenceSql('p'),
    kind: 'p.kind',
    state: 'p.state',
    sentVersion: 'p.sent_version',
    request: `json_build_object('_id', r.id, 'reference', ${referenceSql('r')},
      'projectName', r.project_name)`,
    isRequestOpen: `r.status IN (${OPEN_STATUSES})`,
    client: fullNameSql('u'),
    netMinor: 'v.net_minor::float8',
    totalMinor: 'v.total_minor::float8',
    currency: `coalesce(v.currency, '${CURRENCY}')`,
    validUntil: 'v.valid_until::text',
    sentAt: 'v.sent_at',
    seenAt: 'p.seen_at',
    decidedAt: 'd.at',
    createdAt: 'p.created_at',
    canDecide: CAN_DECIDE,
  },
  from: `proposals p CROSS JOIN (SELECT $1::uuid AS id) reader LEFT JOIN project_requests r ON r.id = p.request_id LEFT JOIN users u ON u.id = r.user_id
    LEFT JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
    LEFT JOIN proposal_decisions d ON d.version_id = v.id`,
  newest: ['p.created_at', 'p.id'],
});

const WHOLE = defineList<ProposalRow>({
  columns: {
    ...LISTED.columns,
    version: 'p.version',
    clientId: 'r.user_id',
    organisationId: 'r.organisation_id',
    company: `coalesce(o.name, r.company, u.company)`,
    agreedMinor: 'r.agreed_minor::float8',
    draft: 'p.draft',
    draftedBy: 'p.drafted_by',
    drafter: 'w.first_name',
    draftedAt: 'p.drafted_at',
    offer: `(SELECT ${proposalReferenceSql('f')} FROM proposals f WHERE f.id = p.changes_id)`,
    content: 'v.content',
    sha256: 'v.sha256',
    decision: 'd.decision',
    decisionName: 'd.name',
    capacity: 'd.capacity',
    reason: 'd.reason',
    hasPdf: `EXISTS (SELECT 1 FROM documents m WHERE m.subject_id = v.id AND m.made_at IS NOT NULL
      AND m.kind = CASE WHEN d.decision = 'accepted' THEN 'acceptance' ELSE 'proposal' END)`,
  },
  from: `${LISTED.from} LEFT JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN users w ON w.id = p.drafted_by`,
  newest: LISTED.newest,
});

/** Binds the reader first, for `LISTED`. */
export function visibleTo(actor: Actor): Conditions {
  const conditions = new Conditions([actor.userId]);
  return conditions.add(readableSql(actor)(conditions.bind));
}

/** @throws ProposalNotFound */
export async function rowOf(db: EntityManager, actor: Actor, id: string): Promise<ProposalRow> {
  const conditions = visibleTo(actor).equal('p.id', id);
  const [row] = await db.query<ProposalRow[]>(
    ...pageStatement(WHOLE, conditions, { rows: 1, offset: 0 }),
  );
  if (!row) throw ProposalNotFound();
  return row;
}

/** For the next version. */
export const factsFor = (row: ProposalRow): ContentFacts => ({
  reference: row.reference,
  version: row.sentVersion + 1,
  kind: row.kind,
  issuedOn: officeToday(),
  client: { name: row.client, company: row.company ?? '' },
  request: { reference: row.request.reference, projectName: row.request.projectName },
  offer: row.offer ? { reference: row.offer, agreedMinor: row.agreedMinor ?? 0 } : null,
});
