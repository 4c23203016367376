import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { CurrentPassword, isFresh, Sessions } from '../auth/auth.public';
import { lockOwner, ReauthenticationRequired } from '../accounts/accounts.public';
import { DataRequest } from './data-request.entity';
import type { AskExportDto } from './dto/privacy.dto';
import { DataRequestWaits, ExportToday } from './privacy.errors';
import { exportAsked } from './privacy.events';
import { EXPORT_EVERY_HOURS } from './privacy-terms';

@Injectable()
export class AskExport {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly events: Events,
  ) {}

  /** @throws ReauthenticationRequired, WrongCurrentPassword, ExportToday, DataRequestWaits */
  async run(actor: Actor, { currentPassword }: AskExportDto): Promise<MessageDto> {
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
      const about = { kind: 'client', id: user.id } as const;
      const dataRequestId = await addExport(tx, about, null);
      const asked = { subject: user.id, dataRequestId, kind: about.kind, isByStaff: false };
      await this.events.record(tx, exportAsked(asked));
      return { message: 'We are putting your data together. You get a mail when it is ready.' };
    });
  }
}

/** Seconds until the next request is allowed; 0 for now. A cancelled one does not count. */
export async function secondsToNext(db: EntityManager, userId: string): Promise<number> {
  const [last] = await db.query<{ seconds: number }[]>(
    `SELECT extract(epoch FROM created_at + interval '${EXPORT_EVERY_HOURS} hours' - now())::int AS seconds
     FROM data_requests WHERE subject_id = $1 AND kind = 'export' AND raised_by IS NULL
       AND state <> 'cancelled' ORDER BY created_at DESC LIMIT 1`,
    [userId],
  );
  return Math.max(0, last?.seconds ?? 0);
}

export const oneMonthAfter = (now: Date): Date => {
  const due = new Date(now);
  due.setUTCMonth(due.getUTCMonth() + 1);
  // In a shorter month it is due on the last day.
  if (due.getUTCDate() !== now.getUTCDate()) due.setUTCDate(0);
  return due;
};

export async function addExport(
  tx: EntityManager,
  { kind: subjectKind, id: subjectId }: { kind: SubjectKind; id: string },
  raisedBy: string | null,
): Promise<string> {
  const id = uuid();
  const now = databaseNow();
  const when = { createdAt: now, dueAt: oneMonthAfter(now), runsAt: now, nextAttemptAt: now };
  await tx.insert(DataRequest, { id, kind: 'export', subjectKind, subjectId, raisedBy, ...when });
  return id;
}
