import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import {
  Notifications,
  priceAgreed,
  priceTakenBack,
  statusChanged,
} from '../notifications/notifications.public';
import type { RequestChangedDto } from './dto/request.dto';
import { lockRequest } from './lock-request';
import type { ProjectRequest } from './project-request.entity';
import { RequestEvent } from './request-event.entity';
import { RequestNote } from './request-note.entity';
import type { Team } from './request-options';
import { RequestReader } from './request-reader';
import { scopeSql, type Scope } from './request-scope';
import { CLIENT_STATUS_LABELS, type RequestStatus } from './request-status';
import { RequestPreconditionFailed } from './requests.errors';

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
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
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
      const moved = await this.move(tx, actor, request, change);
      const noted = await this.addNote(tx, actor, request, change);
      const priced = await this.agreeOnPrice(tx, actor, request, change);
      if (moved || noted || priced) {
        await tx.save(request);
        await this.audit.record(tx, {
          action: moved ? 'request.status-changed' : noted ? 'request.noted' : 'request.priced',
          objectType: 'request',
          objectId: request.id,
          before: moved && { status: moved.from },
          after: {
            status: request.status,
            noted,
            ...(moved && { isOverride: moved.isOverride }),
            ...(priced && { agreedPrice: request.agreedPrice }),
          },
        });
      }
      return {
        message: moved || noted || priced ? 'Request updated.' : 'Nothing was changed.',
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
    actor: Actor,
    request: ProjectRequest,
    change: RequestChange,
  ): Promise<{ from: RequestStatus; isOverride: boolean } | null> {
    if (!change.status) return null;
    const moved = request.moveTo(change.status, {
      reason: change.reason,
      reasonRequired: this.config.requireReason,
    });
    if (!moved) return null;
    const eventId = uuid();
    await tx.insert(RequestEvent, {
      id: eventId,
      requestId: request.id,
      kind: 'status_changed',
      actorId: actor.userId,
      fromStatus: moved.from,
      toStatus: request.status,
      isOverride: moved.isOverride,
      reason: change.reason ?? null,
    });
    await this.outbox.add(tx, 'status-changed', { eventId }, { orderingKey: request.id });
    const { status } = request;
    const news = { status, label: CLIENT_STATUS_LABELS[status], reason: change.reason };
    await this.notifications.tell(tx, request.userId, statusChanged(request, news));
    return moved;
  }

  private async addNote(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { note }: RequestChange,
  ): Promise<boolean> {
    if (!note?.text) return false;
    await tx.insert(RequestNote, {
      id: uuid(),
      requestId: request.id,
      team: note.team,
      authorId: actor.userId,
      body: note.text,
    });
    request.touched();
    return true;
  }

  private async agreeOnPrice(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { agreedPrice }: RequestChange,
  ): Promise<boolean> {
    if (agreedPrice === undefined || !request.agreeOn(agreedPrice)) return false;
    await tx.insert(RequestEvent, {
      id: uuid(),
      requestId: request.id,
      kind: 'priced',
      actorId: actor.userId,
      amount: agreedPrice,
    });
    const notice =
      agreedPrice === null ? priceTakenBack(request) : priceAgreed(request, agreedPrice);
    await this.notifications.tell(tx, request.userId, notice);
    return true;
  }
}

const addedNote = ({ team, text }: { team: Team; text: string | undefined }) =>
  team === 'support' ? { supportNotes: text } : { managerNotes: text };

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

/** `If-Match` may list several; proxies that compress turn ours into weak ones. */
const etagsIn = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
