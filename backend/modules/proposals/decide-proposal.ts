import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { requestContext } from '../../context/request-context';
import { Transactions } from '../../database/transactions';
import { changedNow } from '../../database/versioned';
import { record, recordAll } from '../../events/events.public';
import { bindFiles, keptFiles } from '../files/files.public';
import {
  ChangeRequest,
  CommentOnRequest,
  proposalKindInWords,
  staffSql,
} from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import type { AcceptDto, DeclineDto, ProposalChangedDto, RecordOrderDto } from './dto/proposal.dto';
import { hasWrongPrice } from './content-gaps';
import { lockProposal, type LockedProposal } from './locked-proposal';
import { queueDocument } from '../../documents/define-document';
import { proposalReference } from './proposal-content';
import { missingIn } from '../../documents/pdf-fonts';
import { expectCapacity, readableSql } from './proposal-access';
import { isPossibleSql } from './proposal-moves';
import type { Proposal } from './proposal.entity';
import { ProposalDecision, type Capacity, type ProposalVersion } from './proposal-version.entity';
import {
  AgreedChanged,
  NameNotDrawable,
  NotInThisState,
  OfferAccepted,
  PriceIsWrong,
  RequestClosed,
} from './proposals.errors';
import { factsOf, proposalAccepted, proposalDeclined, proposedOnRequest } from './proposals.events';
import { rowOf } from './proposal-rows';
import { ReadProposals } from './read-proposals';
import { proposalsOf, supersedeOthers } from './request-proposals';

type Signed = {
  version: number;
  sha256?: string;
  name: string;
  capacity: Capacity;
  fileId?: string;
};

const MAX_USER_AGENT = 300;

/** Checks state, time and content in the statement itself, whatever was checked before. */
const MARK_DECIDED = `
  UPDATE proposals p SET state = $4, draft = $5, remind_at = NULL, ${changedNow('p.')}
  FROM proposal_versions v
  WHERE p.id = $1 AND ${isPossibleSql('accept')} AND p.sent_version = $2
    AND v.proposal_id = p.id AND v.number = $2 AND v.sha256 = $3
  RETURNING p.id`;

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
      const locked = await lockProposal(tx, id, readableSql(actor));
      const capacity = await expectCapacity(tx, actor, locked.request);
      await this.agree(tx, actor, locked, { ...form, capacity });
      return this.proposals.changedDto(
        tx,
        actor,
        id,
        `Thank you. You have accepted the ${proposalKindInWords(locked.proposal.kind)}.`,
      );
    });
  }

  recordOrder(actor: Actor, id: string, form: RecordOrderDto): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const locked = await lockProposal(tx, id, staffSql(actor));
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
      const { proposal, request, sent } = await lockProposal(tx, id, readableSql(actor));
      const capacity = await expectCapacity(tx, actor, request);
      const declined = proposal.decline({ version }, sent);
      await markDecided(tx, proposal, declined);
      await keepDecision(tx, actor, declined, { decision: 'declined', capacity, reason });
      await recordAll(tx, [
        proposalDeclined({ subject: id, after: factsOf(proposal, declined) }),
        proposedOnRequest(proposal, 'declined', declined),
      ]);
      await this.requests.followProposals(tx, actor, request);
      return this.proposals.changedDto(
        tx,
        actor,
        id,
        `You have declined the ${proposalKindInWords(proposal.kind)}. We have been told why.`,
      );
    });
  }

  ask(actor: Actor, id: string, text: string): Promise<{ message: string }> {
    return this.transactions.run(async (tx) => {
      const { request, reference, sentVersion } = await rowOf(tx, actor, id);
      const about = `${reference}, version ${sentVersion}`;
      await this.comments.within(tx, actor, request._id, { text: `About ${about}:\n\n${text}` });
      return { message: 'Your question is sent. The answer comes into the conversation.' };
    });
  }

  private async agree(
    tx: EntityManager,
    actor: Actor,
    { proposal, request, sent }: LockedProposal,
    { capacity, name, fileId, ...shown }: Signed,
  ): Promise<void> {
    if (!request.isOpen) throw RequestClosed();
    const accepted = proposal.accept(shown, sent);
    const content = accepted.parsed;
    const { change, netMinor, currency } = content;
    const missing = missingIn(name);
    if (missing.length > 0) throw NameNotDrawable(missing);
    if (hasWrongPrice(content)) throw PriceIsWrong();
    if (change && request.agreedMinor !== change.agreedMinor) throw AgreedChanged();
    const { isAgreed } = await proposalsOf(tx, request.id);
    if (proposal.kind === 'offer' && isAgreed) throw OfferAccepted();
    await markDecided(tx, proposal, accepted);
    await keepDecision(tx, actor, accepted, { decision: 'accepted', name, capacity, fileId });
    const minor = change ? change.newMinor : netMinor;
    const { kind } = proposal;
    const reference = proposalReference(proposal.number);
    if (kind === 'offer') await supersedeOthers(tx, proposal);
    const byClient = capacity !== 'order';
    await this.requests.agree(tx, request, {
      ...{ minor, currency, proposal: reference, kind, byClient },
    });
    const after = { ...factsOf(proposal, { netMinor, currency }), capacity };
    await record(tx, proposalAccepted({ subject: proposal.id, after }));
    await queueDocument(tx, 'acceptance', accepted.id);
  }
}

/** Writes the decision that was made on the entity. Only the database knows if it is in time. */
async function markDecided(
  tx: EntityManager,
  { id, sentVersion, state, draft }: Proposal,
  { sha256 }: ProposalVersion,
): Promise<void> {
  const values = [id, sentVersion, sha256, state, draft && JSON.stringify(draft)];
  const [marked] = await tx.query<[unknown[], number]>(MARK_DECIDED, values);
  if (marked.length === 0) throw NotInThisState('expired');
}

async function keepDecision(
  tx: EntityManager,
  { userId }: Actor,
  { id: versionId, sha256, parsed }: ProposalVersion,
  made: Pick<ProposalDecision, 'decision' | 'capacity'> & {
    name?: string;
    reason?: string;
    fileId?: string | undefined;
  },
): Promise<void> {
  const context = requestContext.current();
  await tx.insert(ProposalDecision, {
    ...{ id: uuid(), versionId, personId: userId, sha256, termsSha256: parsed.terms.sha256 },
    network: context?.ip ?? null,
    userAgent: context?.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    ...made,
  });
}
