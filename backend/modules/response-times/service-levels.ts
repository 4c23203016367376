import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import {
  HOURS_A_DAY,
  promisedDays,
  promisedMinutes,
  type OpenHours,
  type Place,
} from '../../config/office';
import { read } from '../../database/sql';
import type { Day } from '../../time/days';
import type { Targets } from './service-levels.entity';
import { WorkingCalendar, type CalendarFacts } from './working-calendar';

type CalendarKey = { calendarId: string; calendarVersion: number };
type CalendarRow = { zone: string; hours: OpenHours[]; holidays: Day[]; version: number };

export type ServiceLevel = CalendarKey & {
  policyId: string;
  targets: Targets;
  calendar: WorkingCalendar;
};

const CURRENT = `
  SELECT p.id AS "policyId", p.targets, p.calendar_id AS "calendarId", c.version AS "calendarVersion"
  FROM sla_policies p JOIN calendars c ON c.id = p.calendar_id
  ORDER BY p.version DESC LIMIT 1`;

const OFFICE = `
  SELECT c.zone, c.hours,
    ARRAY(SELECT h.day::text FROM holidays h WHERE h.calendar_id = c.id ORDER BY h.day) AS holidays
  FROM sla_policies p JOIN calendars c ON c.id = p.calendar_id ORDER BY p.version DESC LIMIT 1`;

export const OFFICE_ZONE_SQL = `(SELECT c.zone FROM sla_policies p
  JOIN calendars c ON c.id = p.calendar_id ORDER BY p.version DESC LIMIT 1)`;

const CALENDAR = `
  SELECT c.zone, c.hours, c.version,
    ARRAY(SELECT h.day::text FROM holidays h WHERE h.calendar_id = c.id ORDER BY h.day) AS holidays
  FROM calendars c WHERE c.id = $1`;

/** Cached by version, so never stale. */
@Injectable()
export class ServiceLevels {
  private readonly calendars = new Map<string, { version: number; calendar: WorkingCalendar }>();

  async current(db: DataSource | EntityManager): Promise<ServiceLevel> {
    const [row] = await read<Omit<ServiceLevel, 'calendar'>>(db, CURRENT);
    if (!row) throw new Error('There is no service level policy: run the migrations');
    return { ...row, calendar: await this.calendar(db, row) };
  }

  async calendar(
    db: DataSource | EntityManager,
    { calendarId, calendarVersion }: CalendarKey,
  ): Promise<WorkingCalendar> {
    const known = this.calendars.get(calendarId);
    if (known && known.version >= calendarVersion) return known.calendar;
    return (await this.newest(db, calendarId)).calendar;
  }

  async newest(db: DataSource | EntityManager, calendarId: string) {
    const [row] = await read<CalendarRow>(db, CALENDAR, [calendarId]);
    if (!row) throw new Error(`There is no calendar ${calendarId}`);
    const known = this.calendars.get(calendarId);
    if (known?.version === row.version) return known;
    const one = { version: row.version, calendar: new WorkingCalendar(row) };
    this.calendars.set(calendarId, one);
    return one;
  }

  async replyDue(db: DataSource | EntityManager, received: Date, place: Place): Promise<Date> {
    const { calendar } = await this.current(db);
    return calendar.add(received, promisedSeconds(place, calendar, received));
  }
}

/** Meets the response time even if this calendar's days are shorter than ours. */
export function promisedSeconds(place: Place, calendar: WorkingCalendar, from: Date): number {
  const latest = calendar.wholeDays().add(from, promisedDays(place) * HOURS_A_DAY * 3600);
  return Math.min(promisedMinutes(place) * 60, calendar.between(from, latest));
}

export async function officeCalendar(db: DataSource | EntityManager): Promise<CalendarFacts> {
  const [row] = await read<CalendarFacts>(db, OFFICE);
  if (!row) throw new Error('There is no service level policy: run the migrations');
  return row;
}
