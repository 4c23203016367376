import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor';
import { read } from '../database/sql';
import { tellEvent } from '../events/events.public';
import { isUuid } from '../validation/uuid';
import { audienceRuleOf, ruleOf, type Audience, type LiveRule } from './define-live';
import { message } from './live-message';
import type { Snapshot } from './log-cursor';

type Logged = {
  sequence: number;
  type: string;
  subjectType: string | null;
  subjectId: string | null;
  actorId: string | null;
  data: Record<string, unknown>;
};

/** An event that streams are told of, with who sees its subject now and who saw it before. */
export type LiveEvent = Pick<Logged, 'sequence' | 'type'> & {
  rule: LiveRule;
  subject: string;
  data: Record<string, unknown>;
  now: Audience;
  before?: Audience;
  actorId: string | null;
  full: string;
  /** For whoever did it: their page may show it already. */
  own: string;
  /** For those who no longer see the subject: that it changed, and no more. */
  reduced: string;
};

/** Resuming is for short absences: past so many events or minutes, fetching again is cheaper. */
const MOST_MISSED = 1_000;
const LONGEST_ABSENCE = '10 minutes';
/** A page that has just loaded may have read its lists before its stream opened. */
const BEFORE_OPENING = '10 seconds';

const BATCH = 500;
const COLUMNS = `sequence::float8 AS sequence, type, subject_type AS "subjectType",
  subject_id AS "subjectId", actor_id AS "actorId", data`;

const NEW = `
  (SELECT ${COLUMNS} FROM events WHERE sequence = ANY($2::bigint[]))
  UNION ALL
  (SELECT ${COLUMNS} FROM events WHERE sequence > $1 ORDER BY sequence LIMIT ${BATCH})`;

const SNAPSHOT = `
  SELECT pg_snapshot_xmin(s)::text::float8 AS oldest, pg_snapshot_xmax(s)::text::float8 AS next
  FROM pg_current_snapshot() s`;

const SINCE = `
  SELECT ${COLUMNS}, at < now() - interval '${LONGEST_ABSENCE}' AS "isOld"
  FROM events WHERE sequence > $1 ORDER BY sequence LIMIT ${MOST_MISSED + 1}`;

const RECENT = `
  SELECT ${COLUMNS} FROM events
  WHERE at > now() - interval '${BEFORE_OPENING}' ORDER BY at, sequence LIMIT ${MOST_MISSED + 1}`;

const REACHES = 'SELECT 1 FROM events WHERE sequence >= $1 LIMIT 1';

/** Reads the event log for streams. */
@Injectable()
export class LiveLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Events after `highest`, and those of the `missing` that have appeared. */
  async read(highest: number, missing: number[]) {
    const rows = await read<Logged>(this.dataSource, NEW, [highest, missing]);
    return { rows, events: await this.prepare(rows), isMore: rows.length >= BATCH };
  }

  /** Which transactions run now. */
  async snapshot(): Promise<Snapshot> {
    const [row] = await read<Snapshot>(this.dataSource, SNAPSHOT);
    return row!;
  }

  /** The events after `sequence`, or null where they are too many, too old or unknown. */
  async missed(sequence: number): Promise<LiveEvent[] | null> {
    const rows = await read<Logged & { isOld: boolean }>(this.dataSource, SINCE, [sequence]);
    if (rows.length > MOST_MISSED || rows.some(({ isOld }) => isOld)) return null;
    if (rows.length === 0 && !(await this.reaches(sequence))) return null;
    return this.prepare(rows);
  }

  /** The events of the last moments, or null where they are too many. */
  async recent(): Promise<LiveEvent[] | null> {
    const rows = await read<Logged>(this.dataSource, RECENT);
    return rows.length > MOST_MISSED ? null : this.prepare(rows);
  }

  /** False for a number from the future, as after a backup was restored. */
  private async reaches(sequence: number): Promise<boolean> {
    const found = await read(this.dataSource, REACHES, [sequence]);
    return found.length > 0;
  }

  /** The number from which a process begins to read: old enough that all before it have committed. */
  async start(): Promise<number> {
    const [row] = await read<{ sequence: number | null }>(
      this.dataSource,
      `SELECT max(sequence)::float8 AS sequence FROM events WHERE at < now() - interval '1 minute'`,
    );
    return row?.sequence ?? 0;
  }

  private async prepare(rows: Logged[]): Promise<LiveEvent[]> {
    const told = rows.filter(
      ({ type, subjectId }) => ruleOf(type) && subjectId && isUuid(subjectId),
    );
    const audiences = await this.audiencesOf(told);
    return told.flatMap((row) => {
      const now = audiences.get(row.subjectId!);
      if (!now) return [];
      return (
        tellEvent('live', { type: row.type, id: row.sequence }, () => liveEvent(row, now)) ?? []
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

function liveEvent(
  { sequence, type, subjectType, actorId, data }: Logged,
  now: Audience,
): LiveEvent {
  const rule = ruleOf(type)!;
  const subject = subjectType!;
  const about = { subject, id: now.id, sequence };
  return {
    sequence,
    type,
    rule,
    subject,
    data,
    now,
    ...(rule.formerly && { before: { ...now, ...rule.formerly(data) } }),
    actorId,
    full: message('change', { type, ...about }),
    own: message('change', { type, ...about, isOwn: true }),
    reduced: message('change', { type: `${subject}.changed`, ...about }),
  };
}

/** What this person is told of an event; null is nothing. */
export function tellingTo(actor: Actor, event: LiveEvent): string | null {
  const { rule, type, sequence, subject, data, now, before } = event;
  const sees = audienceRuleOf(subject)!.sees;
  const allows = () => !rule.allows || rule.allows(actor, data);
  if (!tellEvent('live', { type, id: sequence }, allows)) return null;
  if (sees(actor, now, rule.to)) return event.actorId === actor.userId ? event.own : event.full;
  return before && sees(actor, before, rule.to) ? event.reduced : null;
}
