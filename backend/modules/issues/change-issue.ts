import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { minutesOf, OFFICE_ZONE } from '../../config/office';
import { lockName, lockRow } from '../../database/locks';
import { databaseNow } from '../../database/clock';
import { Transactions, violates } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record } from '../../events/events.public';
import { isDay } from '../../time/days';
import { instantAt, wallOf } from '../../time/wall-clock';
import type {
  DecideDeliveriesDto,
  IssueDto,
  MoveIssueDto,
  PoolDto,
  PoolRateDto,
  WriteIssueDto,
} from './dto/issue.dto';
import {
  Issue,
  IssuePool,
  DELIVERY_STATES,
  OPEN_STATES,
  UNRESOLVED,
  WAITING,
} from './issue.entity';
import { hasWritten, isPossible, MOVES } from './issue-moves';
import { outcomesOf } from './halts';
import {
  AnotherIsSending,
  BadLinks,
  IssueChangedMeanwhile,
  IssueNotFound,
  MAX_HTML_BYTES,
  MAX_LINKS,
  NeedsAnother,
  NobodyGetsIt,
  NoText,
  NotInThisState,
  NoTime,
  SentElsewhere,
  TEST_SECONDS,
  TestedJustNow,
  TooEarly,
  TooIntricate,
  TooLong,
  TooManyLinks,
  VersionMissing,
} from './issues.errors';
import { deliveriesDecided, issueSaved, issueTested, ratesChanged } from './issues.events';
import { hasOthers, READERS, ReadIssues } from './read-issues';
import { isTooIntricate, slugOf } from './render-issue';

const DECIDE = `
  UPDATE issue_deliveries SET state = $3, moved_at = now(), refusals = 0
  WHERE issue_id = $1 AND state = $2`;

@Injectable()
export class ChangeIssue {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly issues: ReadIssues,
  ) {}

  create(actor: Actor, form: WriteIssueDto): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const id = uuid();
      // Locked, so that no number is taken twice.
      await lockName(tx, 'issue-number');
      const [{ number }] = await tx.query<[{ number: number }]>(
        'SELECT coalesce(max(number), 0) + 1 AS number FROM issues',
      );
      const by = { authorId: actor.userId, writerIds: [actor.userId] };
      await tx.insert(Issue, { id, number, ...by, ...textOf(form, number) });
      await record(tx, issueSaved({ subject: id, after: { fields: Object.keys(form) } }));
      return this.issues.one(actor, id, tx);
    });
  }

  /** A changed text must be submitted and approved again. The daily limit is no part of the text. */
  write(actor: Actor, id: string, form: WriteIssueDto): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const issue = await this.lock(tx, actor, id, form.version);
      if (!OPEN_STATES.includes(issue.state)) throw NotInThisState();
      const text = textOf(form, issue.number);
      const rewritten = isSameText(issue, text) ? {} : writtenBy(actor.userId, issue);
      await tx.update(Issue, { id }, { ...text, ...rewritten, ...CHANGED });
      await record(tx, issueSaved({ subject: id, after: { fields: Object.keys(form) } }));
      return this.issues.one(actor, id, tx);
    });
  }

  move(actor: Actor, id: string, { move, sendAt, version }: MoveIssueDto): Promise<IssueDto> {
    return this.oneAtATime(async (tx) => {
      const issue = await this.lock(tx, actor, id, version);
      if (NEEDS_VERSION.includes(move) && version === undefined) throw VersionMissing();
      if (!isPossible(move, issue)) throw NotInThisState();
      await this.expectAllowed(tx, actor, issue, move);
      const at = move === 'schedule' && sendAt ? officeTime(sendAt) : null;
      const { to, event } = MOVES[move];
      await tx.update(
        Issue,
        { id },
        {
          ...(to && { state: to(issue, at !== null) }),
          halted: null,
          ...(move === 'return' && { approverId: null }),
          ...(move === 'approve' && { approverId: actor.userId }),
          ...((move === 'schedule' || move === 'unschedule') && { sendAt: at }),
          ...(move === 'resume' && { outcomesAtResume: await outcomesOf(tx, id) }),
          ...(move === 'stop' && { finishedAt: () => 'now()' }),
          ...(move === 'withdraw' && { withdrawnAt: () => 'now()' }),
          ...(move === 'restore' && { withdrawnAt: null }),
          ...CHANGED,
        },
      );
      await record(tx, event({ subject: id }, at?.toISOString() ?? null));
      return this.issues.one(actor, id, tx);
    });
  }

  test(actor: Actor, id: string): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const { testedAt } = await this.lock(tx, actor, id);
      const soonest = (testedAt?.getTime() ?? 0) + TEST_SECONDS * 1_000;
      if (soonest > databaseNow().getTime()) throw TestedJustNow();
      await tx.update(Issue, { id }, { testedAt: () => 'now()' });
      await record(tx, issueTested({ subject: id, after: { userId: actor.userId } }));
      return this.issues.one(actor, id, tx);
    });
  }

  decide(actor: Actor, id: string, { which, send }: DecideDeliveriesDto): Promise<IssueDto> {
    return this.oneAtATime(async (tx) => {
      const { state } = await this.lock(tx, actor, id);
      if (!(send ? SENDABLE : SETTLED).includes(state)) throw NotInThisState();
      if (send && this.config.mail.transport !== 'smtp') throw SentElsewhere();
      const to = send ? WAITING : UNRESOLVED;
      const from = DELIVERY_STATES.indexOf(which);
      const [, mails] = await tx.query<[unknown[], number]>(DECIDE, [id, from, to]);
      if (send && mails > 0 && state === 'sent') {
        await tx.update(Issue, { id }, { state: 'sending', finishedAt: null, ...CHANGED });
      }
      const after = { from: which, to: DELIVERY_STATES[to]!, mails };
      await record(tx, deliveriesDecided({ subject: id, after }));
      return this.issues.one(actor, id, tx);
    });
  }

  setRate({ pool, perMinute = null }: PoolRateDto): Promise<PoolDto[]> {
    return this.transactions.run(async (tx) => {
      await tx.update(IssuePool, { pool }, { perMinute, slowedUntil: null });
      await record(tx, ratesChanged({ after: { [pool]: perMinute } }));
      return this.issues.pools(tx);
    });
  }

  private oneAtATime<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      throw violates(error, 'issues_one_at_a_time') ? AnotherIsSending() : error;
    });
  }

  private async expectAllowed(
    tx: EntityManager,
    actor: Actor,
    issue: Issue,
    move: MoveIssueDto['move'],
  ): Promise<void> {
    if (['schedule', 'resume'].includes(move) && this.config.mail.transport !== 'smtp') {
      throw SentElsewhere();
    }
    if (move === 'submit' || move === 'approve') await this.expectSendable(tx, issue);
    if (move !== 'approve' || !hasWritten(issue, actor.userId)) return;
    if (await hasOthers(tx, actor.userId)) throw NeedsAnother();
  }

  private async expectSendable(tx: EntityManager, issue: Issue): Promise<void> {
    const { bytes, links } = await this.issues.preview(issue);
    if (bytes > MAX_HTML_BYTES) throw TooLong();
    if (links.length > MAX_LINKS) throw TooManyLinks();
    const bad = links.filter(({ isUsable }) => !isUsable).map(({ url }) => url);
    if (bad.length > 0) throw BadLinks(bad);
    if (issue.body.trim() === '') throw NoText();
    const [all] = await tx.query<{ readers: number }[]>(READERS, [issue.topics]);
    if (all!.readers === 0) throw NobodyGetsIt();
  }

  private async lock(
    tx: EntityManager,
    actor: Actor,
    id: string,
    version?: number,
  ): Promise<Issue> {
    const issue = await lockRow(tx, Issue, { id });
    if (!issue) throw IssueNotFound();
    const current = () => this.issues.one(actor, id, tx);
    await expectVersion(issue, version, IssueChangedMeanwhile, current);
    return issue;
  }
}

