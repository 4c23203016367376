import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import type { RequestCommentDto } from './dto/conversation.dto';
import { actorInWords, type ActorColumns } from './request-people';
import { teamsOf } from './request-scope';

type Row = ActorColumns & {
  id: string;
  body: string;
  is_from_staff: boolean;
  created_at: Date;
};

/** What the two sides said to each other, oldest first. */
export async function commentsOn(
  db: EntityManager,
  actor: Actor,
  requestId: string,
): Promise<RequestCommentDto[]> {
  const rows = await db.query<Row[]>(
    `SELECT c.id, c.body, c.is_from_staff, c.created_at, c.author_id AS actor_id,
            u.first_name, u.last_name, NOT c.is_from_staff AS is_client
     FROM request_comments c LEFT JOIN users u ON u.id = c.author_id
     WHERE c.request_id = $1 ORDER BY c.created_at, c.id`,
    [requestId],
  );
  const isStaff = teamsOf(actor).length > 0;
  return rows.map((row) => ({
    _id: row.id,
    text: row.body,
    by: actorInWords(row, actor, isStaff),
    isFromStaff: row.is_from_staff,
    createdAt: row.created_at,
  }));
}
