import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { requestContext } from '../../context/request-context';
import { Transactions } from '../../database/transactions';
import { record, recordAll } from '../../events/events.public';
import { bindFiles, keptFiles } from '../files/files.public';
import {
  ChangeRequest,
  CommentOnRequest,
  visibleSql,
  acceptanceOf,
} from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import type { AcceptDto, DeclineDto, ProposalChangedDto, RecordOrderDto } from './dto/proposal.dto';
import { ProposalDecision, type Capacity, type Proposal } from './proposal.entity';
import {
  AgreedChanged,
  ContentDiffers,
  NameNotDrawable,
  NewerVersion,
  NotASignatory,
  NotInThisState,
  OfferAccepted,
  PriceIsWrong,
  RequestClosed,
} from './proposals.errors';
import { hasWrongPrice } from './paper';
import { missingIn } from './pdf-fonts';
import { proposalAccepted, proposalDeclined, proposalSuperseded } from './proposals.events';
import {
  capacityOf,
  isIntact,
  parsePaper,
  ReadProposals,
  type ProposalRow,
} from './read-proposals';
import {
  factsOf,
  lockProposal,
  queueDocument,
  recordOnRequest,
  type Locked,
} from './write-proposal';

type Shown = { version: number; sha256?: string };

/**
 * Checks the state in the statement itself, whatever was checked before. A declined proposal keeps
 * the draft of its next version.
 */
const TAKE = `
  UPDATE proposals p SET state = $4, remind_at = NULL, version = version + 1, updated_at = now(),
    draft = CASE WHEN $4 = 'accepted' THEN NULL ELSE draft END
  FROM proposal_versions v
  WHERE p.id = $1 AND p.state = 'sent' AND p.sent_version = $2 AND p.expires_at > now()
    AND v.proposal_id = p.id AND v.number = $2 AND v.sha256 = $3
  RETURNING p.id`;

const SUPERSEDE = `
  UPDATE proposals SET state = 'superseded', draft = NULL, remind_at = NULL, version = version + 1,
    updated_at = now()
  WHERE request_id = $1 AND id <> $2 AND kind = 'offer' AND state IN ('draft', 'sent')
  RETURNING id, sent_version AS version`;

keptFiles.fill(async (tx, ids) => {
  const rows = await tx.query<{ id: string }[]>(
    'SELECT file_id AS id FROM proposal_decisions WHERE file_id = ANY($1)',
    [ids],
  );
  return rows.map(({ id }) => id);
});

