import type { EntityManager } from 'typeorm';
import type { Actor, Team } from '../../access/access.public';
import { read } from '../../database/sql';
import { newestAsJson, newestPart, readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import { personSql } from '../accounts/accounts.public';
import { filesColumn, filesDto, type FileRow } from '../files/files.public';
import type { CommentsDto, RequestCommentDto, RestOfMailDto } from './dto/conversation.dto';
import type { NoteDto, NotesDto } from './dto/request.dto';
import { actorInWords, type ActorColumns } from './request-people';
import { NothingMore } from './requests.errors';
import { arrayOf, isClient, teamsOf } from './request-scope';

export type CommentRow = ActorColumns & {
  id: string;
  body: string;
  is_from_staff: boolean;
  is_by_mail: boolean;
  has_rest: boolean;
  /** A string when read as JSON. */
  created_at: Date | string;
  files: FileRow[] | null;
};

const COMMENTS: Thread = {
  columns: `c.id, c.body, c.is_from_staff, c.is_by_mail, c.rest_of_mail IS NOT NULL AS has_rest,
            c.created_at, c.author_id AS actor_id,
            u.first_name, u.last_name, NOT c.is_from_staff AS is_client,
            ${filesColumn('f.comment_id = c.id')} AS files`,
  from: 'request_comments c LEFT JOIN users u ON u.id = c.author_id',
  alias: 'c',
  table: 'request_comments',
  parent: 'request_id',
};

export async function commentsOn(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  query: ThreadQuery = {},
): Promise<CommentsDto> {
  const { rows, before } = await readThread<CommentRow>(db, COMMENTS, requestId, query);
  return { comments: rows.map((row) => commentDto(row, actor)), before };
}

export const commentsColumn = (requestId: string): string => newestAsJson(COMMENTS, requestId);

export function newestComments(found: CommentRow[] | null, actor: Actor): CommentsDto {
  const { rows, before } = newestPart(found ?? []);
  return { comments: rows.map((row) => commentDto(row, actor)), before };
}

/** Of a message that came by mail: for its writer and staff. */
export async function restOf(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  commentId: string,
): Promise<RestOfMailDto> {
  const [row] = await read<RestOfMailDto>(
    db,
    `SELECT rest_of_mail AS text FROM request_comments
     WHERE id = $1 AND request_id = $2 AND rest_of_mail IS NOT NULL AND (author_id = $3 OR $4)`,
    [commentId, requestId, actor.userId, !isClient(actor)],
  );
  if (!row) throw NothingMore();
  return row;
}

export async function commentAdded(
  db: EntityManager,
  actor: Actor,
  id: string,
): Promise<RequestCommentDto> {
  const [row] = await read<CommentRow>(
    db,
    `SELECT ${COMMENTS.columns} FROM ${COMMENTS.from} WHERE c.id = $1`,
    [id],
  );
  return commentDto(row!, actor);
}

const commentDto = (row: CommentRow, actor: Actor): RequestCommentDto => ({
  _id: row.id,
  text: row.body,
  by: actorInWords(row, actor, teamsOf(actor).length > 0),
  isFromStaff: row.is_from_staff,
  isByMail: row.is_by_mail,
  hasRest: row.has_rest && (row.actor_id === actor.userId || !isClient(actor)),
  createdAt: new Date(row.created_at),
  attachments: filesDto(row.files, actor),
});

export type NoteRow = Pick<NoteDto, 'team' | 'text' | 'author'> & {
  id: string;
  created_at: Date | string;
  files?: FileRow[] | null;
};

const NOTE_COLUMNS = `n.id, n.team, n.body AS text, ${personSql('u')} AS author, n.created_at`;

const NOTES: Thread = {
  columns: `${NOTE_COLUMNS}, ${filesColumn('f.note_id = n.id')} AS files`,
  from: 'request_notes n LEFT JOIN users u ON u.id = n.author_id',
  alias: 'n',
  table: 'request_notes',
  parent: 'request_id',
};

export async function notesOn(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  query: ThreadQuery = {},
): Promise<NotesDto> {
  const { rows, before } = await readThread<NoteRow>(db, NOTES, requestId, query, (conditions) =>
    conditions.add(`n.team = ANY(${conditions.bind(teamsOf(actor))})`),
  );
  return { notes: rows.map((row) => noteDto(row, actor)), before };
}

/** The last `ofTeam` notes of each team, oldest first. `newestNotes` needs one more than a page. */
export const notesColumn = (
  requestId: string,
  teams: Team[],
  { ofTeam, withFiles }: { ofTeam: number; withFiles: boolean },
): string =>
  `(SELECT json_agg(last ORDER BY last.created_at, last.id) FROM unnest(${arrayOf(teams)}) asked (team), LATERAL (
      SELECT ${withFiles ? NOTES.columns : NOTE_COLUMNS} FROM ${NOTES.from}
      WHERE n.request_id = ${requestId} AND n.team = asked.team
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${ofTeam}) last)`;

export function newestNotes(found: NoteRow[], actor: Actor): NotesDto {
  const { rows, before } = newestPart(found.toReversed());
  return { notes: rows.map((row) => noteDto(row, actor)), before };
}

export const noteDto = (
  { id, created_at, files = null, ...row }: NoteRow,
  actor?: Actor,
): NoteDto => ({
  _id: id,
  ...row,
  createdAt: new Date(created_at),
  ...(actor && { attachments: filesDto(files, actor) }),
});
