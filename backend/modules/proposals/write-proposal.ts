import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { saveChanged } from '../../events/events.public';
import { plusDays } from '../../time/days';
import {
  ChangeRequest,
  lockRequest,
  proposalKindInWords,
  staffSql,
} from '../requests/requests.public';
import { draftFor, draftFrom, draftOf } from './make-draft';
import type { ChangeDraftDto, ProposalChangedDto } from './dto/proposal.dto';
import { lockDraft, lockProposal } from './locked-proposal';
import type { ProposalKind } from './proposal-draft';
import { Proposal } from './proposal.entity';
import { MAX_OPEN, RequestClosed, TooManyProposals } from './proposals.errors';
import { factsOf, proposalDrafted, proposalWithdrawn, proposedOnRequest } from './proposals.events';
import { ReadProposals } from './read-proposals';
import { expectKind, proposalsOf } from './request-proposals';

const USUAL_DAYS = 30;
/** Autosaves of one person within this time are one event. */
const DRAFT_EVENT_MS = 60_000;

@Injectable()
export class WriteProposal {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ReadProposals,
    private readonly requests: ChangeRequest,
  ) {}

  create(actor: Actor, requestId: string, kind: ProposalKind): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, staffSql(actor));
      if (!request.isOpen) throw RequestClosed();
      const others = await proposalsOf(tx, requestId);
      if (others.open >= MAX_OPEN) throw TooManyProposals();
      expectKind(kind, others);
      const id = uuid();
      const lastDay = plusDays(officeToday(), USUAL_DAYS);
      await tx.insert(Proposal, {
        ...{ id, requestId, kind, authorId: actor.userId },
        changesId: kind === 'change' ? others.offerId : null,
        draft: draftFor(kind, lastDay),
        draftedBy: actor.userId,
        draftedAt: databaseNow(),
      });
      return this.proposals.changedDto(tx, actor, id, 'The draft is started.');
    });
  }

  save(
    actor: Actor,
    id: string,
    { version, ...form }: ChangeDraftDto,
  ): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.proposals.one(actor, id, tx);
      const { proposal } = await lockDraft(tx, actor, id, version, current);
      proposal.expectDraft('saveDraft');
      const { draftedBy, draftedAt } = proposal;
      const isSameSitting =
        draftedBy === actor.userId && Number(databaseNow()) - Number(draftedAt) <= DRAFT_EVENT_MS;
      proposal.saveDraft(draftOf(form), actor.userId);
      const drafted = proposalDrafted({ subject: id, after: factsOf(proposal) });
      await saveChanged(tx, proposal, ...(isSameSitting ? [] : [drafted]));
      return this.proposals.changedDto(tx, actor, id, 'Draft saved.');
    });
  }

  /** If no version was sent, the proposal ends with its draft. */
  discardDraft(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.proposals.one(actor, id, tx);
      const { proposal } = await lockDraft(tx, actor, id, version, current);
      proposal.discardDraft();
      const happened = proposal.sentVersion === 0 ? proposalWithdrawn : proposalDrafted;
      await saveChanged(tx, proposal, happened({ subject: id, after: factsOf(proposal) }));
      return this.proposals.changedDto(tx, actor, id, 'The draft is discarded.');
    });
  }

  withdraw(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal, request, sent } = await lockProposal(tx, id, staffSql(actor));
      proposal.withdraw(version);
      const { netMinor } = sent!;
      await saveChanged(
        tx,
        proposal,
        proposalWithdrawn({ subject: id, after: factsOf(proposal, { netMinor }) }),
        proposedOnRequest(proposal, 'withdrawn', sent!),
      );
      await this.requests.followProposals(tx, actor, request);
      return this.proposals.changedDto(
        tx,
        actor,
        id,
        `The ${proposalKindInWords(proposal.kind)} is withdrawn.`,
      );
    });
  }

  startVersion(actor: Actor, id: string, version: number | undefined): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal, request, sent } = await lockDraft(tx, actor, id, version);
      proposal.expect('startVersion');
      if (!request.isOpen) throw RequestClosed();
      if (!proposal.draft) {
        const today = officeToday();
        const draft = draftFrom(sent!.parsed, proposal.sentShares);
        const isOver = sent!.validUntil < today;
        const validUntil = isOver ? plusDays(today, USUAL_DAYS) : draft.validUntil;
        proposal.startVersion({ ...draft, validUntil }, actor.userId);
        await saveChanged(tx, proposal);
      }
      return this.proposals.changedDto(tx, actor, id, 'A new version is started.');
    });
  }
}
