import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { defineHook } from '../../context/hook';
import { databaseNow, officeToday } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { writeRow } from '../../database/written-rows';
import { handleDue } from '../../events/events.public';
import { clocksOf, dueOf, type ClockedRequest } from './request-clocks';
import { SeedHolidays } from './seed-holidays';
import { ServiceLevels } from './service-levels';
import { Calendar } from './service-levels.entity';
import { clockBreached, clockWarned } from './service-levels.events';
import { SlaClock } from './sla-clock.entity';

const BATCH = 100;
/** Deadlines at closing time are still reported. */
const AFTER_CLOSING_MS = 15 * 60_000;

const claim = (condition: string, by: string) =>
  `SELECT id FROM sla_clocks
   WHERE running_since IS NOT NULL AND ${condition} AND calendar_id = ANY($1)
   ORDER BY ${by} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const STALE = `
  SELECT DISTINCT k.request_id AS id
  FROM calendars c JOIN sla_clocks k ON k.calendar_id = c.id AND k.calendar_version < c.version
  WHERE k.running_since IS NOT NULL LIMIT ${BATCH}`;

/** Skips requests that another transaction holds. */
export const lockClocked =
  defineHook<(tx: EntityManager, ids: string[]) => Promise<ClockedRequest[]>>('lock requests');

export const savePlan =
  defineHook<(tx: EntityManager, request: ClockedRequest) => Promise<unknown>>('save a plan');

const BREACHED = claim('breached_at IS NULL AND due_at <= now()', 'due_at');
const WARNED = claim('warned_at IS NULL AND warn_at <= now()', 'warn_at');

@Injectable()
export class DueClocks extends RepeatedTask {
  private seededOn = '';

  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
    private readonly levels: ServiceLevels,
    private readonly holidays: SeedHolidays,
  ) {
    super({ name: 'clocks', failure: 'Clocks wait', everyMs: config.clockPollMs });
  }

  protected async runOnce(): Promise<number | void> {
    await this.seedDaily();
    if ((await this.replan()) + (await this.recordDue()) > 0) return 1;
  }

  private async seedDaily(): Promise<void> {
    const today = officeToday();
    if (this.seededOn === today) return;
    await this.holidays.seed();
    this.seededOn = today;
  }

  private replan(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const stale = await tx.query<{ id: string }[]>(STALE);
      const ids = stale.map(({ id }) => id);
      const requests = ids.length > 0 ? await lockClocked(tx, ids) : [];
      for (const request of requests) await this.replanOne(tx, request);
      return requests.length;
    });
  }

  private async replanOne(tx: EntityManager, request: ClockedRequest): Promise<void> {
    const clocks = await clocksOf(tx, request.id);
    for (const clock of clocks.filter(({ isRunning }) => isRunning)) {
      const { version, calendar } = await this.levels.newest(tx, clock.calendarId);
      // Older than the clocks feature.
      const isOld = clock.calendarVersion === 0;
      clock.calendarVersion = version;
      clock.plan(calendar);
      const now = databaseNow();
      if (isOld && clock.warnAt! <= now) clock.warnedAt = now;
      if (isOld && clock.dueAt! <= now) clock.breachedAt = clock.dueAt;
      await writeRow(tx, clock);
    }
    request.plan(dueOf(clocks));
    await savePlan(tx, request);
  }

  private recordDue(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const open = await this.openCalendars(tx);
      const breached = await handleDue(tx, due(BREACHED, open), (clock) => {
        clock.breach();
        return [clockBreached(aboutClock(clock))];
      });
      const warned = await handleDue(tx, due(WARNED, open), (clock) => {
        clock.warn();
        return [clockWarned(aboutClock(clock))];
      });
      return breached + warned;
    });
  }

  /** After an outage, late deadlines are not reported outside opening hours. */
  private async openCalendars(tx: EntityManager): Promise<string[]> {
    const now = databaseNow().getTime();
    const open = [];
    for (const { id } of await tx.find(Calendar, { select: { id: true } })) {
      const { calendar } = await this.levels.newest(tx, id);
      const isOpen = [now, now - AFTER_CLOSING_MS].some((at) => calendar.isOpenAt(new Date(at)));
      if (isOpen) open.push(id);
    }
    return open;
  }
}

const due = (claim: string, open: string[]) => ({ entity: SlaClock, claim, values: [open] });

const aboutClock = ({ id: clockId, kind: clock, requestId: subject }: SlaClock) => ({
  subject,
  after: { clock, clockId },
});
