import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { Transactions, violates } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { DAY_MS, plusMonths } from '../../time/days';
import { instantAt, wallOf } from '../../time/wall-clock';
import {
  lockOwner,
  ReauthenticationRequired,
  setOnAccount,
  lockUser,
  type User,
} from '../accounts/accounts.public';
import { CurrentPassword, isFresh, Sessions } from '../auth/auth.public';
import { onlyLeadOf } from '../companies/companies.public';
import { leadsOfAddress } from '../leads/leads.public';
import { subscriberOfAddress } from '../newsletter/newsletter.public';
import {
  DataRequest,
  EXPORT_EVERY_HOURS,
  GRACE_DAYS,
  type DataRequestKind,
} from './data-request.entity';
import type { AskExportDto, AskErasureDto, NewDataRequestDto } from './dto/privacy.dto';
import {
  DataRequestWaits,
  ExportToday,
  ErasureUnderWay,
  HandOverFirst,
  PasswordNeeded,
  StaffErasedByAdmin,
  NoSubjectWithAddress,
} from './privacy.errors';
import { exportAsked, erasureAsked } from './privacy.events';

@Injectable()
export class AskDataRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly tokens: OneTimeTokens,
  ) {}

  /** @throws ReauthenticationRequired, WrongCurrentPassword, ExportToday, DataRequestWaits */
  async export(actor: Actor, { currentPassword }: AskExportDto): Promise<MessageDto> {
    if (currentPassword) await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.sessions.expectStillAllowed(tx, actor);
      if (currentPassword) await this.currentPassword.expect(tx, user, currentPassword);
      else if (!isFresh(actor)) throw ReauthenticationRequired();
      const seconds = await secondsToNext(tx, user.id);
      if (seconds > 0) throw ExportToday(seconds);
      const waiting = { subjectId: user.id, kind: 'export', state: 'waiting' } as const;
      if (await tx.existsBy(DataRequest, waiting)) throw DataRequestWaits();
      const subject = { kind: 'client', id: user.id } as const;
      const dataRequestId = await addRequest(tx, 'export', subject, null);
      const asked = { subject: user.id, dataRequestId, kind: subject.kind, isByStaff: false };
      await record(tx, exportAsked(asked));
      return { message: 'We are putting your data together. You get a mail when it is ready.' };
    });
  }

  /** @throws StaffErasedByAdmin, PasswordNeeded, ReauthenticationRequired, HandOverFirst, ErasureUnderWay */
  async erasure(actor: Actor, { currentPassword }: AskErasureDto): Promise<MessageDto> {
    if (currentPassword) await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.sessions.expectStillAllowed(tx, actor);
      if (user.isStaff) throw StaffErasedByAdmin();
      await this.expectProof(tx, actor, user, currentPassword);
      const company = await onlyLeadOf(tx, user.id);
      if (company !== null) throw HandOverFirst(company);
      await eraseLater(tx, this.tokens, user, null);
      return { message: `Your account will be erased in ${GRACE_DAYS} days.` };
    });
  }

  private async expectProof(
    tx: EntityManager,
    actor: Actor,
    user: User,
    currentPassword: string | undefined,
  ): Promise<void> {
    if (user.passwordHash === null) {
      if (!isFresh(actor)) throw ReauthenticationRequired();
      return;
    }
    if (!currentPassword) throw PasswordNeeded();
    await this.currentPassword.expect(tx, user, currentPassword);
  }

  /** @throws NoSubjectWithAddress, StaffErasedByAdmin, DataRequestWaits, ErasureUnderWay */
  async forSomebody(actor: Actor, { kind, email }: NewDataRequestDto): Promise<MessageDto> {
    try {
      return await this.transactions.run(async (tx) => {
        const user = await lockUser(tx, { email });
        await this.sessions.expectStillAllowed(tx, actor);
        if (kind === 'erase' && user?.isStaff) throw StaffErasedByAdmin();
        if (kind === 'erase' && user) await eraseLater(tx, this.tokens, user, actor.userId);
        else {
          const subject = user ? { kind: 'client' as const, id: user.id } : await other(tx, email);
          if (!subject) throw NoSubjectWithAddress();
          await this.raise(tx, actor, kind, subject);
        }
        return { message: 'The data request was added.' };
      });
    } catch (error) {
      if (violates(error, 'data_requests_waiting_unique')) throw DataRequestWaits();
      throw error;
    }
  }

  private async raise(
    tx: EntityManager,
    actor: Actor,
    kind: DataRequestKind,
    subject: Subject,
  ): Promise<void> {
    const dataRequestId = await addRequest(tx, kind, subject, actor.userId);
    const asked = { subject: subject.id, dataRequestId, kind: subject.kind, isByStaff: true };
    // An erasure runs at once, because there is no account to cancel it with.
    const event =
      kind === 'export' ? exportAsked(asked) : erasureAsked({ ...asked, tokenId: null });
    await record(tx, event);
  }
}

