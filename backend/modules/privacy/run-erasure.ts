import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import {
  type SubjectKind,
  type NotedErasure,
  Erasures,
  type Subject,
} from '../../personal-data/personal-data.public';
import { formerAddresses, lockUser, User } from '../accounts/accounts.public';
import { EraseLead, leadsOfAddress } from '../leads/leads.public';
import { EraseSubscriber, subscriberOfAddress } from '../newsletter/newsletter.public';
import { ChangeDataRequest } from './change-data-request';
import { DataRequest, type ClaimedRequest } from './data-request.entity';
import { EraseClient } from './erase-client';
import { erasureDone } from './privacy.events';

@Injectable()
export class RunErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly erasures: Erasures,
    private readonly changes: ChangeDataRequest,
    private readonly clients: EraseClient,
    private readonly leads: EraseLead,
    private readonly subscribers: EraseSubscriber,
  ) {}

  async fulfil({ id, attempts, subjectId, subjectKind }: ClaimedRequest): Promise<void> {
    const subject = { kind: subjectKind, id: subjectId };
    const claim = { id, attempts, state: 'waiting' } as const;
    const found = await this.transactions.run(async (tx) =>
      (await tx.existsBy(DataRequest, claim)) ? this.foundWith(tx, subject) : null,
    );
    if (found) await this.erasures.note(subject, found);
    const isErased = await this.transactions.run(async (tx) => {
      // Lock order: account, then request.
      const user = await lockUser(tx, { id: subjectId });
      const request = await lockRow(tx, DataRequest, claim);
      if (!request) return false;
      // The client may have become staff since then, and only admins erase staff.
      if (user?.isStaff) return !(await this.changes.cancelErasure(tx, user.id));
      const email = await this.erase(tx, request.subjectKind, subjectId);
      const done = { state: 'done', doneAt: () => 'now()', lastError: null } as const;
      await tx.update(DataRequest, { id }, { ...done, farewell: email });
      const about = { dataRequestId: id, kind: request.subjectKind };
      await record(tx, erasureDone({ subject: subjectId, ...about }));
      return true;
    });
    // Otherwise a restore would erase an account that its client kept.
    if (found && !isErased) await this.erasures.forget(subject);
  }

  /**
   * The leads and subscribers of its addresses: after a restore, the account may have others. Null
   * if nothing will be erased.
   */
  private async foundWith(tx: EntityManager, { kind, id }: Subject): Promise<Subject[] | null> {
    const emails = await addressesOf(tx, kind, id);
    if (emails.length === 0) return null;
    const others: Subject[] = [];
    for (const email of emails) {
      const leads = await leadsOfAddress(tx, email);
      others.push(...leads.map((lead) => ({ kind: 'lead' as const, id: lead.id })));
      const subscriber = await subscriberOfAddress(tx, email);
      if (subscriber) others.push({ kind: 'subscriber', id: subscriber.id });
    }
    return others.filter((one) => one.id !== id);
  }

  /** For people brought back by a restore; sends no mail. False if no data was left to erase. */
  again(kind: SubjectKind, id: string): Promise<boolean> {
    return this.transactions.run(async (tx) => (await this.erase(tx, kind, id, true)) !== null);
  }

  private async erase(
    tx: EntityManager,
    kind: SubjectKind,
    id: string,
    isOneRow = false,
  ): Promise<string | null> {
    if (kind === 'client') {
      const user = await lockUser(tx, { id });
      if (!user || user.erasedAt) return null;
      await this.clients.erase(tx, user);
      return user.email;
    }
    const email = await emailOf(tx, kind, id);
    if (!email) return null;
    if (isOneRow && kind === 'lead') await this.leads.within(tx, id);
    else if (!isOneRow) await this.leads.ofAddress(tx, email);
    if (kind === 'subscriber' || !isOneRow) {
      await this.subscribers.ofAddress(tx, email, 'privacy');
    }
    return email;
  }
}

async function addressesOf(tx: EntityManager, kind: SubjectKind, id: string): Promise<string[]> {
  if (kind !== 'client') return [await emailOf(tx, kind, id)].filter((one) => one !== undefined);
  const user = await tx.findOneBy(User, { id });
  if (!user || user.isStaff || user.erasedAt) return [];
  return [user.email, ...(await formerAddresses(tx, id))];
}

async function emailOf(
  db: EntityManager,
  kind: 'lead' | 'subscriber',
  id: string,
): Promise<string | undefined> {
  const table = kind === 'lead' ? 'leads' : 'subscribers';
  const rows = await db.query<{ email: string }[]>(`SELECT email FROM ${table} WHERE id = $1`, [
    id,
  ]);
  return rows[0]?.email;
}

export type Replayed = { noted: number; erased: number };

@Injectable()
export class ReplayErasures {
  constructor(
    private readonly erasures: Erasures,
    private readonly erasing: RunErasure,
  ) {}

  async replay(
    noted: AsyncIterable<NotedErasure> | Iterable<NotedErasure> = this.erasures.noted(),
  ) {
    const replayed: Replayed = { noted: 0, erased: 0 };
    for await (const { kind, id } of noted) {
      replayed.noted += 1;
      if (await this.erasing.again(kind, id)) replayed.erased += 1;
    }
    return replayed;
  }
}
