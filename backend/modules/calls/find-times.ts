import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Team } from '../../access/access.public';
import type { OpenHours } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { DAY_MS, type Day, HOUR_MS } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { usableZone } from '../../time/zones';
import { isActive } from '../accounts/accounts.public';
import { officeCalendar, type CalendarFacts } from '../response-times/response-times.public';
import type { CallType } from './call-type.entity';
import { freeTimes, type Host } from './free-times';
import { openCallsOfClient } from './open-calls';
import { HORIZON_DAYS } from './read-busy-times';

export const MAX_DAYS = 14;

export type Asked = {
  type: CallType;
  request?: { id: string; assigneeId: string | null; assignedTo: Team | null };
  /** Who has a call already at some of the times. */
  clientId?: string;
};

type HostRow = {
  id: string;
  rank: number;
  firstDay: Day | null;
  lastDay: Day | null;
  zone: string | null;
  hours: OpenHours[] | null;
  absences: [Day, Day][];
  taken: [number, number][];
  starts: number[];
};

const OF_TYPE = `
  SELECT u.id, 2 AS rank, NULL::text AS first_day, NULL::text AS last_day FROM users u WHERE u.role <> 'client' AND ${isActive('u')} AND
    CASE WHEN cardinality($1::uuid[]) > 0 THEN u.id = ANY($1) ELSE u.role IN ('manager', 'admin') END`;

const OF_REQUEST = `
  SELECT u.id, 0 AS rank, NULL::text AS first_day, NULL::text AS last_day FROM users u
  WHERE u.id = $5 AND u.role <> 'client' AND ${isActive('u')}
  UNION ALL
  SELECT u.id, 1, a.first_day::text, a.last_day::text FROM absences a JOIN users u ON u.id = a.deputy_id
  WHERE a.user_id = $5 AND a.last_day >= $2::timestamptz::date - 1 AND u.role <> 'client' AND ${isActive('u')}
  UNION ALL
  SELECT u.id, 2, NULL, NULL FROM users u WHERE u.role = $6 AND u.role <> 'client' AND ${isActive('u')}
  UNION ALL
  SELECT * FROM (${OF_TYPE}) hosts WHERE $6::text IS NULL`;

const MS = (bound: string) => `(extract(epoch FROM ${bound}) * 1000)::float8`;

/** What a host's calendar says is only known as far as its last reading went. */
const READ_UNTIL = `s.busy_read_at + interval '${HORIZON_DAYS} days'`;
const UNREAD = `
  SELECT tstzrange(greatest($2, ${READ_UNTIL}), $3)
  WHERE s.busy_url IS NOT NULL AND coalesce(${READ_UNTIL} < $3, true)`;

/** `$2` and `$3`: the span; `$4`: a call that is being moved. */
const hostsSql = (hosts: string) => `
  SELECT h.id, h.rank, h.first_day AS "firstDay", h.last_day AS "lastDay", u.time_zone AS zone, s.hours,
    ARRAY(SELECT ARRAY[a.first_day::text, a.last_day::text] FROM absences a
      WHERE a.user_id = h.id AND a.last_day >= $2::timestamptz::date - 1) AS absences,
    coalesce((SELECT json_agg(json_build_array(${MS('lower(t.span)')}, ${MS('upper(t.span)')})) FROM (
      SELECT c.blocked AS span FROM calls c WHERE c.host_id = h.id AND c.state = 'booked'
        AND c.blocked && tstzrange($2, $3) AND c.id IS DISTINCT FROM $4
      UNION ALL
      SELECT b.during FROM busy_times b WHERE b.user_id = h.id AND b.during && tstzrange($2, $3)
      UNION ALL
      ${UNREAD}) t),
      '[]') AS taken,
    coalesce((SELECT json_agg(${MS('c.starts_at')}) FROM calls c
      WHERE c.host_id = h.id AND c.state IN ('booked', 'held', 'missed') AND c.id IS DISTINCT FROM $4
        AND c.starts_at BETWEEN $2::timestamptz - interval '1 day' AND $3::timestamptz + interval '1 day'),
      '[]') AS starts
  FROM (${hosts}) h JOIN users u ON u.id = h.id LEFT JOIN call_hosts s ON s.user_id = h.id
  ORDER BY h.rank, h.id LIMIT 50`;

const FOR_TYPE = hostsSql(OF_TYPE);
const FOR_REQUEST = hostsSql(OF_REQUEST);

type Options = { except?: string; db?: EntityManager; byStaff?: boolean };

@Injectable()
export class FindTimes {
  constructor(private readonly dataSource: DataSource) {}

  /** Free starts in milliseconds, in order, each with the ids of its hosts. */
  async find(
    { type, request, clientId }: Asked,
    from: Date,
    to: Date,
    { except, db = this.dataSource.manager, byStaff }: Options = {},
  ): Promise<Map<number, string[]>> {
    const now = databaseNow().getTime();
    const first = Math.max(from.getTime(), now + (byStaff ? 0 : type.noticeHours * HOUR_MS));
    const end = Math.min(to.getTime(), now + type.horizonDays * DAY_MS);
    // Also for days so far away that they are no time.
    if (!(first < end)) return new Map();
    const office = await officeCalendar(db);
    const values = [type.hostIds, new Date(first), new Date(end + DAY_MS), except ?? null];
    const rows = request
      ? await read<HostRow>(db, FOR_REQUEST, [...values, request.assigneeId, request.assignedTo])
      : await read<HostRow>(db, FOR_TYPE, values);
    const hosts = rows.map((row) => hostOf(row, office));
    const free = freeTimes(type, hosts, first, end);
    const own = clientId ? await openCallsOfClient(db, clientId) : [];
    for (const { start } of own) free.delete(start.getTime());
    return free;
  }

  async nearest(asked: Asked, to: Date, options: Options = {}): Promise<string[]> {
    const wanted = to.getTime();
    const span = (MAX_DAYS / 2) * DAY_MS;
    const free = await this.find(asked, new Date(wanted - span), new Date(wanted + span), options);
    return [...free.keys()]
      .filter((at) => at !== wanted)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
      .slice(0, 3)
      .sort((a, b) => a - b)
      .map((at) => new Date(at).toISOString());
  }
}

function hostOf(row: HostRow, office: CalendarFacts): Host {
  const { id, rank, firstDay, lastDay, hours, absences, taken } = row;
  const zone = hours ? usableZone(row.zone) : office.zone;
  const holidays = new Set(office.holidays);
  const callsOn = new Map<Day, number>();
  for (const start of row.starts) {
    const day = dayOf(new Date(start), zone);
    callsOn.set(day, (callsOn.get(day) ?? 0) + 1);
  }
  const only = firstDay && lastDay ? ([firstDay, lastDay] as const) : null;
  return { id, rank, only, zone, hours: hours ?? office.hours, holidays, absences, taken, callsOn };
}
