import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { AppError, expectVersion } from '../../errors/app-error';
import { record } from '../../events/events.public';
import { plusDays, weekdayOf, type Day } from '../../time/days';
import {
  ChangeRequest,
  lockRequest,
  staffSql,
  type ProjectRequest,
} from '../requests/requests.public';
import { officeCalendar, OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import type { ChangeDraftDto, ProposalChangedDto, ShareDto } from './dto/proposal.dto';
import { firmFacts } from './firm';
import type { Share } from './money';
import {
  canonicalJson,
  draftFor,
  gapsIn,
  paperOf,
  reminderDay,
  sha256Of,
  type Paper,
} from './paper';
import {
  Proposal,
  ProposalVersion,
  StoredDocument,
  type DocumentKind,
  type Draft,
  type ProposalKind,
  type Shares,
} from './proposal.entity';
import {
  DayPast,
  DraftChangedMeanwhile,
  LegalFactsMissing,
  MAX_OPEN,
  NewerVersion,
  NoDraft,
  NothingToChange,
  NotInThisState,
  OfferAccepted,
  ProposalNotFound,
  RequestClosed,
  ShareMissing,
  TooManyProposals,
} from './proposals.errors';
import {
  proposalDrafted,
  proposalSent,
  proposalSuperseded,
  proposalWithdrawn,
  requestProposed,
  type ProposalChange,
} from './proposals.events';
import { factsFor, parsePaper, ReadProposals, TODAY_SQL, type ProposalRow } from './read-proposals';

const USUAL_DAYS = 30;
const LONGEST_DAYS = 366;
/** Autosaves of one person within this time are one event. */
const DRAFT_EVENT_MS = 60_000;

const OTHERS = `
  SELECT count(*) FILTER (WHERE state IN ('draft', 'sent'))::int AS open,
    (array_agg(id) FILTER (WHERE kind = 'offer' AND state = 'accepted'))[1] AS "offerId",
    ${TODAY_SQL} AS today
  FROM proposals WHERE request_id = $1`;

const KEEP_DRAFT = `
  UPDATE proposals SET draft = $2, drafted_by = $3, drafted_at = now(), updated_at = now(),
    version = version + 1 WHERE id = $1`;

const DROP_DRAFT = `
  UPDATE proposals SET draft = NULL, drafted_by = NULL, drafted_at = NULL, updated_at = now(),
    version = version + 1 WHERE id = $1`;

const END_DRAFT = `
  UPDATE proposals SET state = 'withdrawn', draft = NULL, drafted_by = NULL, drafted_at = NULL,
    updated_at = now(), version = version + 1 WHERE id = $1`;

/** A draft of the next version stays. */
const WITHDRAW = `
  UPDATE proposals SET state = 'withdrawn', remind_at = NULL, updated_at = now(),
    version = version + 1 WHERE id = $1`;

@Injectable()
export class WriteProposal {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ReadProposals,
    private readonly requests: ChangeRequest,
    private readonly config: AppConfig,
  ) {}

  create(actor: Actor, requestId: string, kind: ProposalKind): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, staffSql(actor));
      if (!request.isOpen) throw RequestClosed();
      const [{ open, offerId, today }] = await tx.query<
        [{ open: number; offerId: string | null; today: Day }]
      >(OTHERS, [requestId]);
      if (open >= MAX_OPEN) throw TooManyProposals();
      expectKind(kind, offerId);
      const id = uuid();
      const draft = draftFor(kind, request.serviceType, plusDays(today, USUAL_DAYS));
      const changesId = kind === 'change' ? offerId : null;
      const written = { draft, draftedBy: actor.userId, draftedAt: () => 'now()' };
      await tx.insert(Proposal, {
        id,
        requestId,
        kind,
        changesId,
        authorId: actor.userId,
        ...written,
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
      const { proposal } = await lockProposal(tx, actor, id, this.proposals);
      await expectVersion(proposal, version, DraftChangedMeanwhile, () =>
        this.proposals.one(actor, id, tx),
      );
      if (!proposal.draft) throw NoDraft();
      const draft = draftOf(form);
      const { draftedBy, draftedAt } = proposal;
      const isNew = draftedBy !== actor.userId || Date.now() - +draftedAt! > DRAFT_EVENT_MS;
      await tx.query(KEEP_DRAFT, [id, JSON.stringify(draft), actor.userId]);
      if (isNew) await record(tx, proposalDrafted({ subject: id, after: factsOf(proposal) }));
      return this.proposals.changedDto(tx, actor, id, 'Draft saved.');
    });
  }

  send(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal, request, row } = await lockProposal(tx, actor, id, this.proposals);
      await expectVersion(proposal, version, DraftChangedMeanwhile, () =>
        this.proposals.one(actor, id, tx),
      );
      if (!proposal.draft) throw NoDraft();
      if (!request.isOpen) throw RequestClosed();
      const [{ open, offerId }] = await tx.query<[{ open: number; offerId: string | null }]>(
        OTHERS,
        [request.id],
      );
      const isOpen = proposal.state === 'draft' || proposal.state === 'sent';
      if (!isOpen && open >= MAX_OPEN) throw TooManyProposals();
      expectKind(proposal.kind, offerId);
      const useSample = this.config.sampleLegalFacts;
      const { missing } = firmFacts(useSample);
      if (missing.length > 0) throw LegalFactsMissing(missing);
      const paper = paperOf(proposal.draft, factsFor(row), useSample);
      expectComplete(proposal.draft, paper, row.today);
      const { versionId, ...sent } = await this.write(tx, actor, proposal, paper);
      await queueDocument(tx, 'proposal', versionId);
      const after = { ...factsOf(proposal), ...sent };
      if (proposal.state === 'sent') {
        const { sentVersion, netMinor } = row;
        const former = { ...after, version: sentVersion, netMinor: netMinor! };
        await record(tx, proposalSuperseded({ subject: id, after: former }));
      }
      await record(tx, proposalSent({ subject: id, after }));
      await recordOnRequest(tx, proposal, 'sent', paper);
      await this.requests.answer(tx, actor, request);
      return this.proposals.changedDto(tx, actor, id, 'The proposal is sent.');
    });
  }

  /** Without a version that was sent, the proposal ends with its draft. */
  discardDraft(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal } = await lockProposal(tx, actor, id, this.proposals);
      await expectVersion(proposal, version, DraftChangedMeanwhile, () =>
        this.proposals.one(actor, id, tx),
      );
      if (!proposal.draft) throw NoDraft();
      const about = { subject: id, after: factsOf(proposal) };
      if (proposal.sentVersion === 0) {
        await tx.query(END_DRAFT, [id]);
        await record(tx, proposalWithdrawn(about));
      } else {
        await tx.query(DROP_DRAFT, [id]);
        await record(tx, proposalDrafted(about));
      }
      return this.proposals.changedDto(tx, actor, id, 'The draft is discarded.');
    });
  }

  withdraw(actor: Actor, id: string, version: number): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal, row } = await lockProposal(tx, actor, id, this.proposals);
      const { state, sentVersion } = proposal;
      if (state !== 'sent') throw NotInThisState(state);
      if (version !== sentVersion) throw NewerVersion(sentVersion);
      await tx.query(WITHDRAW, [id]);
      const after = { ...factsOf(proposal), netMinor: row.netMinor! };
      await record(tx, proposalWithdrawn({ subject: id, after }));
      await recordOnRequest(tx, proposal, 'withdrawn', parsePaper(row.content!));
      return this.proposals.changedDto(tx, actor, id, 'The proposal is withdrawn.');
    });
  }

  startVersion(actor: Actor, id: string, version: number | undefined): Promise<ProposalChangedDto> {
    return this.transactions.run(async (tx) => {
      const { proposal, request, row } = await lockProposal(tx, actor, id, this.proposals);
      await expectVersion(proposal, version, DraftChangedMeanwhile);
      const { state, sentVersion } = proposal;
      if (['accepted', 'superseded'].includes(state) || sentVersion === 0)
        throw NotInThisState(state);
      if (!request.isOpen) throw RequestClosed();
      if (!proposal.draft) {
        const paper = parsePaper(row.content!);
        const validUntil =
          paper.validUntil! < row.today ? plusDays(row.today, USUAL_DAYS) : paper.validUntil;
        const draft = { ...draftFrom(paper, proposal.sentShares), validUntil };
        await tx.query(KEEP_DRAFT, [id, JSON.stringify(draft), actor.userId]);
      }
      return this.proposals.changedDto(tx, actor, id, 'A new version is started.');
    });
  }

  private async write(tx: EntityManager, actor: Actor, proposal: Proposal, paper: Paper) {
    const content = canonicalJson(paper);
    const { version: number, currency, netMinor, vatMinor, totalMinor } = paper;
    const versionId = uuid();
    const { validUntil } = paper as { validUntil: Day };
    await tx.insert(ProposalVersion, {
      ...{ id: versionId, proposalId: proposal.id, number, content, sha256: sha256Of(content) },
      ...{ currency, netMinor, vatMinor, totalMinor, validUntil },
      ...{ termsVersion: paper.terms.version, sentBy: actor.userId },
    });
    const calendar = await officeCalendar(tx);
    const weekdays = calendar.hours.map(({ day }) => day);
    const remindOn = reminderDay(
      validUntil,
      (day) => weekdays.includes(weekdayOf(day)) && !calendar.holidays.includes(day),
    );
    await tx.query(
      `UPDATE proposals p SET state = 'sent', sent_version = $2, draft = NULL, drafted_by = NULL,
         drafted_at = NULL, seen_at = NULL, version = version + 1, updated_at = now(),
         expires_at = ($3::date + 1)::timestamp AT TIME ZONE ${OFFICE_ZONE_SQL},
         remind_at = (SELECT d.at FROM (SELECT ($4::date + time '08:00') AT TIME ZONE ${OFFICE_ZONE_SQL}) d (at)
           WHERE d.at > now()),
         sent_shares = $5
       WHERE p.id = $1`,
      [proposal.id, number, validUntil, remindOn, JSON.stringify(sharesOf(proposal.draft!))],
    );
    return { versionId, version: number, netMinor };
  }
}

