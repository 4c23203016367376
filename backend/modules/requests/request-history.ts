import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { HistoryDto, HistoryEntryDto } from './dto/request.dto';
import type { EventKind } from './request-event.entity';
import { TEAM_LABELS, type Team } from './request-options';
import { actorInWords, type ActorColumns } from './request-people';
import { teamsOf } from './request-scope';
import { isOpen, STATUS_LABELS, type RequestStatus } from './request-status';

type EventRow = ActorColumns & {
  id: string;
  kind: EventKind;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  team: Team | null;
  amount: number | null;
  is_override: boolean;
  reason: string | null;
  created_at: Date;
};

const HISTORY: Thread = {
  columns: `e.id, e.kind, e.from_status, e.to_status, e.team, e.amount, e.is_override, e.reason,
            e.created_at, e.actor_id, u.first_name, u.last_name, e.actor_id = r.user_id AS is_client`,
  from: `request_events e JOIN project_requests r ON r.id = e.request_id
     LEFT JOIN users u ON u.id = e.actor_id`,
  alias: 'e',
  table: 'request_events',
  parent: 'request_id',
};

/** The last of what happened to a request, oldest first, in words for this reader. */
export async function historyOf(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  query: ThreadQuery = {},
): Promise<HistoryDto> {
  const { rows, before } = await readThread<EventRow>(db, HISTORY, requestId, query);
  return { history: rows.map((row) => entryDto(row, actor)), before };
}

/** The one that was just written. */
export async function entryAdded(
  db: EntityManager,
  actor: Actor,
  id: string,
): Promise<HistoryEntryDto> {
  const [row] = await db.query<[EventRow]>(
    `SELECT ${HISTORY.columns} FROM ${HISTORY.from} WHERE e.id = $1`,
    [id],
  );
  return entryDto(row, actor);
}

function entryDto(row: EventRow, actor: Actor): HistoryEntryDto {
  const isStaff = teamsOf(actor).length > 0;
  return {
    _id: row.id,
    at: row.created_at,
    text: inPlainWords(row, isStaff),
    by: actorInWords(row, actor, isStaff),
    reason: row.reason,
    status: row.to_status,
    ...(isStaff && { isOverride: row.is_override }),
  };
}

/** Clients need not know our teams. */
function inPlainWords(event: EventRow, isStaff: boolean): string {
  const team = event.team && isStaff ? TEAM_LABELS[event.team] : 'our team';
  switch (event.kind) {
    case 'raised':
      return 'Request raised';
    case 'delegated':
      return `Assigned to ${team}`;
    case 'reassigned':
      return isStaff ? `Handed on to ${team}` : 'Handed on within our team';
    case 'priced':
      return event.amount === null
        ? 'Price taken back'
        : `Price agreed: $${event.amount.toLocaleString('en-US')}`;
    case 'status_changed':
      return moveInWords(event, isStaff);
  }
}

function moveInWords({ from_status: from, to_status: to, is_client }: EventRow, isStaff: boolean) {
  if (to === 'withdrawn') return 'Request withdrawn';
  if (is_client && from && !isOpen(from)) return 'Request reopened';
  if (!isStaff && to) return CLIENT_WORDS[to];
  const label = (status: RequestStatus | null) => (status ? STATUS_LABELS[status] : 'nowhere');
  return `Moved from ${label(from)} to ${label(to)}`;
}

/** A client cares for what it means, not for the names of our steps. */
const CLIENT_WORDS: Record<RequestStatus, string> = {
  pending: 'Waiting to be looked at again',
  assigned: 'Back with our team',
  in_review: 'Our review has begun',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Request withdrawn',
};
