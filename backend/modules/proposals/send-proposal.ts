import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { canonicalJson, sha256Of } from '../../documents/canonical-json';
import { queueDocument } from '../../documents/define-document';
import { firmFacts } from '../../documents/firm';
import { AppError } from '../../errors/app-error';
import { saveChanged, type NewEvent } from '../../events/events.public';
import { plusDays, weekdayOf, type Day } from '../../time/days';
import { instantAt, startOf } from '../../time/wall-clock';
import { ChangeRequest, proposalKindInWords } from '../requests/requests.public';
import { officeCalendar } from '../response-times/response-times.public';
import { gapsIn } from './content-gaps';
import type { ProposalChangedDto } from './dto/proposal.dto';
import { lockDraft } from './locked-proposal';
import { contentOf, reminderDay, type ProposalContent } from './proposal-content';
import { OPEN_STATES } from './proposal-moves';
import type { Draft } from './proposal-draft';
import type { Proposal } from './proposal.entity';
import { ProposalVersion } from './proposal-version.entity';
import {
  DayPast,
  LegalFactsMissing,
  MAX_OPEN,
  RequestClosed,
  TooManyProposals,
} from './proposals.errors';
import { factsOf, proposalSent, proposalSuperseded, proposedOnRequest } from './proposals.events';
import { factsFor, rowOf } from './proposal-rows';
import { ReadProposals } from './read-proposals';
import { expectKind, proposalsOf } from './request-proposals';

const LONGEST_DAYS = 366;

const REMINDER_MINUTES = 8 * 60;

@Injectable()
export class SendProposal {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ReadProposals,
    private readonly requests: ChangeRequest,
    private readonly config: AppConfig,
  ) {}

  send(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const current = () => this.proposals.one(actor, id, tx);
      const { proposal, request, sent } = await lockDraft(tx, actor, id, version, current);
      const draft = proposal.expectDraft('send');
      if (!request.isOpen) throw RequestClosed();
      await expectPlace(tx, proposal);
      const content = await this.completeContent(tx, actor, proposal, draft);
      const versionId = await keepVersion(tx, actor, proposal, content);
      const superseded = proposal.state === 'sent' ? [supersededBySelf(proposal, sent!)] : [];
      proposal.send(await timesOf(tx, content.validUntil!));
      const { netMinor } = content;
      await saveChanged(
        tx,
        proposal,
        ...superseded,
        proposalSent({ subject: id, after: factsOf(proposal, { netMinor }) }),
        proposedOnRequest(proposal, 'sent', content),
      );
      await queueDocument(tx, 'proposal', versionId);
      await this.requests.answer(tx, actor, request);
      return this.proposals.changedDto(
        tx,
        actor,
        id,
        `The ${proposalKindInWords(proposal.kind)} is sent.`,
      );
    });
  }

  private async completeContent(
    tx: EntityManager,
    actor: Actor,
    { id }: Proposal,
    draft: Draft,
  ): Promise<ProposalContent> {
    const useSample = this.config.sampleLegalFacts;
    const { missing } = firmFacts(useSample);
    if (missing.length > 0) throw LegalFactsMissing(missing);
    const content = contentOf(draft, factsFor(await rowOf(tx, actor, id)), useSample);
    expectComplete(draft, content);
    return content;
  }
}

async function expectPlace(tx: EntityManager, { requestId, state, kind }: Proposal): Promise<void> {
  const others = await proposalsOf(tx, requestId);
  if (!OPEN_STATES.includes(state) && others.open >= MAX_OPEN) throw TooManyProposals();
  expectKind(kind, others);
}

function expectComplete(draft: Draft, content: ProposalContent): void {
  const errors = gapsIn(draft, content);
  if (errors.length > 0) {
    const message = errors.length === 1 ? errors[0]!.message : 'Please check the marked fields.';
    throw new AppError('invalid', 'validation_failed', message, { errors });
  }
  const last = draft.validUntil!;
  const today = officeToday();
  if (last < today || last > plusDays(today, LONGEST_DAYS)) throw DayPast();
}

async function keepVersion(
  tx: EntityManager,
  { userId: sentBy }: Actor,
  { id: proposalId }: Proposal,
  content: ProposalContent,
): Promise<string> {
  const id = uuid();
  const json = canonicalJson(content);
  const { version: number, currency, netMinor, vatMinor, totalMinor, terms } = content;
  await tx.insert(ProposalVersion, {
    ...{ id, proposalId, number, content: json, sha256: sha256Of(json), sentBy },
    ...{ currency, netMinor, vatMinor, totalMinor, termsVersion: terms.version },
    validUntil: content.validUntil!,
  });
  return id;
}

const supersededBySelf = (proposal: Proposal, { netMinor }: ProposalVersion): NewEvent =>
  proposalSuperseded({ subject: proposal.id, after: factsOf(proposal, { netMinor }) });

/** The end of the last day, and the morning of the reminder if it is still to come. */
async function timesOf(tx: EntityManager, validUntil: Day) {
  const calendar = await officeCalendar(tx);
  const weekdays = calendar.hours.map(({ day }) => day);
  const remindOn = reminderDay(
    validUntil,
    (day) => weekdays.includes(weekdayOf(day)) && !calendar.holidays.includes(day),
  );
  const remindAt = instantAt(remindOn, REMINDER_MINUTES, OFFICE_ZONE);
  return {
    expiresAt: startOf(plusDays(validUntil, 1), OFFICE_ZONE),
    remindAt: remindAt > databaseNow() ? remindAt : null,
  };
}
