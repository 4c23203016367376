import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { Transactions, violates } from '../../database/transactions';
import { writeRow } from '../../database/written-rows';
import { saveChanged } from '../../events/events.public';
import { AppError } from '../../errors/app-error';
import { ProviderSender } from './provider-sender';
import { haltFor, outcomesOf } from './halts';
import { UNDER_WAY } from './issue-moves';
import {
  Issue,
  SENDING,
  SENT,
  UNSURE,
  WAITING,
  type Halt,
  type MailboxProvider,
} from './issue.entity';
import { issuePaused, issueSent, issueStarted, issueStopped } from './issues.events';
import { PROVIDER_OF_ADDRESS } from './mailbox-providers';

const SLICE = 50_000;
const STALE = 10;
const CHECK_MS = 5_000;

/** Its deliveries would be deleted by now if it had been stopped when it was paused. */
const IS_FORGOTTEN = `state = 'paused' AND updated_at < now() - interval '90 days'`;
const FORGOTTEN = `SELECT id FROM issues WHERE ${IS_FORGOTTEN}`;

/** An idle worker runs only this statement. */
const IS_NEEDED = `
  SELECT EXISTS (SELECT 1 FROM issues
      WHERE state IN ('freezing', 'sending') OR state = 'scheduled' AND send_at <= now()
        OR ${IS_FORGOTTEN})
    OR EXISTS (SELECT 1 FROM issue_deliveries WHERE state = ${SENDING}) AS "isNeeded"`;