export type Locked = { proposal: Proposal; request: ProjectRequest; row: ProposalRow };

/**
 * Locks the request, then the proposal.
 * @throws ProposalNotFound
 */
export async function lockProposal(
  tx: EntityManager,
  actor: Actor,
  id: string,
  proposals: ReadProposals,
  requestSql = staffSql,
): Promise<Locked> {
  const found = await tx.findOneBy(Proposal, { id });
  if (!found) throw ProposalNotFound();
  const request = await lockRequest(tx, found.requestId, requestSql(actor)).catch((error) => {
    throw error instanceof AppError ? ProposalNotFound() : error;
  });
  const proposal = (await lockRow(tx, Proposal, { id }))!;
  return { proposal, request, row: await proposals.row(actor, id, tx) };
}

function expectKind(kind: ProposalKind, offerId: string | null): void {
  if (kind === 'offer' && offerId) throw OfferAccepted();
  if (kind === 'change' && !offerId) throw NothingToChange();
}

function expectComplete(draft: Draft, paper: Paper, today: Day): void {
  const errors = gapsIn(draft, paper);
  if (errors.length > 0) {
    const message = errors.length === 1 ? errors[0]!.message : 'Please check the marked fields.';
    throw new AppError('invalid', 'validation_failed', message, { errors });
  }
  const last = draft.validUntil!;
  if (last < today || last > plusDays(today, LONGEST_DAYS)) throw DayPast();
}

