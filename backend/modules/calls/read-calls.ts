import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { readRowToken } from '../../links/links.public';
import type { Day } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { usableZone } from '../../time/zones';
import { fullNameSql, isActive } from '../accounts/accounts.public';
import { expectRequest, readersSql, referenceOf, visibleSql } from '../requests/requests.public';
import { isHost, isLink, maySeeAll, type By } from './call-access';
import { isInTime, isPossible, type CallState } from './call-moves';
import { CallNotFound } from './calls.errors';
import type { CallChangedDto, CallDto } from './dto/call.dto';

export type CallRow = {
  id: string;
  state: CallState;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  version: number;
  mayRebook: boolean;
  slug: string;
  title: string;
  minutes: number;
  noticeHours: number;
  horizonDays: number;
  hostId: string;
  hostFirst: string;
  hostLast: string;
  hostEmail: string;
  hostZone: string | null;
  hostLink: string | null;
  hostIsGone: boolean;
  hostHasHours: boolean;
  absences: [Day, Day][];
  clientId: string | null;
  /** The request's. */
  ownerId: string | null;
  leadId: string | null;
  name: string | null;
  email: string | null;
  company: string | null;
  phone: string | null;
  note: string | null;
  requestId: string | null;
  requestNumber: number | null;
  projectName: string | null;
};

const HOST_IS_GONE = `(NOT (${isActive('h')}) OR h.role = 'client')`;

/** A day early or late, because only `needsHost` knows the host's clock. */
const ABSENCES = `SELECT ARRAY[a.first_day::text, a.last_day::text] FROM absences a
  WHERE a.user_id = c.host_id
    AND (c.starts_at AT TIME ZONE 'UTC')::date BETWEEN a.first_day - 1 AND a.last_day + 1`;

/** Once the booker may no longer read the request, its owner takes their place. */
const BOOKER = `CASE WHEN c.client_id IS NULL OR r.id IS NULL
  OR EXISTS (SELECT 1 FROM (${readersSql()}) readers WHERE reader_id = c.client_id)
  THEN c.client_id ELSE r.user_id END`;

const SELECT = `
  SELECT c.id, c.state, c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.zone, c.version,
    c.may_rebook AS "mayRebook", t.slug, t.title,
    (extract(epoch FROM c.ends_at - c.starts_at) / 60)::int AS minutes, t.notice_hours AS "noticeHours",
    t.horizon_days AS "horizonDays",
    c.host_id AS "hostId", h.first_name AS "hostFirst", h.last_name AS "hostLast",
    h.email AS "hostEmail", h.time_zone AS "hostZone", s.link AS "hostLink",
    u.id AS "clientId", r.user_id AS "ownerId", c.lead_id AS "leadId",
    coalesce(${fullNameSql('u')}, l.full_name) AS name, 
    coalesce(u.email, CASE WHEN l.state <> 'spam' THEN l.email END) AS email,
    coalesce(u.company, l.company) AS company, coalesce(u.phone, l.phone) AS phone, l.message AS note,
    c.request_id AS "requestId", r.number AS "requestNumber", r.project_name AS "projectName",
    ${HOST_IS_GONE} AS "hostIsGone", s.hours IS NOT NULL AS "hostHasHours",
    ARRAY(${ABSENCES}) AS absences
  FROM calls c JOIN call_types t ON t.id = c.type_id JOIN users h ON h.id = c.host_id
    LEFT JOIN call_hosts s ON s.user_id = c.host_id
    LEFT JOIN project_requests r ON r.id = c.request_id
    LEFT JOIN users u ON u.id = ${BOOKER}
    LEFT JOIN leads l ON l.id = c.lead_id`;

const MAX_LISTED = 2_000;
const MAX_WITHOUT_HOST = 50;

const ORDERED = `ORDER BY c.starts_at, c.id LIMIT ${MAX_LISTED}`;

/** `$3`: one host, or null for all. */
const BETWEEN = `${SELECT} WHERE c.starts_at >= $1 AND c.starts_at < $2
  AND ($3::uuid IS NULL OR c.host_id = $3) ${ORDERED}`;
const TO_COME = `c.state = 'booked' AND c.ends_at > now()`;
/** One index each. */
const MINE = [
  `SELECT c.id FROM calls c WHERE c.host_id = $1 AND ${TO_COME}`,
  `SELECT c.id FROM calls c WHERE c.client_id = $1 AND ${TO_COME}`,
  `SELECT c.id FROM project_requests r JOIN calls c ON c.request_id = r.id
   WHERE r.user_id = $1 AND ${TO_COME}`,
];
export const upcomingSql = (isVisible: string): string => `
  ${SELECT} WHERE c.id IN (${MINE.join(' UNION ')})
    AND (c.host_id = $1 OR c.request_id IS NULL OR ${isVisible})
  ORDER BY c.starts_at, c.id LIMIT 10`;
const OF_REQUEST = `${SELECT} WHERE c.request_id = $1 ${ORDERED}`;
const PERHAPS_WITHOUT_HOST = `${SELECT} WHERE c.state = 'booked' AND c.starts_at > now()
  AND (${HOST_IS_GONE} OR EXISTS (${ABSENCES})) AND ($1::uuid IS NULL OR c.host_id = $1)
  ${ORDERED}`;