const SENDABLE: readonly string[] = ['sending', 'paused', 'sent'];
const SETTLED: readonly string[] = [...SENDABLE, 'stopped'];

/** These moves publish the text, so they name the version that was read. */
const NEEDS_VERSION: readonly string[] = ['approve', 'schedule'];

const CHANGED = { version: () => 'version + 1', updatedAt: () => 'now()' };

function textOf(form: WriteIssueDto, number: number) {
  const { subject, preheader = '', body = '', topics, dailyLimit = null } = form;
  if (isTooIntricate(body)) throw TooIntricate();
  return { subject, preheader, body, topics, dailyLimit, slug: slugOf(number, subject) };
}

const isSameText = (issue: Issue, text: ReturnType<typeof textOf>): boolean =>
  (['subject', 'preheader', 'body'] as const).every((part) => issue[part] === text[part]) &&
  issue.topics.toSorted().join() === text.topics.toSorted().join();

const writtenBy = (userId: string, { state, writerIds }: Issue) => ({
  ...{ state: 'draft' as const, authorId: userId, approverId: null },
  writerIds: [...new Set([...(state === 'approved' ? [] : writerIds), userId])],
});

const LOCAL = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** @throws NoTime, also for a time that the clocks skip; TooEarly */
function officeTime(local: string): Date {
  const [, day = '', time = ''] = LOCAL.exec(local) ?? [];
  if (!isDay(day)) throw NoTime();
  const minutes = minutesOf(time);
  const at = instantAt(day, minutes, OFFICE_ZONE);
  const shown = wallOf(at.getTime(), OFFICE_ZONE);
  if (shown.day !== day || shown.minutes !== minutes) throw NoTime();
  if (at.getTime() <= databaseNow().getTime()) throw TooEarly();
  return at;
}
