import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PROMISED_MINUTES, type OpenHours } from '../../config/office';
import { read } from '../../database/sql';
import type {
  CalendarDto,
  PolicyDto,
  ServiceLevelsDto,
  TargetsDto,
} from './dto/service-levels.dto';
import {
  CLOCK_KINDS,
  type ClockKind,
  type Targets,
  URGENCIES,
  type Urgency,
} from './service-levels.entity';

type PolicyRow = Pick<PolicyDto, 'calendarId' | 'version' | 'createdAt'> & { targets: Targets };
type CalendarRow = Omit<CalendarDto, 'hours'> & { hours: OpenHours[] };

@Injectable()
export class ServiceLevelList {
  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<ServiceLevelsDto> {
    const [policy, calendars] = await Promise.all([
      this.policy(this.dataSource),
      this.calendars(this.dataSource),
    ]);
    return { policy, calendars };
  }

  async policy(db: DataSource | EntityManager): Promise<PolicyDto> {
    const [row] = await read<PolicyRow>(
      db,
      `SELECT targets, calendar_id AS "calendarId", version, created_at AS "createdAt"
       FROM sla_policies ORDER BY version DESC LIMIT 1`,
    );
    const { targets, ...policy } = row!;
    return { ...targetsDto(targets), ...policy, promisedMinutes: PROMISED_MINUTES };
  }

  async calendars(db: DataSource | EntityManager): Promise<CalendarDto[]> {
    const rows = await read<CalendarRow>(
      db,
      `SELECT c.id AS "_id", c.name, c.zone, c.hours, c.version,
         ARRAY(SELECT h.day || ' ' || h.name FROM holidays h
               WHERE h.calendar_id = c.id ORDER BY h.day) AS holidays
       FROM calendars c ORDER BY c.created_at, c.id`,
    );
    return rows.map(({ hours, ...rest }) => ({ ...rest, hours: hours.map(lineOf) }));
  }
}

const lineOf = ({ day, from, to }: OpenHours) => `${day} ${from}-${to}`;

const FIELDS: Record<ClockKind, string> = {
  first_reply: 'firstReply',
  next_reply: 'nextReply',
  resolution: 'resolution',
};

export const fieldOf = (kind: ClockKind, urgency: Urgency) =>
  `${FIELDS[kind]}${urgency[0]!.toUpperCase()}${urgency.slice(1)}` as keyof TargetsDto;

const EACH = CLOCK_KINDS.flatMap((kind) => URGENCIES.map((urgency) => ({ kind, urgency })));

export const targetsDto = (targets: Targets): TargetsDto =>
  Object.fromEntries(
    EACH.map(({ kind, urgency }) => [fieldOf(kind, urgency), targets[kind][urgency]]),
  ) as unknown as TargetsDto;

export function targetsOf(dto: TargetsDto): Targets {
  const targets: Targets = {
    first_reply: {} as Targets['first_reply'],
    next_reply: {} as Targets['next_reply'],
    resolution: {} as Targets['resolution'],
  };
  for (const { kind, urgency } of EACH) targets[kind][urgency] = dto[fieldOf(kind, urgency)];
  return targets;
}
