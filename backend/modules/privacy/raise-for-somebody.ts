import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions, violates } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { Sessions } from '../auth/auth.public';
import { leadsOfAddress } from '../leads/leads.public';
import { subscriberOfAddress } from '../newsletter/newsletter.public';
import { lockUser } from '../accounts/accounts.public';
import { addExport, oneMonthAfter } from './ask-export';
import { AskErasure } from './ask-erasure';
import { DataRequest } from './data-request.entity';
import type { NewDataRequestDto } from './dto/privacy.dto';
import { DataRequestWaits, NoSubjectWithAddress, StaffErasedByAdmin } from './privacy.errors';
import { erasureAsked, exportAsked } from './privacy.events';

type Subject = { kind: SubjectKind; id: string };

@Injectable()
export class RaiseForSomebody {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly erasures: AskErasure,
    private readonly events: Events,
  ) {}

  /** @throws NoSubjectWithAddress, StaffErasedByAdmin, DataRequestWaits, ErasureUnderWay */
  async run(actor: Actor, { kind, email }: NewDataRequestDto): Promise<MessageDto> {
    try {
      return await this.transactions.run(async (tx) => {
        const user = await lockUser(tx, { email });
        await this.sessions.expectStillAllowed(tx, actor);
        if (kind === 'erase' && user?.isStaff) throw StaffErasedByAdmin();
        if (kind === 'erase' && user) await this.erasures.within(tx, user, actor.userId);
        else {
          const subject = user ? { kind: 'client' as const, id: user.id } : await other(tx, email);
          if (!subject) throw NoSubjectWithAddress();
          await (kind === 'export'
            ? this.export(tx, actor, subject)
            : this.erase(tx, actor, subject));
        }
        return { message: 'The data request was added.' };
      });
    } catch (error) {
      if (violates(error, 'data_requests_waiting_unique')) throw DataRequestWaits();
      throw error;
    }
  }

  private async export(tx: EntityManager, actor: Actor, { kind, id }: Subject): Promise<void> {
    const dataRequestId = await addExport(tx, { kind, id }, actor.userId);
    await this.events.record(
      tx,
      exportAsked({ subject: id, dataRequestId, kind, isByStaff: true }),
    );
  }

  /** For a person without an account, so at once: there is no account to cancel with. */
  private async erase(tx: EntityManager, actor: Actor, { kind, id }: Subject): Promise<void> {
    const now = databaseNow();
    const request = { id: uuid(), kind: 'erase', subjectKind: kind, subjectId: id } as const;
    const when = { createdAt: now, dueAt: oneMonthAfter(now), runsAt: now, nextAttemptAt: now };
    await tx.insert(DataRequest, { ...request, raisedBy: actor.userId, ...when });
    const about = { dataRequestId: request.id, kind, isByStaff: true, tokenId: null };
    await this.events.record(tx, erasureAsked({ subject: id, ...about }));
  }
}

async function other(tx: EntityManager, email: string): Promise<Subject | null> {
  const [lead] = await leadsOfAddress(tx, email);
  if (lead) return { kind: 'lead', id: lead.id };
  const subscriber = await subscriberOfAddress(tx, email);
  return subscriber && { kind: 'subscriber', id: subscriber.id };
}
