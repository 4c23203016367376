import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { defineList, pageStatement, readAll, readPage } from '../../lists/read-page';
import { FileStorage } from '../../storage/file-storage';
import { amountOf, CURRENCY } from '../../validation/money';
import { fullNameSql } from '../accounts/accounts.public';
import { downloadHeaders } from '../files/files.public';
import {
  expectRequest,
  isOpen,
  OPEN_STATUSES,
  referenceSql,
  visibleSql,
  type RequestStatus,
} from '../requests/requests.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import type {
  PaperDto,
  ProposalDetailDto,
  ProposalDto,
  ProposalListQuery,
  ProposalsDto,
  ProposalsOfRequestDto,
  VerifiedDto,
} from './dto/proposal.dto';
import { blocksOf } from './markdown';
import {
  gapsIn,
  paperOf,
  parsePaper,
  proposalReferenceSql,
  type Paper,
  type PaperFacts,
} from './paper';
import { CAN_DECIDE, capacityOf, mayWrite, readableSql } from './proposal-access';
import type { Draft } from './proposal.entity';
import type { Capacity, Decision } from './proposal-version.entity';
import { DocumentNotReady, ProposalNotFound } from './proposals.errors';
import { proposalsExported } from './proposals.events';
import { proposalsOf } from './request-proposals';

export type ProposalRow = ProposalDto & {
  version: number;
  status: RequestStatus;
  clientId: string;
  organisationId: string | null;
  company: string;
  agreedMinor: number | null;
  draft: Draft | null;
  draftedBy: string | null;
  drafter: string | null;
  draftedAt: Date | null;
  offer: string | null;
  versionId: string | null;
  content: string | null;
  sha256: string | null;
  expiresAt: Date | null;
  decision: Decision | null;
  decisionName: string | null;
  capacity: Capacity | null;
  reason: string | null;
  hasPdf: boolean;
  today: string;
};

const TODAY_SQL = `(now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text`;

export async function officeToday(db: EntityManager): Promise<string> {
  const [row] = await db.query<[{ today: string }]>(`SELECT ${TODAY_SQL} AS today`);
  return row.today;
}

/** Read with the conditions of `visibleTo`, which bind the reader first. */
const LISTED = defineList<ProposalDto>({
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
  from: `proposals p CROSS JOIN (SELECT $1::uuid AS id) reader JOIN project_requests r ON r.id = p.request_id JOIN users u ON u.id = r.user_id
    LEFT JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
    LEFT JOIN proposal_decisions d ON d.version_id = v.id`,
  newest: ['p.created_at', 'p.id'],
});

const amount = (of: 'netMinor' | 'totalMinor') => (row: ProposalDto) =>
  row[of] === null ? null : amountOf(row[of], row.currency);

const EXPORT: Export<ProposalDto> = {
  name: 'proposals',
  exported: proposalsExported,
  columns: {
    proposal: 'reference',
    version: 'sentVersion',
    kind: 'kind',
    state: 'state',
    request: ({ request }) => request.reference,
    project: ({ request }) => request.projectName,
    client: 'client',
    currency: 'currency',
    net: amount('netMinor'),
    total: amount('totalMinor'),
    valid_until: 'validUntil',
    sent_at: 'sentAt',
    decided_at: 'decidedAt',
  },
};

const WHOLE = defineList<ProposalRow>({
  columns: {
    ...LISTED.columns,
    version: 'p.version',
    status: 'r.status',
    clientId: 'r.user_id',
    organisationId: 'r.organisation_id',
    company: `coalesce(o.name, r.company, u.company)`,
    agreedMinor: 'r.agreed_minor::float8',
    draft: 'p.draft',
    draftedBy: 'p.drafted_by',
    drafter: 'w.first_name',
    draftedAt: 'p.drafted_at',
    offer: `(SELECT ${proposalReferenceSql('f')} FROM proposals f WHERE f.id = p.changes_id)`,
    versionId: 'v.id',
    content: 'v.content',
    sha256: 'v.sha256',
    expiresAt: 'p.expires_at',
    decision: 'd.decision',
    decisionName: 'd.name',
    capacity: 'd.capacity',
    reason: 'd.reason',
    hasPdf: `EXISTS (SELECT 1 FROM documents m WHERE m.subject_id = v.id AND m.made_at IS NOT NULL
      AND m.kind = CASE WHEN d.decision = 'accepted' THEN 'acceptance' ELSE 'proposal' END)`,
    today: TODAY_SQL,
  },
  from: `${LISTED.from} LEFT JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN users w ON w.id = p.drafted_by`,
  newest: LISTED.newest,
});

