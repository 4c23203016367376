import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { THREAD_PAGE, type ThreadQuery } from '../../lists/thread.dto';
import { filesColumn, filesDto, type FileRow } from '../files/files.public';
import {
  commentsColumn,
  commentsOn,
  newestComments,
  type CommentRow,
  newestNotes,
  notesOn,
  restOf,
} from './conversation';
import type { CommentsDto, RestOfMailDto } from './dto/conversation.dto';
import type {
  HistoryDto,
  NextMoveDto,
  NotesDto,
  RequestAnswerDto,
  RequestBriefDto,
  RequestDto,
} from './dto/request.dto';
import { nextOfProposals } from './find-requests';
import { clientColumns, clientDto, type ClientRow } from './request-client';
import { historyColumn, historyOf, newestHistory, type EventRow } from './request-history';
import { peopleColumns, peopleDto, type PeopleRow } from './request-people';
import {
  NEXT_MOVE_COLUMNS,
  nextMoveOf,
  type NextMoveRow,
  briefOf,
  ownMoves,
  REQUEST_COLUMNS,
  REQUESTS,
  requestDto,
  type RequestRow,
  NOTES_OF_TEAM,
  QUEUE_COLUMNS,
  queueDetails,
  staffColumns,
  staffDetails,
  type QueueRow,
  type StaffRow,
} from './request-rows';
import { panelFor, staffScope, teamsOf, visibleSql } from './request-scope';
import { RequestNotFound } from './requests.errors';

type DetailRow = RequestRow &
  NextMoveRow &
  StaffRow &
  ClientRow &
  PeopleRow & {
    files: FileRow[] | null;
    comments: CommentRow[] | null;
    events: EventRow[] | null;
  };

@Injectable()
export class RequestReader {
  constructor(private readonly dataSource: DataSource) {}

  async detail(actor: Actor, id: string): Promise<RequestAnswerDto> {
    const row = await this.row<DetailRow>(this.dataSource.manager, actor, id, detailColumns);
    const { history, before: historyBefore } = newestHistory(row.events, actor);
    const teams = teamsOf(actor);
    const { comments, before: commentsBefore } = newestComments(row.comments, actor);
    const workedFrom = panelFor(actor, row.assignedTo);
    const noted = newestNotes(row.notes ?? [], actor);
    const request = requestDto(row);
    const isClient = teams.length === 0 || row.user_id === actor.userId;
    return {
      request: {
        ...request,
        ...(teams.length > 0 && {
          ...staffDetails(row, teams),
          notes: noted.notes,
          notesBefore: noted.before,
        }),
        attachments: filesDto(row.files, actor),
        history,
        historyBefore,
        comments,
        commentsBefore,
        ...ownMoves(actor, request),
        ...(isClient && { nextMove: await this.nextMove(actor, row) }),
        people: peopleDto(row, actor),
        canDelegate: can(actor.role, Permission.DelegateRequest),
        ...(workedFrom && { workedFrom, client: clientDto(row) }),
      },
    };
  }

  private async nextMove({ userId }: Actor, row: RequestRow & NextMoveRow): Promise<NextMoveDto> {
    const request = { id: row.id, status: row.status, awaits: row.nextAwaits };
    return nextMoveOf(row, await nextOfProposals(this.dataSource.manager, userId, request));
  }

  async comments(actor: Actor, id: string, query: ThreadQuery): Promise<CommentsDto> {
    await this.expectVisible(actor, id);
    return commentsOn(this.dataSource.manager, actor, id, query);
  }

  async restOfMail(actor: Actor, id: string, commentId: string): Promise<RestOfMailDto> {
    await this.expectVisible(actor, id);
    return restOf(this.dataSource.manager, actor, id, commentId);
  }

  async history(actor: Actor, id: string, query: ThreadQuery): Promise<HistoryDto> {
    await this.expectVisible(actor, id);
    return historyOf(this.dataSource.manager, actor, id, query);
  }

  async notes(actor: Actor, id: string, query: ThreadQuery): Promise<NotesDto> {
    await this.expectVisible(actor, id);
    return notesOn(this.dataSource.manager, actor, id, query);
  }

  private async expectVisible(actor: Actor, id: string): Promise<void> {
    await this.row(this.dataSource.manager, actor, id, () => ['r.id']);
  }

  async brief(db: EntityManager, actor: Actor, id: string): Promise<RequestBriefDto> {
    const isStaff = teamsOf(actor).length > 0;
    const columns = () => [REQUEST_COLUMNS, ...(isStaff ? [QUEUE_COLUMNS] : [])];
    const row = await this.row<RequestRow & QueueRow>(db, actor, id, columns);
    return { ...briefOf(actor, row), ...(isStaff && queueDetails(row)) };
  }

  async read(db: EntityManager, actor: Actor, id: string): Promise<RequestDto> {
    const teams = teamsOf(actor);
    const row = await this.row<RequestRow & StaffRow>(db, actor, id, () => [
      REQUEST_COLUMNS,
      ...(teams.length > 0 ? [staffColumns(teams, NOTES_OF_TEAM)] : []),
    ]);
    return { ...requestDto(row), ...(teams.length > 0 && staffDetails(row, teams)) };
  }

  private async row<Row>(
    db: EntityManager,
    actor: Actor,
    id: string,
    columnsOf: (bind: Bind, actor: Actor) => string[],
  ): Promise<Row> {
    const { bind, values } = new Conditions();
    const isIt = `r.id = ${bind(id)} AND ${visibleSql(actor)(bind)}`;
    const columns = columnsOf(bind, actor).join(', ');
    const [row] = await read<Row>(db, `SELECT ${columns} FROM ${REQUESTS} WHERE ${isIt}`, values);
    if (!row) throw RequestNotFound();
    return row;
  }
}

const OWN_FILES = 'f.request_id = r.id AND f.comment_id IS NULL AND f.note_id IS NULL';

type Bind = (value: unknown) => string;

function detailColumns(bind: Bind, actor: Actor): string[] {
  const teams = teamsOf(actor);
  const ofStaff = () => [
    staffColumns(teams, THREAD_PAGE + 1, true),
    clientColumns(staffScope(actor), bind),
  ];
  return [
    REQUEST_COLUMNS,
    NEXT_MOVE_COLUMNS,
    peopleColumns(actor, bind),
    `${commentsColumn('r.id')} AS comments`,
    `${filesColumn(OWN_FILES)} AS files`,
    // Must be bound first; events store the id as text.
    `${historyColumn('$1::uuid::text')} AS events`,
    ...(teams.length > 0 ? ofStaff() : []),
  ];
}
