import { setTimeout as pause } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { MAX_CRASHES, SET_ASIDE } from '../background/row-queue';
import { RepeatedTask } from '../background/repeated-task';
import { AppConfig } from '../config/app-config';
import { Dispatcher } from '../events/events.public';
import { releaseDue } from './digests';
import { MailDelivery } from './mail-delivery';
import { MAIL_QUEUE, MAILS_PER_JOB, type MailJob } from './mail-queue';

/** No earlier mail of its key is unsent. */
function isFirst(mail: string): string {
  return `(${mail}.ordering_key IS NULL OR NOT EXISTS (
    SELECT 1 FROM outbox_mails earlier
    WHERE earlier.ordering_key = ${mail}.ordering_key AND earlier.id < ${mail}.id
      AND earlier.state IN ('waiting', 'queued', 'sending')))`;
}

/** One at a time, so that no second suspect is blamed for its worker's end. */
const SUSPECT = `
  SELECT s.id FROM outbox_mails s WHERE s.crashes > 0 AND s.state IN ('waiting', 'queued', 'sending')
    AND (s.state <> 'waiting' OR s.next_attempt_at <= now() AND ${isFirst('s')})
  ORDER BY s.state = 'waiting', s.next_attempt_at LIMIT 1`;

type DueMail = { id: string; is_awaited: boolean; is_suspect: boolean };

const BATCH = 200;
/** Usually enough for one mail, so that the next suspect waits for no poll. */
const SUSPECT_MS = 100;

/** The shortest time between two passes, so that the mails of a burst fill their jobs. */
const GATHER_MS = 100;

/** A suspect gets its own job, because a crash makes all mails of a job suspects. */
function jobsOf(mails: DueMail[]): { mailIds: string[]; isAwaited: boolean }[] {
  const alike = Map.groupBy(mails, (mail) => (mail.is_suspect ? mail.id : mail.is_awaited));
  return [...alike.values()].flatMap((group) => {
    const isAwaited = group[0]!.is_awaited;
    const jobs = [];
    for (let at = 0; at < group.length; at += MAILS_PER_JOB) {
      const mailIds = group.slice(at, at + MAILS_PER_JOB).map(({ id }) => id);
      jobs.push({ mailIds, isAwaited });
    }
    return jobs;
  });
}

/** A flush of Redis delays no more mails than these, beside awaited ones. Each job counts as full. */
const MAX_QUEUED = 500;

/**
 * No statement is prepared, because a plan made while few mails wait serves badly when a thousand do.
 * Relays may run in parallel. Jobs lost by Redis (a flush, a crash) are queued again after `staleSeconds`. Not a
 * `RowQueue`, because a row's job settles its outcome.
 */
@Injectable()
export class OutboxRelay extends RepeatedTask {
  private ranAt = 0;
  private sweptAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly delivery: MailDelivery,
    dispatcher: Dispatcher,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
  ) {
    super({ name: 'relay', failure: 'Mails wait', everyMs: config.mail.pollMs });
    dispatcher.wakeAfterwards(this);
  }

  protected async runOnce(): Promise<number | void> {
    await pause(Math.max(0, this.ranAt + GATHER_MS - Date.now()));
    this.ranAt = Date.now();
    const due = await this.relayOnce();
    if (due.length === BATCH) return 0;
    if (due.some((mail) => mail.is_suspect)) return SUSPECT_MS;
  }

  private async relayOnce(): Promise<DueMail[]> {
    if (this.queue.client.status !== 'ready') return [];
    await this.sweep();
    const due = await this.claimDue(await this.room());
    if (due.length > 0) await this.enqueue(due);
    return due;
  }

  /** Depends on the clock alone, so it need not run each time an event wakes the relay. */
  private async sweep(): Promise<void> {
    const now = Date.now();
    if (now - this.sweptAt < this.config.mail.pollMs) return;
    this.sweptAt = now;
    await this.delivery.keepClaims();
    await this.takeBackStale();
    await releaseDue(this.dataSource);
  }

  private async room(): Promise<number> {
    return MAX_QUEUED - MAILS_PER_JOB * (await this.queue.getWaitingCount());
  }

  private async claimDue(room: number): Promise<DueMail[]> {
    const [rows] = await this.dataSource.query<[DueMail[], number]>(
      `UPDATE outbox_mails SET state = 'queued', claimed_at = now()
       WHERE id IN (
         SELECT id FROM outbox_mails m WHERE state = 'waiting' AND next_attempt_at <= now()
           AND ${isFirst('m')}
           AND (is_awaited OR $2) AND (crashes = 0 OR id = (${SUSPECT}))
         ORDER BY is_awaited DESC, next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, is_awaited, crashes > 0 AS is_suspect`,
      [room > 0 ? Math.min(room, BATCH) : BATCH, room > 0],
    );
    return rows;
  }

  private async enqueue(mails: DueMail[]): Promise<void> {
    const added = this.queue.addBulk(
      jobsOf(mails).map(({ mailIds, isAwaited }) => ({
        data: { mailIds },
        opts: { ...(isAwaited && { priority: 1 }), removeOnComplete: true, removeOnFail: true },
      })),
    );
    added.catch(() => {});
    await Promise.race([
      added,
      pause(2_000, undefined, { ref: false }).then(() => {
        throw new Error('Redis did not take the jobs');
      }),
    ]);
  }

  private async takeBackStale(): Promise<void> {
    const crashed = `crashes + (state = 'sending')::int`;
    const stale = `state IN ('queued', 'sending') AND claimed_at < now() - make_interval(secs => $1)`;
    const { staleSeconds } = this.config.mail;
    const found = await this.dataSource.query<{ id: string; state: string }[]>(
      `SELECT id, state FROM outbox_mails WHERE ${stale} ORDER BY claimed_at LIMIT ${BATCH}`,
      [staleSeconds],
    );
    if (found.length === 0) return;
    const jobs = await this.queue.getJobs(['waiting', 'active', 'paused']);
    const queued = new Set(jobs.flatMap((job) => job?.data.mailIds ?? []));
    // A mail that waits behind others keeps its place; queued again, it would go to the end.
    const isLost = ({ id, state }: { id: string; state: string }) =>
      state === 'sending' || !queued.has(id);
    await this.dataSource.query(
      `UPDATE outbox_mails SET claimed_at = now() WHERE state = 'queued' AND id = ANY($1)`,
      [found.filter((mail) => !isLost(mail)).map(({ id }) => id)],
    );
    const [rows] = await this.dataSource.query<[{ id: string; state: string }[], number]>(
      `UPDATE outbox_mails m SET next_attempt_at = now(),
         state = CASE WHEN ${crashed} >= ${MAX_CRASHES} THEN 'dead' ELSE 'waiting' END,
         last_error = CASE WHEN ${crashed} >= ${MAX_CRASHES} THEN $3 ELSE last_error END,
         crashes = ${crashed}
       WHERE id IN (
         SELECT id FROM outbox_mails WHERE ${stale} AND id = ANY($2) FOR UPDATE SKIP LOCKED
       ) RETURNING id, state`,
      [staleSeconds, found.filter(isLost).map(({ id }) => id), SET_ASIDE],
    );
    if (rows.length === 0) return;
    for (const { id: mailId, state } of rows) {
      if (state === 'dead') this.logger.error({ mailId }, SET_ASIDE);
    }
    this.logger.warn(`Took back ${rows.length} mails that their job or worker lost`);
  }
}
