import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/access.public';
import {
  definitionOf,
  lastPlace,
  readLog,
  describeEvent,
  type Live,
  type LogPlace,
} from '../events/events.public';
import { isUuid } from '../validation/id-param.dto';
import { audienceRuleOf, message, type Audience, type Told } from './define-live';

type Logged = LogPlace & {
  type: string;
  subjectType: string | null;
  subjectId: string | null;
  actorId: string | null;
  data: Record<string, unknown>;
  isOld: boolean;
};

export type LiveEvent = Pick<Logged, 'sequence' | 'type'> & {
  told: Told;
  subject: string;
  now: Audience;
  before?: Audience;
  actorId: string | null;
  full: string;
  own: string;
  reduced: string;
};

/** Resuming is for short absences. Beyond these limits, fetching again is cheaper. */
const MAX_MISSED = 1_000;
const LONGEST_ABSENCE = '10 minutes';
/** A page may have read its lists before its stream opened. */
const BEFORE_OPENING = '10 seconds';

const BATCH = 500;
const COLUMNS = `e.type, e.subject_type AS "subjectType", e.subject_id AS "subjectId",
  e.actor_id AS "actorId", e.data, e.at < now() - interval '${LONGEST_ABSENCE}' AS "isOld"`;

export const idOf = ({ sequence, transactionId }: LogPlace): string =>
  `${sequence}.${transactionId}`;

const ID = /^(\d{1,15})\.(\d{1,18})$/;

@Injectable()
export class LiveLog {
  constructor(private readonly dataSource: DataSource) {}

  start(): Promise<LogPlace> {
    return lastPlace(this.dataSource);
  }

  /** A restored backup of another cluster can put old events among the next. */
  async read(after: LogPlace) {
    const rows = await readLog<Logged>(this.dataSource, COLUMNS, { after, limit: BATCH });
    const events = await this.prepare(rows.filter(({ isOld }) => !isOld));
    return { rows, events, isMore: rows.length >= BATCH };
  }

  async missed(id: string): Promise<LiveEvent[] | null> {
    const [, sequence, transactionId] = ID.exec(id) ?? [];
    if (!sequence || !transactionId) return null;
    const after = { transactionId, sequence: String(Number(sequence) - 1) };
    const part = { after, limit: MAX_MISSED + 2 };
    const [known, ...rows] = await readLog<Logged>(this.dataSource, COLUMNS, part);
    const isKnown = known && idOf(known) === id;
    if (!isKnown || rows.length > MAX_MISSED || rows.some(({ isOld }) => isOld)) return null;
    return this.prepare(rows);
  }

  async recent(): Promise<LiveEvent[] | null> {
    const where = `e.at > now() - interval '${BEFORE_OPENING}'`;
    const part = { where, limit: MAX_MISSED + 1 };
    const rows = await readLog<Logged>(this.dataSource, COLUMNS, part);
    return rows.length > MAX_MISSED ? null : this.prepare(rows);
  }

  private async prepare(rows: Logged[]): Promise<LiveEvent[]> {
    const told = rows.filter(
      ({ type, subjectId }) => liveOf(type) && subjectId && isUuid(subjectId),
    );
    const audiences = await this.audiencesOf(told);
    return told.flatMap((row) => {
      const now = audiences.get(row.subjectId!);
      if (!now) return [];
      return (
        describeEvent('live', { type: row.type, id: row.sequence }, () => liveEvent(row, now)) ?? []
      );
    });
  }

  private async audiencesOf(rows: Logged[]): Promise<Map<string, Audience>> {
    const found = new Map<string, Audience>();
    for (const subject of new Set(rows.map(({ subjectType }) => subjectType!))) {
      const own = rows.filter(({ subjectType }) => subjectType === subject);
      const ids = [...new Set(own.map(({ subjectId }) => subjectId!))];
      for (const one of (await audienceRuleOf(subject)?.load(this.dataSource, ids)) ?? []) {
        found.set(one.id, one);
      }
    }
    return found;
  }
}

/** Events that do not say who hears of them reach no stream. */
const liveOf = (type: string) =>
  definitionOf(type)?.live as Live<Record<string, unknown>> | undefined;

function liveEvent(
  { sequence, type, subjectType, actorId, data }: Logged,
  now: Audience,
): LiveEvent {
  const { to, team, formerly } = liveOf(type)!;
  const subject = subjectType!;
  const about = { subject, id: now.id, sequence: Number(sequence) };
  return {
    sequence,
    type,
    told: { to, team: team?.(data) },
    subject,
    now,
    ...(formerly && { before: { ...now, ...formerly(data) } }),
    actorId,
    full: message('change', { type, ...about }),
    own: message('change', { type, ...about, isOwn: true }),
    reduced: message('change', { type: `${subject}.changed`, ...about }),
  };
}

export function messageFor(actor: Actor, event: LiveEvent): string | null {
  const { told, subject, now, before } = event;
  const { sees } = audienceRuleOf(subject)!;
  if (sees(actor, now, told)) return event.actorId === actor.userId ? event.own : event.full;
  return before && sees(actor, before, told) ? event.reduced : null;
}
