import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import type { RequestAnswerDto, RequestDto } from './dto/request.dto';
import { clientOf } from './request-client';
import { commentsOn } from './request-comments';
import { historyOf } from './request-history';
import { requestDto, SELECT_REQUEST, type RequestRow, withStaffDetails } from './request-rows';
import { panelFor, staffScope, teamsOf, visibleSql } from './request-scope';
import { isOpen, isWithdrawable } from './request-status';
import { RequestNotFound } from './requests.errors';

/** One request as this person may see it. Missing and not theirs are the same 404. */
@Injectable()
export class RequestReader {
  constructor(private readonly dataSource: DataSource) {}

  detail(actor: Actor, id: string): Promise<RequestAnswerDto> {
    return this.detailWithin(this.dataSource.manager, actor, id);
  }

  async detailWithin(db: EntityManager, actor: Actor, id: string): Promise<RequestAnswerDto> {
    const request = await this.read(db, actor, id);
    const isOwn = request.userId._id === actor.userId;
    const workedFrom = panelFor(actor, request.assignedTo);
    return {
      request: {
        ...request,
        history: await historyOf(db, actor, id),
        comments: await commentsOn(db, actor, id),
        canWithdraw: isOwn && isWithdrawable(request.status),
        canReopen: isOwn && !isOpen(request.status),
        canDelegate: can(actor.role, Permission.DelegateRequest),
        ...(workedFrom && {
          workedFrom,
          client: await clientOf(db, staffScope(actor), {
            _id: id,
            clientId: request.userId._id,
          }),
        }),
      },
    };
  }

  /** For use cases that answer with what they changed, inside their transaction. */
  async read(db: EntityManager, actor: Actor, id: string): Promise<RequestDto> {
    const values: unknown[] = [id];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const [row] = await db.query<RequestRow[]>(
      `${SELECT_REQUEST} WHERE r.id = $1 AND ${visibleSql(actor, bind)}`,
      values,
    );
    if (!row) throw RequestNotFound();
    const teams = teamsOf(actor);
    const request = requestDto(row);
    return teams.length > 0 ? (await withStaffDetails(db, [request], teams))[0]! : request;
  }
}