const briefOf = (row: ProposalRow): ProposalDto => {
  const names = Object.keys(LISTED.columns) as (keyof ProposalDto)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as ProposalDto & object;
};

/** Binds the reader first, for `LISTED`. */
function visibleTo(actor: Actor): Conditions {
  const conditions = new Conditions([actor.userId]);
  return conditions.add(readableSql(actor)(conditions.bind));
}

function filterOf(actor: Actor, { search, state }: ProposalListQuery): Conditions {
  const conditions = visibleTo(actor).equal('p.state', state);
  // While the request is closed, no decision is possible.
  if (state === 'sent') conditions.add(`r.status IN (${OPEN_STATUSES})`);
  const [, number] = /^PRO-?0*(\d{1,9})$/i.exec(search ?? '') ?? [];
  if (number) return conditions.equal('p.number', Number(number));
  return conditions.search('r.search_text', search);
}

const PREVIOUS =
  'SELECT content, sha256 FROM proposal_versions WHERE proposal_id = $1 AND number = $2';

@Injectable()
export class ReadProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly storage: FileStorage,
  ) {}

  async page(actor: Actor, query: ProposalListQuery): Promise<ProposalsDto> {
    const conditions = filterOf(actor, query);
    const { rows, pagination } = await readPage(this.dataSource, LISTED, conditions, query);
    return { proposals: rows, pagination };
  }

  csv(actor: Actor, query: ProposalListQuery): Promise<StreamableFile> {
    const pages = readAll(this.dataSource, LISTED, () => filterOf(actor, query));
    return exportCsv(this.dataSource, EXPORT, query, pages);
  }

  async ofRequest(actor: Actor, requestId: string): Promise<ProposalsOfRequestDto> {
    const { manager } = this.dataSource;
    const request = await expectRequest(manager, requestId, visibleSql(actor));
    const conditions = visibleTo(actor).equal('p.request_id', requestId);
    const proposals = await manager.query<ProposalDto[]>(
      ...pageStatement(LISTED, conditions, { rows: 100, offset: 0 }),
    );
    const { isAgreed } = await proposalsOf(manager, requestId);
    return { proposals, canWrite: mayWrite(actor) && isOpen(request.status), isAgreed };
  }

  async row(actor: Actor, id: string, db: EntityManager): Promise<ProposalRow> {
    const conditions = visibleTo(actor).equal('p.id', id);
    const [row] = await db.query<ProposalRow[]>(
      ...pageStatement(WHOLE, conditions, { rows: 1, offset: 0 }),
    );
    if (!row) throw ProposalNotFound();
    return row;
  }

  async one(actor: Actor, id: string, db = this.dataSource.manager): Promise<ProposalDetailDto> {
    const row = await this.row(actor, id, db);
    const capacity = await capacityOf(db, actor, row);
    // Only the client's side, so that "seen" means something.
    if (capacity !== null && row.state === 'sent' && !row.seenAt) {
      await db.query('UPDATE proposals SET seen_at = now() WHERE id = $1 AND seen_at IS NULL', [
        id,
      ]);
    }
    const [previous] = await db.query<{ content: string; sha256: string }[]>(PREVIOUS, [
      id,
      row.sentVersion - 1,
    ]);
    return {
      ...briefOf(row),
      version: row.version,
      paper: row.content === null ? null : storedPaper(row.content, row.sha256!),
      previous: previous ? storedPaper(previous.content, previous.sha256) : null,
      draft: mayWrite(actor) && row.draft ? this.draftDto(actor, row, row.draft) : null,
      decision: row.decision && {
        decision: row.decision,
        name: row.decisionName,
        capacity: row.capacity!,
        reason: row.reason,
        at: row.decidedAt!,
      },
      needsCode: actor.onlyRequestId !== undefined,
      canWrite: mayWrite(actor),
      hasPdf: row.hasPdf,
    };
  }

  async changedDto(tx: EntityManager, actor: Actor, id: string, message: string) {
    return { message, proposal: await this.one(actor, id, tx) };
  }

  async verify(sha256: string): Promise<VerifiedDto> {
    const [found] = await this.dataSource.query<{ sentAt: Date; acceptedAt: Date | null }[]>(
      `SELECT v.sent_at AS "sentAt",
         CASE WHEN d.decision = 'accepted' THEN d.at END AS "acceptedAt"
       FROM proposal_versions v LEFT JOIN proposal_decisions d ON d.version_id = v.id
       WHERE v.sha256 = $1`,
      [sha256.toLowerCase()],
    );
    return {
      isKnown: Boolean(found),
      sentAt: found?.sentAt ?? null,
      acceptedAt: found?.acceptedAt ?? null,
    };
  }

  /** With the acceptance, if the version was accepted. */
  async pdf(actor: Actor, id: string, version?: number) {
    const { manager } = this.dataSource;
    const row = await this.row(actor, id, manager);
    const number = version ?? row.sentVersion;
    const [found] = await manager.query<{ key: string | null; bytes: number }[]>(
      `SELECT m.storage_key AS key, m.bytes FROM proposal_versions v
       JOIN documents m ON m.subject_id = v.id
       WHERE v.proposal_id = $1 AND v.number = $2 ORDER BY m.kind LIMIT 1`,
      [id, number],
    );
    if (!found) throw ProposalNotFound();
    const { key, bytes } = found;
    if (!key) throw DocumentNotReady();
    const name = `${row.reference}-version-${number}.pdf`;
    return {
      headers: downloadHeaders(name, 'application/pdf', bytes),
      open: () => this.storage.read(key),
    };
  }

  private draftDto(actor: Actor, row: ProposalRow, draft: Draft) {
    const paper = paperOf(draft, factsFor(row), this.config.sampleLegalFacts);
    const { drafter, draftedBy, draftedAt } = row;
    const written = {
      ...draft,
      validUntil: draft.validUntil ?? undefined,
      milestones: draft.milestones.map(({ due, ...one }) => ({ ...one, ...(due && { due }) })),
    };
    return {
      ...(JSON.parse(JSON.stringify(written)) as ProposalDetailDto['draft'] & object),
      by:
        draftedBy && draftedAt
          ? { name: drafter ?? '', isYou: draftedBy === actor.userId, at: draftedAt }
          : null,
      paper: paperDto(paper, ''),
      gaps: gapsIn(draft, paper).map(({ message }) => message),
    };
  }
}

export const factsFor = (row: ProposalRow): PaperFacts => ({
  reference: row.reference,
  version: row.sentVersion + 1,
  kind: row.kind,
  issuedOn: row.today,
  client: { name: row.client, company: row.company ?? '' },
  request: { reference: row.request.reference, projectName: row.request.projectName },
  offer: row.offer ? { reference: row.offer, agreedMinor: row.agreedMinor ?? 0 } : null,
});

const storedPaper = (content: string, sha256: string): PaperDto =>
  paperDto(parsePaper(content), sha256);

function paperDto({ schema: _schema, request, terms, ...paper }: Paper, sha256: string): PaperDto {
  const { version, sha256: ofTerms, text } = terms;
  return {
    ...paper,
    requestReference: request.reference,
    projectName: request.projectName,
    scope: blocksOf(paper.scope),
    exclusions: blocksOf(paper.exclusions),
    terms: { version, sha256: ofTerms, blocks: blocksOf(text) },
    sha256,
  };
}
