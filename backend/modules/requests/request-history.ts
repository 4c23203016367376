import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { definitionOf, historyTypes, describeEvent } from '../../events/events.public';
import { newestAsJson, newestPart, readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { HistoryDto, HistoryEntryDto } from './dto/request.dto';
import type { RequestStatus } from './request-options';
import { actorInWords, type ActorColumns } from './request-people';
import { teamsOf } from './request-scope';
import {
  participantAdded,
  participantRemoved,
  privacyChanged,
  requestEdited,
  requestHandedOver,
  requestRaised,
  requestReopened,
  requestWithdrawn,
} from './requests.events';

type Fields = { status?: RequestStatus; isOverride?: boolean };

export type EventRow = ActorColumns & {
  id: string;
  type: string;
  at: Date | string;
  data: { before?: Fields; after?: Fields };
  reason: string | null;
};

const CLIENTS_DO = [
  requestRaised,
  requestEdited,
  requestWithdrawn,
  requestReopened,
  participantAdded,
  participantRemoved,
  privacyChanged,
  requestHandedOver,
]
  .map(({ type }) => `'${type}'`)
  .join();

const HISTORY: Thread = {
  columns: `e.id, e.type, e.at, e.data, reason.body AS reason, e.actor_id, u.first_name, u.last_name,
            e.actor_id = r.user_id OR (u.role = 'client' AND e.type IN (${CLIENTS_DO})) AS is_client`,
  from: `events e JOIN project_requests r ON r.id = e.subject_id::uuid
     LEFT JOIN request_reasons reason ON reason.event_id = e.id
     LEFT JOIN users u ON u.id = e.actor_id`,
  alias: 'e',
  table: 'events',
  parent: 'subject_id',
  at: 'at',
};

export async function historyOf(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  query: ThreadQuery = {},
): Promise<HistoryDto> {
  const { rows, before } = await readThread<EventRow>(db, HISTORY, requestId, query, (conditions) =>
    conditions.add(`e.type = ANY(${conditions.bind(historyTypes('request'))})`),
  );
  return { history: entriesOf(rows, actor), before };
}

export function historyColumn(requestId: string): string {
  const types = historyTypes('request').map((type) => `'${type}'`);
  return newestAsJson(HISTORY, requestId, `e.type IN (${types.join()})`);
}

export function newestHistory(found: EventRow[] | null, actor: Actor): HistoryDto {
  const { rows, before } = newestPart(found ?? []);
  return { history: entriesOf(rows, actor), before };
}

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

const entriesOf = (rows: EventRow[], actor: Actor): HistoryEntryDto[] =>
  rows.flatMap((row) => describeEvent('history', row, () => entryDto(row, actor)) ?? []);

function entryDto(row: EventRow, actor: Actor): HistoryEntryDto {
  const isStaff = teamsOf(actor).length > 0;
  return {
    _id: row.id,
    at: new Date(row.at),
    text: definitionOf(row.type)!.history!({ data: row.data as never }, { isStaff }),
    by: actorInWords(row, actor, isStaff),
    reason: row.reason,
    status: statusSetBy(row),
    ...(isStaff && { isOverride: row.data.after?.isOverride ?? false }),
  };
}

function statusSetBy({ type, data: { before, after } }: EventRow): RequestStatus | null {
  if (type === 'request.raised') return 'pending';
  if (!before || !after?.status || after.status === before.status) return null;
  return after.status;
}
