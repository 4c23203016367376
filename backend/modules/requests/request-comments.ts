import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { filesColumn, filesDto, type FileRow } from '../files/files.public';
import { newestAsJson, newestPart, readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { CommentsDto, RequestCommentDto } from './dto/conversation.dto';
import { actorInWords, type ActorColumns } from './request-people';
import { teamsOf } from './request-scope';

export type CommentRow = ActorColumns & {
  id: string;
  body: string;
  is_from_staff: boolean;
  is_by_mail: boolean;
  /** A string when read as JSON. */
  created_at: Date | string;
  files: FileRow[] | null;
};

const COMMENTS: Thread = {
  columns: `c.id, c.body, c.is_from_staff, c.is_by_mail, c.created_at, c.author_id AS actor_id,
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
  createdAt: new Date(row.created_at),
  attachments: filesDto(row.files, actor),
});
