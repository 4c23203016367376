import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { Conditions } from '../../lists/conditions';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { CommentsDto } from './dto/conversation.dto';
import type {
  HistoryDto,
  NotesDto,
  RequestAnswerDto,
  RequestBriefDto,
  RequestDto,
} from './dto/request.dto';
import { clientOf } from './request-client';
import { commentsOn } from './request-comments';
import { historyOf } from './request-history';
import { notesOn } from './request-notes';
import {
  briefOf,
  ownMoves,
  requestDto,
  SELECT_REQUEST,
  type RequestRow,
  withStaffDetails,
} from './request-rows';
import { panelFor, staffScope, teamsOf, visibleSql } from './request-scope';
import { RequestNotFound } from './requests.errors';

/** One request as this person may see it. Missing and not theirs are the same 404. */
@Injectable()
export class RequestReader {
  constructor(private readonly dataSource: DataSource) {}

  async detail(actor: Actor, id: string): Promise<RequestAnswerDto> {
    const db = this.dataSource.manager;
    const request = await this.read(db, actor, id);
    const workedFrom = panelFor(actor, request.assignedTo);
    const teams = teamsOf(actor);
    const [{ history, before: historyBefore }, { comments, before: commentsBefore }, noted] =
      await Promise.all([
        historyOf(db, actor, id),
        commentsOn(db, actor, id),
        teams.length > 0 ? notesOn(db, teams, id) : undefined,
      ]);
    return {
      request: {
        ...request,
        history,
        historyBefore,
        comments,
        commentsBefore,
        ...(noted && { notes: noted.notes, notesBefore: noted.before }),
        ...ownMoves(actor, request),
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

  /** Earlier messages of a request that the caller may see. */
  async comments(actor: Actor, id: string, query: ThreadQuery): Promise<CommentsDto> {
    await this.expectVisible(actor, id);
    return commentsOn(this.dataSource.manager, actor, id, query);
  }

  async history(actor: Actor, id: string, query: ThreadQuery): Promise<HistoryDto> {
    await this.expectVisible(actor, id);
    return historyOf(this.dataSource.manager, actor, id, query);
  }

  /** Of the caller's teams. */
  async notes(actor: Actor, id: string, query: ThreadQuery): Promise<NotesDto> {
    await this.expectVisible(actor, id);
    return notesOn(this.dataSource.manager, teamsOf(actor), id, query);
  }

  private async expectVisible(actor: Actor, id: string): Promise<void> {
    const conditions = new Conditions();
    conditions.equal('r.id', id);
    conditions.add(visibleSql(actor, conditions.bind));
    const [found] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM project_requests r WHERE ${conditions.where}`,
      conditions.values,
    );
    if (!found) throw RequestNotFound();
  }

  /** What use cases answer with, inside their transaction. */
  async brief(db: EntityManager, actor: Actor, id: string): Promise<RequestBriefDto> {
    return briefOf(actor, await this.read(db, actor, id));
  }

  /** All but the threads; for whoever lost a race. */
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