/**
 * Expects the account locked.
 * @throws ErasureUnderWay
 */
export async function eraseLater(
  tx: EntityManager,
  tokens: OneTimeTokens,
  user: User,
  raisedBy: string | null,
): Promise<void> {
  const subject = { kind: 'client', id: user.id } as const;
  const waiting = { kind: 'erase', subjectId: user.id, state: 'waiting' } as const;
  if (await tx.existsBy(DataRequest, waiting)) throw ErasureUnderWay();
  const runsAt = new Date(databaseNow().getTime() + GRACE_DAYS * DAY_MS);
  const dataRequestId = await addRequest(tx, 'erase', subject, raisedBy, runsAt);
  await setOnAccount(tx, user.id, { erasesAt: runsAt });
  const link = { subjectId: user.id, email: user.email };
  const { id: tokenId } = await tokens.issue(tx, 'keep_account', link);
  const about = { dataRequestId, kind: subject.kind, isByStaff: raisedBy !== null, tokenId };
  await record(tx, erasureAsked({ subject: user.id, ...about }));
}

/** 0 for now. A cancelled request does not count. */
export async function secondsToNext(db: EntityManager, userId: string): Promise<number> {
  const [last] = await db.query<{ seconds: number }[]>(
    `SELECT extract(epoch FROM created_at + interval '${EXPORT_EVERY_HOURS} hours' - now())::int AS seconds
     FROM data_requests WHERE subject_id = $1 AND kind = 'export' AND raised_by IS NULL
       AND state <> 'cancelled' ORDER BY created_at DESC LIMIT 1`,
    [userId],
  );
  return Math.max(0, last?.seconds ?? 0);
}

type Subject = { kind: SubjectKind; id: string };

async function addRequest(
  tx: EntityManager,
  kind: DataRequestKind,
  { kind: subjectKind, id: subjectId }: Subject,
  raisedBy: string | null,
  runsAt = databaseNow(),
): Promise<string> {
  const id = uuid();
  const createdAt = databaseNow();
  const when = { createdAt, dueAt: oneMonthAfter(createdAt), runsAt, nextAttemptAt: runsAt };
  await tx.insert(DataRequest, { id, kind, subjectKind, subjectId, raisedBy, ...when });
  return id;
}

/** By the office's clock, to the minute. */
const oneMonthAfter = (at: Date): Date => {
  const { day, minutes } = wallOf(at.getTime(), OFFICE_ZONE);
  return instantAt(plusMonths(day, 1), minutes, OFFICE_ZONE);
};

async function other(tx: EntityManager, email: string): Promise<Subject | null> {
  const [lead] = await leadsOfAddress(tx, email);
  if (lead) return { kind: 'lead', id: lead.id };
  const subscriber = await subscriberOfAddress(tx, email);
  return subscriber && { kind: 'subscriber', id: subscriber.id };
}
