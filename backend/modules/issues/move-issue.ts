import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { minutesOf, OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { Transactions, violates } from '../../database/transactions';
import { record, saveChanged, type NewEvent } from '../../events/events.public';
import { isDay } from '../../time/days';
import { instantAt, wallOf } from '../../time/wall-clock';
import type { DecideDeliveriesDto, IssueDto, MoveIssueDto } from './dto/issue.dto';
import { outcomesOf } from './halts';
import { hasWritten, type IssueMove } from './issue-moves';
import { DELIVERY_STATES, UNRESOLVED, WAITING, type Issue, type Outcomes } from './issue.entity';
import {
  AnotherIsSending,
  BadLinks,
  MAX_HTML_BYTES,
  MAX_LINKS,
  NeedsAnother,
  NobodyGetsIt,
  NoText,
  NotInThisState,
  NoTime,
  SentElsewhere,
  TooEarly,
  TooLong,
  TooManyLinks,
  VersionMissing,
} from './issues.errors';
import {
  deliveriesDecided,
  issueApproved,
  issuePaused,
  issueReturned,
  issueScheduled,
  issueStarted,
  issueStopped,
  issueSubmitted,
  issueWithdrawn,
} from './issues.events';
import { hasOtherAdmin, READERS, ReadIssues } from './read-issues';

type Given = { userId: string; sendAt: Date | null; outcomes: Outcomes };

const BY_PERSON = { after: { halted: null } };

const ACTS: Record<IssueMove, (issue: Issue, given: Given) => NewEvent> = {
  submit: (issue) => (issue.submit(), issueSubmitted({ subject: issue.id })),
  return: (issue) => (issue.return(), issueReturned({ subject: issue.id })),
  approve: (issue, { userId }) => (issue.approve(userId), issueApproved({ subject: issue.id })),
  schedule: (issue, { sendAt }) => {
    if (sendAt) issue.schedule(sendAt);
    else issue.start();
    return issueScheduled({ subject: issue.id, after: { sendAt: sendAt?.toISOString() ?? null } });
  },
  unschedule: (issue) => {
    issue.unschedule();
    return issueScheduled({ subject: issue.id, after: { sendAt: null } });
  },
  pause: (issue) => (issue.pause(), issuePaused({ subject: issue.id, ...BY_PERSON })),
  resume: (issue, { outcomes }) => (issue.resume(outcomes), issueStarted({ subject: issue.id })),
  stop: (issue) => (issue.stop(), issueStopped({ subject: issue.id, ...BY_PERSON })),
  withdraw: (issue) => {
    issue.withdraw();
    return issueWithdrawn({ subject: issue.id, after: { isWithdrawn: true } });
  },
  restore: (issue) => {
    issue.restore();
    return issueWithdrawn({ subject: issue.id, after: { isWithdrawn: false } });
  },
};

/** These moves publish the text, so they name the version that was read. */
const NEEDS_VERSION: readonly IssueMove[] = ['approve', 'schedule'];

const SENDABLE: readonly string[] = ['sending', 'paused', 'sent'];
const SETTLED: readonly string[] = [...SENDABLE, 'stopped'];

const DECIDE = `
  UPDATE issue_deliveries SET state = $3, moved_at = now(), refusals = 0
  WHERE issue_id = $1 AND state = $2`;

@Injectable()
export class MoveIssue {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly issues: ReadIssues,
  ) {}

  move(actor: Actor, id: string, { move, sendAt, version }: MoveIssueDto): Promise<IssueDto> {
    return this.oneAtATime(async (tx) => {
      const issue = await this.issues.lock(tx, actor, id, version);
      if (NEEDS_VERSION.includes(move) && version === undefined) throw VersionMissing();
      issue.expect(move);
      await this.expectAllowed(tx, actor, issue, move);
      const event = ACTS[move](issue, {
        userId: actor.userId,
        sendAt: sendAt ? officeTime(sendAt) : null,
        outcomes: await outcomesOf(tx, id),
      });
      await saveChanged(tx, issue, event);
      return this.issues.one(actor, id, tx);
    });
  }

  /** What becomes of mails that were not sent: once more, or left as they are. */
  decide(actor: Actor, id: string, { which, send }: DecideDeliveriesDto): Promise<IssueDto> {
    return this.oneAtATime(async (tx) => {
      const issue = await this.issues.lock(tx, actor, id);
      if (!(send ? SENDABLE : SETTLED).includes(issue.state)) throw NotInThisState();
      if (send && this.config.mail.transport !== 'smtp') throw SentElsewhere();
      const to = send ? WAITING : UNRESOLVED;
      const from = DELIVERY_STATES.indexOf(which);
      const [, mails] = await tx.query<[unknown[], number]>(DECIDE, [id, from, to]);
      const after = { from: which, to: DELIVERY_STATES[to]!, mails };
      const decided = deliveriesDecided({ subject: id, after });
      if (send && mails > 0 && issue.state === 'sent') {
        issue.sendMore();
        await saveChanged(tx, issue, decided);
      } else await record(tx, decided);
      return this.issues.one(actor, id, tx);
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
    move: IssueMove,
  ): Promise<void> {
    if (['schedule', 'resume'].includes(move) && this.config.mail.transport !== 'smtp') {
      throw SentElsewhere();
    }
    if (move === 'submit' || move === 'approve') await this.expectSendable(tx, issue);
    if (move !== 'approve' || !hasWritten(issue, actor.userId)) return;
    if (await hasOtherAdmin(tx, actor.userId)) throw NeedsAnother();
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
}

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