/** Its address is null once the booker is erased. */
export async function findCall(db: EntityManager, id: string): Promise<CallRow | null> {
  const [row] = await read<CallRow>(db, `${SELECT} WHERE c.id = $1`, [id]);
  return row ?? null;
}

export function placeOf({ hostLink, phone }: CallRow): string {
  if (hostLink) return hostLink;
  return phone ? `By phone: we call ${phone}` : `By phone: please call us on ${brand.phone}`;
}

export const placeForHost = (call: CallRow): string =>
  call.hostLink || call.phone ? placeOf(call) : `By phone: they ring us on ${brand.phone}`;

/** A visitor's number is not shown in full, because the address may be another person's. */
export function placeForBooker(call: CallRow): string {
  const { hostLink, leadId, phone } = call;
  if (hostLink || !leadId || !phone) return placeOf(call);
  return `By phone: we call the number that ends in ${phone.slice(-2)}`;
}

export const callsOfHost = (db: EntityManager, hostId: string): Promise<CallRow[]> =>
  read(
    db,
    `${SELECT} WHERE c.host_id = $1 AND c.state <> 'cancelled'
       AND c.starts_at > now() - interval '60 days'
     ORDER BY c.starts_at LIMIT ${MAX_LISTED}`,
    [hostId],
  );

export const LINK = 'call-link';

@Injectable()
export class ReadCalls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async between(actor: Actor, from: Date, to: Date): Promise<CallDto[]> {
    const values = [from, to, maySeeAll(actor) ? null : actor.userId];
    return callDtos(await read<CallRow>(this.dataSource, BETWEEN, values), actor);
  }

  async withoutHost(actor: Actor): Promise<CallDto[]> {
    const values = [maySeeAll(actor) ? null : actor.userId];
    const rows = await read<CallRow>(this.dataSource, PERHAPS_WITHOUT_HOST, values);
    return callDtos(rows.filter(needsHost).slice(0, MAX_WITHOUT_HOST), actor);
  }

  async upcoming(actor: Actor): Promise<CallDto[]> {
    const conditions = new Conditions();
    conditions.bind(actor.userId);
    const sql = upcomingSql(visibleSql(actor)((value) => conditions.bind(value)));
    return callDtos(await read<CallRow>(this.dataSource, sql, conditions.values), actor);
  }

  async ofRequest(actor: Actor, requestId: string): Promise<CallDto[]> {
    const { manager } = this.dataSource;
    await expectRequest(manager, requestId, visibleSql(actor));
    return callDtos(await read<CallRow>(this.dataSource, OF_REQUEST, [requestId]), actor);
  }

  /** The answer to a change. Expects that the caller may make it. */
  async changed(tx: EntityManager, by: By, id: string, message: string): Promise<CallChangedDto> {
    const call = await findCall(tx, id);
    if (!call) throw CallNotFound();
    return { message, call: callDto(call, by) };
  }

  /**
   * Visitors only, because clients sign in.
   * @throws CallNotFound
   */
  async byLink(token: string): Promise<CallRow> {
    const id = readRowToken(this.config.jwtSecret, LINK, token);
    const call = id && (await findCall(this.dataSource.manager, id));
    if (!call || !call.leadId || !call.email) throw CallNotFound();
    return call;
  }
}

const callDtos = (rows: CallRow[], by: By): CallDto[] => rows.map((row) => callDto(row, by));

function needsHost(row: CallRow): boolean {
  const { state, startsAt, hostIsGone, hostHasHours, hostZone, absences } = row;
  if (state !== 'booked' || startsAt <= databaseNow()) return false;
  const day = dayOf(startsAt, hostHasHours ? usableZone(hostZone) : OFFICE_ZONE);
  return hostIsGone || absences.some(([first, last]) => first <= day && day <= last);
}

/** Whether its booker may still reschedule or cancel it. */
export const mayChange = (call: CallRow): boolean =>
  isPossible('reschedule', call) && isInTime(call, false);

function callDto(row: CallRow, by: By): CallDto {
  const byHost = isHost(by, row);
  const isBooker = isLink(by) || [row.clientId, row.ownerId].includes(by.userId);
  return {
    _id: row.id,
    title: row.title,
    minutes: row.minutes,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    state: row.state,
    version: row.version,
    host: { _id: row.hostId, firstName: row.hostFirst, lastName: row.hostLast },
    place: byHost || isBooker ? placeOf(row) : null,
    booker: byHost
      ? { name: row.name ?? '', email: row.email, company: row.company, phone: row.phone }
      : null,
    note: byHost ? (row.note ?? '') : '',
    request:
      row.requestId === null
        ? null
        : {
            _id: row.requestId,
            reference: referenceOf(row.requestNumber!),
            projectName: row.projectName!,
          },
    leadId: byHost ? row.leadId : null,
    needsHost: byHost && needsHost(row),
    canChange: byHost ? isPossible('reschedule', row) : isBooker && mayChange(row),
    canClose: byHost && isPossible('close', row),
    mayRebook: row.mayRebook && isBooker,
  };
}
