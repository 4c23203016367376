import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import type { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { pageStatement, readAll, readPage } from '../../lists/read-page';
import { amountOf } from '../../validation/money';
import { expectRequest, isOpen, OPEN_STATUSES, visibleSql } from '../requests/requests.public';
import type {
  ProposalChangedDto,
  ProposalDetailDto,
  ProposalDto,
  ProposalListQuery,
  ProposalsDto,
  ProposalsOfRequestDto,
} from './dto/proposal.dto';
import { capacityOf, mayWrite } from './proposal-access';
import { detailOf } from './proposal-detail';
import { LISTED, rowOf, visibleTo } from './proposal-rows';
import { proposalsExported } from './proposals.events';
import { proposalsOf } from './request-proposals';

const MAX_OF_REQUEST = 100;

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

const MARK_SEEN = 'UPDATE proposals SET seen_at = now() WHERE id = $1 AND seen_at IS NULL';

@Injectable()
export class ReadProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
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
      ...pageStatement(LISTED, conditions, { rows: MAX_OF_REQUEST, offset: 0 }),
    );
    const { isAgreed } = await proposalsOf(manager, requestId);
    return { proposals, canWrite: mayWrite(actor) && isOpen(request.status), isAgreed };
  }

  async one(actor: Actor, id: string, db = this.dataSource.manager): Promise<ProposalDetailDto> {
    const row = await rowOf(db, actor, id);
    const capacity = await capacityOf(db, actor, row);
    // Only the client's side, so that "seen" means something.
    if (capacity !== null && row.state === 'sent' && !row.seenAt) await db.query(MARK_SEEN, [id]);
    const [previous] = await db.query<{ content: string; sha256: string }[]>(PREVIOUS, [
      id,
      row.sentVersion - 1,
    ]);
    return detailOf(actor, row, previous, this.config.sampleLegalFacts);
  }

  async changedDto(
    tx: EntityManager,
    actor: Actor,
    id: string,
    message: string,
  ): Promise<ProposalChangedDto> {
    return { message, proposal: await this.one(actor, id, tx) };
  }
}
