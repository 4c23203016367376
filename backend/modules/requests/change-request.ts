import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { RequestChangedDto } from './dto/request.dto';
import { lockRequest } from './lock-request';
import type { ProjectRequest } from './project-request.entity';
import { RequestNote } from './request-note.entity';
import type { Team } from './request-options';
import { RequestReader } from './request-reader';
import { RequestReason } from './request-reason.entity';
import { scopeSql, type Scope } from './request-scope';
import type { RequestStatus } from './request-status';
import { RequestPreconditionFailed } from './requests.errors';
import { requestMoved, requestNoted, requestPriced } from './requests.events';

export type RequestChange = {
  requestId: string;
  status?: RequestStatus;
  note?: { team: Team; text: string | undefined };
  reason?: string;
  /** Whole US dollars; null takes the price back. */
  agreedPrice?: number | null;
  version?: number;
};

/** Staff move a request, note something on it or agree on its price, within the panel's own scope. */
@Injectable()
export class ChangeRequest {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
  ) {}

  /** `ifMatch` is the `If-Match` header: an ETag this API gave out. */
  run(
    actor: Actor,
    scope: Scope,
    change: RequestChange,
    ifMatch?: string,
  ): Promise<RequestChangedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, change.requestId, (bind) => scopeSql(scope, bind));
      await this.expectVersion(tx, actor, request, change.version, ifMatch);
      const moved = await this.move(tx, request, change);
      const noted = await this.addNote(tx, actor, request, change);
      const priced = await this.agreeOnPrice(tx, request, change);
      const isChanged = moved || noted || priced;
      if (isChanged) await tx.save(request);
      return {
        message: isChanged ? 'Request updated.' : 'Nothing was changed.',
        request: {
          ...(await this.reader.brief(tx, actor, request.id)),
          ...(noted && addedNote(change.note!)),
        },
      };
    });
  }

  private async expectVersion(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    version: number | undefined,
    ifMatch: string | undefined,
  ): Promise<void> {
    const isStale =
      ifMatch !== undefined &&
      !etagsIn(ifMatch).some((tag) => tag === '*' || tag === etagOf(request));
    if (!isStale && (version === undefined || version === request.version)) return;
    const current = await this.reader.read(tx, actor, request.id);
    if (isStale) throw RequestPreconditionFailed(current);
    request.expectVersion(version, current);
  }

  private async move(
    tx: EntityManager,
    request: ProjectRequest,
    { status, reason }: RequestChange,
  ): Promise<boolean> {
    if (!status) return false;
    const moved = request.moveTo(status, { reason, reasonRequired: this.config.requireReason });
    if (!moved) return false;
    const { from, isOverride } = moved;
    const eventId = await this.events.record(
      tx,
      requestMoved({
        subject: request.id,
        before: { status: from },
        after: { status, isOverride },
      }),
    );
    if (reason) await tx.insert(RequestReason, { eventId, requestId: request.id, body: reason });
    return true;
  }

  private async addNote(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { note }: RequestChange,
  ): Promise<boolean> {
    if (!note?.text) return false;
    const { team, text } = note;
    const noteId = uuid();
    await tx.insert(RequestNote, {
      id: noteId,
      requestId: request.id,
      team,
      authorId: actor.userId,
      body: text,
    });
    request.touched();
    await this.events.record(tx, requestNoted({ subject: request.id, after: { noteId, team } }));
    return true;
  }

  private async agreeOnPrice(
    tx: EntityManager,
    request: ProjectRequest,
    { agreedPrice }: RequestChange,
  ): Promise<boolean> {
    const before = { agreedPrice: request.agreedPrice };
    if (agreedPrice === undefined || !request.agreeOn(agreedPrice)) return false;
    await this.events.record(
      tx,
      requestPriced({ subject: request.id, before, after: { agreedPrice } }),
    );
    return true;
  }
}

const addedNote = ({ team, text }: { team: Team; text: string | undefined }) =>
  team === 'support' ? { supportNotes: text } : { managerNotes: text };

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

/** `If-Match` may list several; proxies that compress turn ours into weak ones. */
const etagsIn = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