/** An issue that waited for another is not missed. */
const DUE = `
  SELECT id, send_at < now() - interval '1 hour' AND NOT EXISTS (SELECT 1 FROM issues o
      WHERE o.state IN ('freezing', 'sending')
        OR o.started_at IS NOT NULL AND o.updated_at > now() - interval '1 hour') AS "isMissed"
  FROM issues WHERE state = 'scheduled' AND send_at <= now() ORDER BY send_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** The key prevents duplicates if a slice is done twice. */
const SNAPSHOT = `
  WITH readers AS (
    SELECT s.id, s.email FROM subscribers s
    WHERE s.state = 'confirmed' AND ($2::uuid IS NULL OR s.id > $2)
      AND EXISTS (SELECT 1 FROM subscriptions t WHERE t.subscriber_id = s.id
        AND t.state = 'confirmed' AND t.topic = ANY($3))
    ORDER BY s.id LIMIT ${SLICE}),
  added AS (
    INSERT INTO issue_deliveries (issue_id, subscriber_id, pool)
    SELECT $1, id, ${PROVIDER_OF_ADDRESS} FROM readers ON CONFLICT DO NOTHING)
  SELECT count(*)::int AS readers, max(id::text)::uuid AS last FROM readers`;

const IN_DOUBT = `
  UPDATE issue_deliveries d SET state = ${UNSURE}, moved_at = now(),
    reply = 'The worker ended while it was sent.'
  WHERE d.state = ${SENDING} AND d.issue_id = $1 AND d.moved_at < now() - make_interval(secs => $2)`;

const IS_OPEN = `SELECT 1 FROM issue_deliveries WHERE issue_id = $1 AND state < ${SENT} LIMIT 1`;

const DUE_POOLS = `
  SELECT p.pool FROM issue_pools p WHERE EXISTS (SELECT 1 FROM issue_deliveries d
    WHERE d.issue_id = $1 AND d.pool = p.pool AND d.state = ${WAITING} AND d.moved_at <= now())`;

/** Any number of workers may run. */
@Injectable()
export class SendIssues extends RepeatedTask {
  private readonly running = new Map<MailboxProvider, Promise<void>>();
  private readonly senders = new Map<MailboxProvider, ProviderSender>();
  private checkedAt = 0;

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'issues', failure: 'Issues wait', everyMs: config.mail.pollMs });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await Promise.all(this.running.values());
    this.closeSenders();
  }

  protected async runOnce(stop: AbortSignal): Promise<number | void> {
    const [{ isNeeded }] = await this.dataSource.query<[{ isNeeded: boolean }]>(IS_NEEDED);
    if (!isNeeded) return this.closeSenders();
    await this.stopForgotten();
    if (this.config.mail.transport !== 'smtp') return;
    await this.startDue();
    const issue = await this.dataSource.manager.findOneBy(Issue, {
      state: In(['freezing', 'sending']),
    });
    const stale = STALE * this.config.mail.staleSeconds;
    const open = await read<{ id: string }>(
      this.dataSource,
      `SELECT DISTINCT issue_id AS id FROM issue_deliveries WHERE state = ${SENDING}`,
    );
    for (const { id } of open) await read(this.dataSource, IN_DOUBT, [id, stale]);
    if (!issue) return this.closeSenders();
    if (issue.state === 'freezing') return this.snapshotReaders(issue.id);
    if (await this.haltsItself(issue)) return;
    const due = await read<{ pool: MailboxProvider }>(this.dataSource, DUE_POOLS, [issue.id]);
    for (const { pool } of due) if (!this.running.has(pool)) this.send(issue, pool, stop);
    if (due.length === 0 && this.running.size === 0) await this.finish(issue.id);
  }

  private send(issue: Issue, pool: MailboxProvider, stop: AbortSignal): void {
    const known = this.senders.get(pool);
    if (known && known.issue.id !== issue.id) known.close();
    const sender =
      known?.issue.id === issue.id
        ? known
        : new ProviderSender(this.dataSource, this.config, issue, pool);
    this.senders.set(pool, sender);
    const running = sender
      .send(stop)
      .catch(async (error: Error) => {
        this.logger.warn(`A pool of an issue waits: ${error.message}`);
        if (error instanceof AppError) await this.pauseIssue(issue.id, 'text');
        return 0;
      })
      .then((claimed) => {
        this.running.delete(pool);
        if (claimed > 0) this.wake();
      });
    this.running.set(pool, running);
  }

  private closeSenders(): void {
    if (this.running.size > 0) return;
    for (const sender of this.senders.values()) sender.close();
    this.senders.clear();
  }

  private stopForgotten(): Promise<void> {
    return this.transactions.run(async (tx) => {
      const issues = await tx.query<{ id: string }[]>(FORGOTTEN);
      for (const { id } of issues) {
        const issue = await lockRow(tx, Issue, { id, state: 'paused' });
        if (!issue) continue;
        issue.forget();
        await saveChanged(tx, issue, issueStopped({ subject: id, after: { halted: null } }));
      }
    });
  }

  private async startDue(): Promise<void> {
    await this.transactions
      .run(async (tx) => {
        const [due] = await tx.query<{ id: string; isMissed: boolean }[]>(DUE);
        if (!due) return;
        const issue = await tx.findOneByOrFail(Issue, { id: due.id });
        if (due.isMissed) return halt(tx, issue, 'missed');
        issue.start();
        await saveChanged(tx, issue);
      })
      // Another issue is being sent; this one waits for its end.
      .catch((error: unknown) => {
        if (!violates(error, 'issues_one_at_a_time')) throw error;
      });
  }

  private snapshotReaders(id: string): Promise<number | void> {
    return this.transactions.run(async (tx) => {
      const issue = await lockRow(tx, Issue, { id, state: 'freezing' });
      if (!issue) return;
      const [slice] = await tx.query<{ readers: number; last: string | null }[]>(SNAPSHOT, [
        id,
        issue.snapshotAfter,
        issue.topics,
      ]);
      const { readers, last } = slice!;
      issue.addReaders(readers, last);
      if (readers < SLICE) {
        issue.send();
        await saveChanged(tx, issue, issueStarted({ subject: id }));
      } else await writeRow(tx, issue);
      return 1;
    });
  }

  private async haltsItself({ id, outcomesAtResume }: Issue): Promise<boolean> {
    if (Date.now() - this.checkedAt < CHECK_MS) return false;
    this.checkedAt = Date.now();
    const why = haltFor(await outcomesOf(this.dataSource.manager, id), outcomesAtResume);
    if (!why) return false;
    await this.pauseIssue(id, why);
    return true;
  }

  /** A person looks at it, and resumes or stops it. */
  private pauseIssue(id: string, why: Halt): Promise<void> {
    return this.transactions.run(async (tx) => {
      const issue = await lockRow(tx, Issue, { id, state: 'sending' });
      if (issue) await halt(tx, issue, why);
    });
  }

  private finish(id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const issue = await lockRow(tx, Issue, { id, state: 'sending' });
      if (!issue || (await tx.query<unknown[]>(IS_OPEN, [id])).length > 0) return;
      issue.finish();
      await saveChanged(tx, issue, issueSent({ subject: id }));
    });
  }
}

/** Expects the issue locked. */
async function halt(tx: EntityManager, issue: Issue, why: Halt): Promise<void> {
  issue.halt(why);
  await saveChanged(tx, issue, issuePaused({ subject: issue.id, after: { halted: why } }));
}

/** After a restore it is unknown which mails went out since, so people decide. */
export async function haltAfterRestore(tx: EntityManager): Promise<number> {
  const issues = await tx.find(Issue, {
    where: { state: In(UNDER_WAY) },
    lock: { mode: 'pessimistic_write' },
  });
  for (const issue of issues) await halt(tx, issue, 'restored');
  return issues.length;
}