const draftOf = (form: Omit<ChangeDraftDto, 'version'>): Draft => ({
  scope: form.scope ?? '',
  exclusions: form.exclusions ?? '',
  lines: form.lines.map(({ text = '', quantity, unitMinor, vatRate }) => ({
    ...{ text, quantity, unitMinor, vatRate },
  })),
  deposit: form.deposit ? shareIn(form.deposit, 'deposit') : null,
  milestones: form.milestones.map(({ title = '', due, ...one }, index) => ({
    ...{ title, due: due ?? null },
    ...shareIn(one, `milestones.${index}`),
  })),
  vatNote: form.vatNote ?? '',
  validUntil: form.validUntil ?? null,
});

function shareIn({ share, minor }: ShareDto, field: string): Share {
  if (minor !== undefined) return { minor };
  if (share === undefined) throw ShareMissing(field);
  return { share };
}

const sharesOf = ({ deposit, milestones }: Draft): Shares => ({
  deposit,
  milestones: milestones.map(({ share, minor }) => ({ share, minor })),
});

/** With amounts for a version that was sent before its shares were kept. */
const draftFrom = (paper: Paper, shares: Shares | null): Draft => ({
  scope: paper.scope,
  exclusions: paper.exclusions,
  lines: paper.lines.map(({ netMinor: _net, ...line }) => line),
  deposit: shares?.deposit ?? (paper.depositMinor === null ? null : { minor: paper.depositMinor }),
  milestones: paper.milestones.map(({ title, due, minor }, index) => ({
    ...{ title, due },
    ...(shares?.milestones[index] ?? { minor }),
  })),
  vatNote: paper.vatNote,
  validUntil: paper.validUntil,
});

export const factsOf = ({ requestId, sentVersion }: Proposal) => ({
  ...{ requestId, version: sentVersion, netMinor: 0, currency: '' },
});

export const recordOnRequest = (
  tx: EntityManager,
  { requestId, number }: Pick<Proposal, 'requestId' | 'number'>,
  change: ProposalChange,
  { netMinor, vatMinor, currency }: Pick<Paper, 'netMinor' | 'vatMinor' | 'currency'>,
) =>
  record(
    tx,
    requestProposed({
      subject: requestId,
      after: { change, number, netMinor, vatMinor, currency },
    }),
  );

export const queueDocument = (tx: EntityManager, kind: DocumentKind, subjectId: string) =>
  tx.insert(StoredDocument, { id: uuid(), kind, subjectId });
