import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import type { HistoryEntryDto, RequestAnswerDto, RequestDto } from './dto/request.dto';
import type { EventKind } from './request-event.entity';
import { TEAM_LABELS, type Team } from './request-options';
import { requestDto, SELECT_REQUEST, type RequestRow, withStaffDetails } from './request-rows';
import { teamsOf, visibleSql } from './request-scope';
import { STATUS_LABELS, type RequestStatus } from './request-status';
import { RequestNotFound } from './requests.errors';

type EventRow = {
  kind: EventKind;
  from_status: RequestStatus | null;
  to_status: RequestStatus | null;
  team: Team | null;
  is_override: boolean;
  reason: string | null;
  created_at: Date;
  actor_id: string | null;
  first_name: string | null;
  last_name: string | null;
  is_client: boolean;
};

/** One request as this person may see it. Missing and not theirs are the same 404. */
@Injectable()
export class RequestReader {
  constructor(private readonly dataSource: DataSource) {}

  async detail(actor: Actor, id: string): Promise<RequestAnswerDto> {
    const db = this.dataSource.manager;
    const request = await this.read(db, actor, id);
    return { request: { ...request, history: await this.history(db, actor, id) } };
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

  private async history(db: EntityManager, actor: Actor, id: string): Promise<HistoryEntryDto[]> {
    const rows = await db.query<EventRow[]>(
      `SELECT e.kind, e.from_status, e.to_status, e.team, e.is_override, e.reason, e.created_at,
              e.actor_id, u.first_name, u.last_name, e.actor_id = r.user_id AS is_client
       FROM request_events e JOIN project_requests r ON r.id = e.request_id
       LEFT JOIN users u ON u.id = e.actor_id
       WHERE e.request_id = $1 ORDER BY e.created_at, e.id`,
      [id],
    );
    const isStaff = teamsOf(actor).length > 0;
    return rows.map((row) => ({
      at: row.created_at,
      text: inPlainWords(row),
      by: actorInWords(row, actor, isStaff),
      reason: row.reason,
      status: row.to_status,
      ...(isStaff && { isOverride: row.is_override }),
    }));
  }
}

function inPlainWords({ kind, from_status: from, to_status: to, team }: EventRow): string {
  if (kind === 'raised') return 'Request raised';
  if (kind === 'delegated' && team) return `Assigned to ${TEAM_LABELS[team]}`;
  return `Moved from ${from ? STATUS_LABELS[from] : 'nowhere'} to ${to ? STATUS_LABELS[to] : 'nowhere'}`;
}

/** Clients learn a first name and that it was one of us, nothing more of our staff. */
function actorInWords(row: EventRow, reader: Actor, isStaff: boolean): string {
  if (row.actor_id === reader.userId) return 'You';
  if (!row.actor_id || !row.first_name) return row.is_client ? 'The client' : 'Our team';
  if (isStaff || row.is_client) return `${row.first_name} ${row.last_name ?? ''}`.trim();
  return `${row.first_name} from our team`;
}
