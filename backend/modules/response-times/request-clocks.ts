import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { databaseNow } from '../../database/clock';
import { writeRow } from '../../database/written-rows';
import { ServiceLevels, type ServiceLevel } from './service-levels';
import { type Urgency, CLOCK_KINDS, type ClockKind } from './service-levels.entity';
import { SlaClock } from './sla-clock.entity';

export interface ClockedRequest {
  id: string;
  urgency: Urgency;
  isOpen: boolean;
  isWithdrawn: boolean;
  awaitingClientAt: Date | null;
  /** Its resolution is a project now. */
  isAgreed: boolean;
  repliedAt: Date | null;
  lastWordBy: 'client' | 'staff' | null;
  plan(due: Due): void;
}

type Due = { reply: Date | null; resolution: Date | null };

type Wanted = 'running' | 'paused' | 'met' | 'stopped' | 'absent';

export function wantedClocks(request: ClockedRequest): Record<ClockKind, Wanted> {
  const ended = request.isWithdrawn ? 'stopped' : 'met';
  const open = request.awaitingClientAt ? 'paused' : 'running';
  const current = request.isOpen ? open : ended;
  const isUnanswered = request.lastWordBy === 'client';
  return {
    first_reply: request.repliedAt ? 'met' : current,
    // The client may write while something else still waits for them.
    next_reply: !request.repliedAt
      ? 'absent'
      : isUnanswered
        ? request.isOpen
          ? 'running'
          : ended
        : 'met',
    resolution: request.isAgreed ? 'stopped' : current,
  };
}

/** Inserts the clocks of a new request, as JSON in `parameter`: a part of a `WITH`. */
export const clocksSql = (parameter: string): string => `
  clocks AS (
    INSERT INTO sla_clocks (id, request_id, kind, policy_id, calendar_id, calendar_version, started_at,
      target_seconds, left_seconds, running_since, due_at, warn_at)
    SELECT id, "requestId", kind, "policyId", "calendarId", "calendarVersion", "startedAt",
      "targetSeconds", "leftSeconds", "runningSince", "dueAt", "warnAt"
    FROM jsonb_to_recordset(${parameter}::jsonb) AS clock (id uuid, "requestId" uuid, kind text, "policyId" uuid,
      "calendarId" uuid, "calendarVersion" int, "startedAt" timestamptz, "targetSeconds" int,
      "leftSeconds" int, "runningSince" timestamptz, "dueAt" timestamptz, "warnAt" timestamptz))`;

/**
 * Compares actual and target states, so use cases need not know which clocks a change starts or
 * stops.
 */
@Injectable()
export class RequestClocks {
  constructor(private readonly levels: ServiceLevels) {}

  /** Call it after the change and before saving the request. `by` made the change. */
  async follow(tx: EntityManager, request: ClockedRequest, by: string | null): Promise<void> {
    const now = databaseNow();
    const clocks = await clocksOf(tx, request.id);
    const wanted = wantedClocks(request);
    for (const kind of CLOCK_KINDS) {
      const clock = clocks.find((one) => one.kind === kind && one.isOpen) ?? lastOf(clocks, kind);
      const next = await this.next(tx, request, { kind, clock, wanted: wanted[kind], now, by });
      if (!next) continue;
      if (next === clock) await writeRow(tx, next);
      else {
        await tx.insert(SlaClock, next);
        clocks.push(next);
      }
    }
    request.plan(dueOf(clocks));
  }

  async start(tx: EntityManager, request: Pick<ClockedRequest, 'id' | 'urgency'>) {
    const now = databaseNow();
    const level = await this.levels.current(tx);
    const kinds: ClockKind[] = ['first_reply', 'resolution'];
    return kinds.map((kind) => started(level, request, kind, now));
  }

  async retarget(tx: EntityManager, request: ClockedRequest): Promise<void> {
    const now = databaseNow();
    const { targets } = await this.levels.current(tx);
    const clocks = await clocksOf(tx, request.id);
    for (const clock of clocks.filter((one) => one.isOpen)) {
      const calendar = await this.levels.calendar(tx, clock);
      clock.retarget(targets[clock.kind][request.urgency] * 60, now, calendar);
      await writeRow(tx, clock);
    }
    request.plan(dueOf(clocks));
  }

  private async next(
    tx: EntityManager,
    request: ClockedRequest,
    { kind, clock, wanted, now, by }: Step,
  ): Promise<SlaClock | null> {
    if (wanted === 'running' && !clock?.isOpen) {
      // Each message restarts the clock of the next reply; the others resume.
      if (!clock || kind === 'next_reply') {
        return started(await this.levels.current(tx), request, kind, now);
      }
      clock.resume(now, await this.levels.calendar(tx, clock));
      return clock;
    }
    if (!clock?.isOpen) return null;
    const calendar = await this.levels.calendar(tx, clock);
    if (wanted === 'running' && !clock.isRunning) clock.run(now, calendar);
    else if (wanted === 'paused' && clock.isRunning) clock.pause(now, calendar);
    else if (wanted === 'met') clock.meet(now, by, calendar);
    else if (wanted === 'stopped') clock.stop(now, calendar);
    else return null;
    return clock;
  }
}

function started(
  level: ServiceLevel,
  { id, urgency }: Pick<ClockedRequest, 'id' | 'urgency'>,
  kind: ClockKind,
  now: Date,
): SlaClock {
  const targetSeconds = level.targets[kind][urgency] * 60;
  const clock = Object.assign(new SlaClock(), {
    id: uuid(),
    requestId: id,
    kind,
    policyId: level.policyId,
    calendarId: level.calendarId,
    calendarVersion: level.calendarVersion,
    startedAt: now,
    targetSeconds,
    leftSeconds: targetSeconds,
  });
  clock.run(now, level.calendar);
  return clock;
}

export const clocksOf = (tx: EntityManager, requestId: string): Promise<SlaClock[]> =>
  tx.find(SlaClock, { where: { requestId }, lock: { mode: 'pessimistic_write' } });

type Step = {
  kind: ClockKind;
  clock: SlaClock | undefined;
  wanted: Wanted;
  now: Date;
  by: string | null;
};

const lastOf = (clocks: SlaClock[], kind: ClockKind): SlaClock | undefined =>
  clocks
    .filter((one) => one.kind === kind)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .at(-1);

export function dueOf(clocks: Pick<SlaClock, 'kind' | 'dueAt'>[]): Due {
  const dueAt = (isIt: (kind: ClockKind) => boolean) =>
    clocks.find(({ kind, dueAt: due }) => isIt(kind) && due)?.dueAt ?? null;
  return {
    reply: dueAt((kind) => kind !== 'resolution'),
    resolution: dueAt((kind) => kind === 'resolution'),
  };
}