@Injectable()
export class DecideProposal {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ReadProposals,
    private readonly requests: ChangeRequest,
    private readonly comments: CommentOnRequest,
    private readonly codes: AcceptanceCodes,
  ) {}

  async accept(actor: Actor, id: string, form: AcceptDto): Promise<ProposalChangedDto> {
    await this.codes.expect(actor, id, form.code);
    return this.transactions.run(async (tx) => {
      const locked = await lockProposal(tx, actor, id, this.proposals, visibleSql);
      const capacity = await capacityOf(tx, actor, locked.row);
      if (!capacity) throw NotASignatory();
      await this.agree(tx, actor, locked, { ...form, capacity });
      return this.proposals.changedDto(tx, actor, id, 'Thank you. You have accepted the proposal.');
    });
  }

  recordOrder(actor: Actor, id: string, form: RecordOrderDto): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const locked = await lockProposal(tx, actor, id, this.proposals);
      const target = { requestId: locked.request.id };
      await bindFiles(tx, actor, [form.fileId], target, { mustBeChecked: true });
      await this.agree(tx, actor, locked, { ...form, capacity: 'order' });
      return this.proposals.changedDto(tx, actor, id, 'The purchase order is recorded.');
    });
  }

  async decline(
    actor: Actor,
    id: string,
    { version, reason, code }: DeclineDto,
  ): Promise<ProposalChangedDto> {
    await this.codes.expect(actor, id, code);
    return this.transactions.run(async (tx) => {
      const locked = await lockProposal(tx, actor, id, this.proposals, visibleSql);
      const { proposal, row } = locked;
      const capacity = await capacityOf(tx, actor, row);
      if (!capacity) throw NotASignatory();
      await take(tx, locked, { version }, 'declined');
      await decide(tx, actor, row, { decision: 'declined', capacity, reason });
      const { netMinor, vatMinor, currency } = parsePaper(row.content!);
      const after = { ...factsOf(proposal), netMinor, currency };
      await record(tx, proposalDeclined({ subject: id, after }));
      await recordOnRequest(tx, proposal, 'declined', { netMinor, vatMinor, currency });
      return this.proposals.changedDto(
        tx,
        actor,
        id,
        'You have declined the proposal. We have been told why.',
      );
    });
  }

  ask(actor: Actor, id: string, text: string): Promise<{ message: string }> {
    return this.transactions.run(async (tx) => {
      const { request, reference, sentVersion } = await this.proposals.row(actor, id, tx);
      const about = `${reference}, version ${sentVersion}`;
      await this.comments.within(tx, actor, request._id, { text: `About ${about}:\n\n${text}` });
      return { message: 'Your question is sent. The answer comes into the conversation.' };
    });
  }

  private async agree(
    tx: EntityManager,
    actor: Actor,
    locked: Locked,
    {
      name,
      capacity,
      fileId,
      ...shown
    }: Shown & { name: string; capacity: Capacity; fileId?: string },
  ): Promise<void> {
    const { proposal, request, row } = locked;
    if (!request.isOpen) throw RequestClosed();
    expectOpen(locked, shown);
    const paper = parsePaper(row.content!);
    const { change, netMinor, currency } = paper;
    const missing = missingIn(name);
    if (missing.length > 0) throw NameNotDrawable(missing);
    if (hasWrongPrice(paper)) throw PriceIsWrong();
    if (change && request.agreedMinor !== change.agreedMinor) throw AgreedChanged();
    if (proposal.kind === 'offer' && (await acceptanceOf(tx, request.id)).isAgreed) {
      throw OfferAccepted();
    }
    await take(tx, locked, shown, 'accepted');
    await decide(tx, actor, row, { decision: 'accepted', name, capacity, fileId });
    const minor = change ? change.newMinor : netMinor;
    await this.requests.agree(tx, request, { minor, currency, proposal: row.reference });
    const after = { ...factsOf(proposal), netMinor, currency };
    await record(tx, proposalAccepted({ subject: proposal.id, after: { ...after, capacity } }));
    if (proposal.kind === 'offer') await supersedeOthers(tx, proposal);
    await queueDocument(tx, 'acceptance', row.versionId!);
  }
}

function expectOpen({ proposal, row }: Locked, { version, sha256 = row.sha256! }: Shown): void {
  if (proposal.state === 'accepted') throw NotInThisState('accepted');
  if (version < proposal.sentVersion) throw NewerVersion(proposal.sentVersion);
  if (proposal.state !== 'sent') throw NotInThisState(proposal.state);
  if (version !== proposal.sentVersion || sha256.toLowerCase() !== row.sha256 || !isIntact(row)) {
    throw ContentDiffers();
  }
}

async function take(tx: EntityManager, locked: Locked, shown: Shown, state: string): Promise<void> {
  expectOpen(locked, shown);
  const { id, sentVersion } = locked.proposal;
  const values = [id, sentVersion, locked.row.sha256, state];
  const [taken] = await tx.query<[unknown[], number]>(TAKE, values);
  if (taken.length === 0) throw NotInThisState('expired');
}

async function decide(
  tx: EntityManager,
  { userId }: Actor,
  { versionId, sha256, content }: ProposalRow,
  made: Pick<ProposalDecision, 'decision' | 'capacity'> & {
    name?: string;
    reason?: string;
    fileId?: string | undefined;
  },
): Promise<void> {
  const context = requestContext.current();
  const termsSha256 = parsePaper(content!).terms.sha256;
  await tx.insert(ProposalDecision, {
    ...{ id: uuid(), versionId: versionId!, personId: userId, sha256: sha256!, termsSha256 },
    network: context?.ip ?? null,
    userAgent: context?.userAgent?.slice(0, 300) ?? null,
    ...made,
  });
}

async function supersedeOthers(tx: EntityManager, proposal: Proposal): Promise<void> {
  const { requestId, id } = proposal;
  const [others] = await tx.query<[{ id: string; version: number }[], number]>(SUPERSEDE, [
    requestId,
    id,
  ]);
  await recordAll(
    tx,
    others.map(({ id: subject, version }) =>
      proposalSuperseded({ subject, after: { ...factsOf(proposal), version } }),
    ),
  );
}
