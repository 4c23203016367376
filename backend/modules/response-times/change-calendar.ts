import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { minutesOf, type OpenHours } from '../../config/office';
import { lockName, lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { invalidField, expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { isDay, type Day } from '../../time/days';
import { zoneNamed } from '../../time/zones';
import type {
  CalendarChangedDto,
  ChangeCalendarDto,
  NewCalendarDto,
} from './dto/service-levels.dto';
import { ServiceLevelList } from './service-level-list';
import { Calendar, MAX_CALENDARS } from './service-levels.entity';
import {
  CalendarNotFound,
  DayTwice,
  HoursOverlap,
  NeverOpen,
  ServiceLevelsChangedMeanwhile,
  TooManyCalendars,
  UnknownZone,
} from './service-levels.errors';
import { calendarChanged } from './service-levels.events';

type Facts = { name: string; zone: string; hours: OpenHours[]; holidays: [Day, string][] };

@Injectable()
export class ChangeCalendar {
  constructor(
    private readonly transactions: Transactions,
    private readonly list: ServiceLevelList,
  ) {}

  add(form: NewCalendarDto): Promise<CalendarChangedDto> {
    const facts = factsOf(form);
    return this.transactions.run(async (tx) => {
      await lockName(tx, 'calendars');
      if ((await tx.count(Calendar)) >= MAX_CALENDARS) throw TooManyCalendars();
      const id = uuid();
      const { name, zone, hours } = facts;
      const holidaysThrough = new Date().getUTCFullYear() + 2;
      await tx.insert(Calendar, { id, name, zone, hours, holidaysThrough });
      return this.saved(tx, id, facts, null);
    });
  }

  change(id: string, form: ChangeCalendarDto): Promise<CalendarChangedDto> {
    const facts = factsOf(form);
    return this.transactions.run(async (tx) => {
      const calendar = await lockRow(tx, Calendar, { id });
      if (!calendar) throw CalendarNotFound();
      const before = await this.one(tx, id);
      await expectVersion(calendar, form.version, ServiceLevelsChangedMeanwhile, () => before);
      const { name, zone, hours } = facts;
      await saveChanged(tx, Object.assign(calendar, { name, zone, hours }));
      return this.saved(tx, id, facts, { zone: before.zone, hours: before.hours });
    });
  }

  private async saved(
    tx: EntityManager,
    id: string,
    { zone, holidays }: Facts,
    before: object | null,
  ): Promise<CalendarChangedDto> {
    await tx.query(`DELETE FROM holidays WHERE calendar_id = $1`, [id]);
    await tx.query(
      `INSERT INTO holidays (calendar_id, day, name)
       SELECT $1, day, name FROM unnest($2::date[], $3::text[]) AS one (day, name)`,
      [id, holidays.map(([day]) => day), holidays.map(([, name]) => name)],
    );
    const calendar = await this.one(tx, id);
    const after = { zone, hours: calendar.hours, holidays: holidays.map(([day]) => day) };
    await record(tx, calendarChanged({ subject: id, before, after }));
    return { message: 'Calendar saved. Running clocks follow within a minute.', calendar };
  }

  private async one(tx: EntityManager, id: string) {
    const all = await this.list.calendars(tx);
    return all.find(({ _id }) => _id === id)!;
  }
}

function factsOf({ name, zone, hours, holidays }: NewCalendarDto): Facts {
  if (!isZone(zone)) throw UnknownZone('zone');
  if (hours.length === 0) throw NeverOpen('hours');
  return { name, zone, hours: openHoursOf(hours), holidays: holidaysOf(holidays) };
}

export function openHoursOf(lines: string[]): OpenHours[] {
  const hours = lines
    .map((line) => ({ day: Number(line[0]), from: line.slice(2, 7), to: line.slice(8) }))
    .sort((a, b) => a.day - b.day || minutesOf(a.from) - minutesOf(b.from));
  hours.forEach(({ day, from, to }, index) => {
    const next = hours[index + 1];
    const overlaps = next?.day === day && minutesOf(next.from) < minutesOf(to);
    if (minutesOf(to) <= minutesOf(from) || overlaps) throw HoursOverlap('hours');
  });
  return hours;
}

function holidaysOf(lines: string[]): [Day, string][] {
  const days = lines.map((line) => line.slice(0, 10));
  if (new Set(days).size < days.length) throw DayTwice('holidays');
  if (!days.every(isDay)) {
    throw invalidField('holidays', 'invalid_day', 'Each holiday must begin with a day.');
  }
  return days.map((day, index) => [day, lines[index]!.slice(11).trim()]);
}

/** Abbreviations and offsets, which lack a slash, have no daylight saving rules. */
const isZone = (zone: string): boolean => zone.includes('/') && zoneNamed(zone) !== null;
