import type { NextMoveDto } from './dto/request.dto';
import { isOpen, type RequestStatus } from './request-options';

export const NEXT_MOVE_COLUMNS = `r.awaiting_client_at AS "nextAwaiting", r.reply_due_at AS "nextReplyDue",
  (SELECT a.first_name FROM users a WHERE a.id = r.assignee_id) AS "nextWho"`;

export type NextMoveRow = {
  status: RequestStatus;
  nextAwaiting: Date | null;
  nextReplyDue: Date | null;
  nextWho: string | null;
};

export function nextMoveOf(row: NextMoveRow): NextMoveDto {
  if (!isOpen(row.status)) return { whose: 'nobody', who: null, replyDueAt: null };
  const whose = row.nextAwaiting ? 'client' : 'staff';
  return { whose, who: row.nextWho, replyDueAt: whose === 'staff' ? row.nextReplyDue : null };
}
