import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor, Team } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { AnswerHeaders } from '../../http/answer-headers';
import { isActive } from '../accounts/accounts.public';
import { bindFiles } from '../files/files.public';
import { RequestClocks } from '../response-times/response-times.public';
import { RequestNote } from './conversation.entity';
import type { RequestChangedDto } from './dto/request.dto';
import { acceptanceOf, lockRequest } from './find-requests';
import { awaitDecision, MoveRequest } from './move-request';
import type { ProjectRequest } from './project-request.entity';
import {
  isUsualMove,
  type RequestStatus,
  type Urgency,
  type ProposalKind,
} from './request-options';
import { RequestReader } from './request-reader';
import { priceOf } from './request-rows';
import { scopeSql, staffSql, type Scope } from './request-scope';
import {
  NotAReader,
  NoteNeeded,
  PriceAgreed,
  RequestChangedMeanwhile,
  RequestPreconditionFailed,
} from './requests.errors';
import { requestAgreed, requestBecameUrgent, requestNoted, requestPriced } from './requests.events';

type RequestChange = {
  requestId: string;
  status?: RequestStatus | undefined;
  urgency?: Urgency | undefined;
  note?: { team: Team; text: string | undefined; mentions?: string[] | undefined };
  attachments?: string[];
  reason?: string | undefined;
  agreedPrice?: number | null;
  version?: number | undefined;
};

/** `proposal`: its reference. A client who signs hears from us within the time of a reply. */
type Agreement = {
  minor: number;
  currency: string;
  proposal: string;
  kind: ProposalKind;
  byClient: boolean;
};

@Injectable()
export class ChangeRequest {
  constructor(
    private readonly moving: MoveRequest,
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly clocks: RequestClocks,
  ) {}

  change(
    actor: Actor,
    scope: Scope,
    change: RequestChange,
    ifMatch?: string,
  ): Promise<RequestChangedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, change.requestId, (bind) => scopeSql(scope, bind));
      await this.expectVersion(tx, actor, request, change.version, ifMatch);
      const urged = await this.setUrgency(tx, request, change);
      const moved = await this.moving.within(tx, request, change);
      const noted = await this.addNote(tx, actor, request, change);
      const priced = await this.agreeOnPrice(tx, request, change);
      const isChanged = urged || moved || noted || priced;
      if (isChanged) {
        await this.clocks.follow(tx, request, actor.userId);
        await saveChanged(tx, request);
      }
      return {
        message: isChanged ? 'Request updated.' : 'Nothing was changed.',
        request: {
          ...(await this.reader.brief(tx, actor, request.id)),
          ...(noted && addedNote(change.note!)),
        },
      };
    });
  }

  async note(
    tx: EntityManager,
    actor: Actor,
    requestId: string,
    { text, attachments }: { text: string; attachments: string[] },
  ): Promise<void> {
    const request = await lockRequest(tx, requestId, staffSql(actor));
    const note = { team: request.assignedTo ?? ('manager' as const), text };
    await this.addNote(tx, actor, request, { requestId, note, attachments });
    await this.clocks.follow(tx, request, actor.userId);
    await saveChanged(tx, request);
  }

  /** A sent proposal answers the client as a message does. Expects the request locked. */
  async answer(tx: EntityManager, actor: Actor, request: ProjectRequest): Promise<void> {
    request.commentedOn(true);
    await this.followProposals(tx, actor, request);
  }

  /** After a proposal was sent, declined or withdrawn, or has expired. Expects the request locked. */
  async followProposals(
    tx: EntityManager,
    actor: Pick<Actor, 'userId'> | null,
    request: ProjectRequest,
  ): Promise<void> {
    await awaitDecision(tx, request);
    await this.clocks.follow(tx, request, actor?.userId ?? null);
    await saveChanged(tx, request);
  }

  /** Expects the request locked. */
  async agree(
    tx: EntityManager,
    request: ProjectRequest,
    { minor, currency, proposal, kind, byClient }: Agreement,
  ): Promise<void> {
    const before = priceOf(request);
    request.agreeOn(minor, currency);
    if (byClient) request.spokenBy('client');
    if (isUsualMove(request.status, 'approved')) {
      await this.moving.within(tx, request, { status: 'approved', isAccepted: true });
    }
    await awaitDecision(tx, request);
    await this.clocks.follow(tx, request, null);
    const after = { ...priceOf(request), proposal, kind };
    await saveChanged(tx, request, requestAgreed({ subject: request.id, before, after }));
  }

  private async expectVersion(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    version: number | undefined,
    ifMatch: string | undefined,
  ): Promise<void> {
    const current = () => this.reader.read(tx, actor, request.id);
    const accepted = ifMatch === undefined ? ['*'] : etagsIn(ifMatch);
    if (!accepted.some((tag) => tag === '*' || tag === etagOf(request))) {
      throw RequestPreconditionFailed(await current());
    }
    await expectVersion(request, version, RequestChangedMeanwhile, current);
  }

  private async setUrgency(
    tx: EntityManager,
    request: ProjectRequest,
    { urgency }: RequestChange,
  ): Promise<boolean> {
    const before = urgency && request.setUrgency(urgency);
    if (!before) return false;
    const change = { before, after: { urgency: request.urgency } };
    await record(tx, requestBecameUrgent({ subject: request.id, ...change }));
    await this.clocks.retarget(tx, request);
    return true;
  }

  private async addNote(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { note, attachments = [] }: RequestChange,
  ): Promise<boolean> {
    if (!note?.text && attachments.length > 0) throw NoteNeeded();
    if (!note?.text) return false;
    const { team, text } = note;
    const mentions = await expectReaders(tx, team, note.mentions ?? []);
    const noteId = uuid();
    await tx.insert(RequestNote, {
      id: noteId,
      requestId: request.id,
      team,
      authorId: actor.userId,
      body: text,
    });
    const target = { requestId: request.id, noteId, team };
    await bindFiles(tx, actor, attachments, target);
    request.touched();
    await record(
      tx,
      requestNoted({
        subject: request.id,
        actor: actor.userId,
        after: { noteId, team, ...(mentions.length > 0 && { mentions }) },
      }),
    );
    return true;
  }

  private async agreeOnPrice(
    tx: EntityManager,
    request: ProjectRequest,
    { agreedPrice }: RequestChange,
  ): Promise<boolean> {
    const before = priceOf(request);
    if (agreedPrice === undefined || !request.setAgreedPrice(agreedPrice)) return false;
    if ((await acceptanceOf(tx, request.id)).isAgreed) throw PriceAgreed();
    await record(tx, requestPriced({ subject: request.id, before, after: priceOf(request) }));
    return true;
  }
}

async function expectReaders(tx: EntityManager, team: Team, ids: string[]): Promise<string[]> {
  const mentioned = [...new Set(ids)];
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.id = ANY($1) AND u.role IN ($2, 'admin') AND ${isActive('u')}`,
    [mentioned, team],
  );
  if (rows.length < mentioned.length) throw NotAReader();
  return mentioned;
}

const addedNote = ({ team, text }: { team: Team; text: string | undefined }) =>
  team === 'support' ? { supportNotes: text } : { managerNotes: text };

const etagOf = ({ version }: { version: number }): string => `"${version}"`;

export const WithETag = () =>
  AnswerHeaders<{ request: { version: number } }>({ ETag: ({ request }) => etagOf(request) });

/** `If-Match` may list several; compressing proxies make ours weak. */
const etagsIn = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
