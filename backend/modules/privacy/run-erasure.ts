import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import {
  type SubjectKind,
  type NotedErasure,
  Erasures,
} from '../../personal-data/personal-data.public';
import { lockUser } from '../accounts/accounts.public';
import { EraseLead } from '../leads/leads.public';
import { EraseSubscriber } from '../newsletter/newsletter.public';
import { ChangeDataRequest } from './change-data-request';
import { DataRequest, type ClaimedRequest } from './data-request.entity';
import { EraseClient } from './erase-client';
import { erasureDone } from './privacy.events';

@Injectable()
export class RunErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: ChangeDataRequest,
    private readonly clients: EraseClient,
    private readonly leads: EraseLead,
    private readonly subscribers: EraseSubscriber,
  ) {}

  run({ id, attempts, subjectId }: ClaimedRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Lock order: account, then request.
      const user = await lockUser(tx, { id: subjectId });
      const request = await lockRow(tx, DataRequest, { id, attempts, state: 'waiting' });
      if (!request) return;
      // The client may have become staff since then, and only admins erase staff.
      if (user?.isStaff) return void (await this.changes.cancelErasure(tx, user.id));
      const email = await this.erase(tx, request.subjectKind, subjectId);
      const done = { state: 'done', doneAt: () => 'now()', lastError: null } as const;
      await tx.update(DataRequest, { id }, { ...done, farewell: email });
      const about = { dataRequestId: id, kind: request.subjectKind };
      await record(tx, erasureDone({ subject: subjectId, ...about }));
    });
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
      await this.clients.run(tx, user);
      return user.email;
    }
    const table = kind === 'lead' ? 'leads' : 'subscribers';
    const [found] = await tx.query<{ email: string }[]>(
      `SELECT email FROM ${table} WHERE id = $1`,
      [id],
    );
    if (!found) return null;
    if (isOneRow && kind === 'lead') await this.leads.within(tx, id);
    else if (!isOneRow) await this.leads.ofAddress(tx, found.email);
    if (kind === 'subscriber' || !isOneRow) {
      await this.subscribers.ofAddress(tx, found.email, 'privacy');
    }
    return found.email;
  }
}

export type Replayed = { noted: number; erased: number };

@Injectable()
export class ReplayErasures {
  constructor(
    private readonly erasures: Erasures,
    private readonly erasing: RunErasure,
  ) {}

  async run(noted: AsyncIterable<NotedErasure> | Iterable<NotedErasure> = this.erasures.noted()) {
    const replayed: Replayed = { noted: 0, erased: 0 };
    for await (const { kind, id } of noted) {
      replayed.noted += 1;
      if (await this.erasing.again(kind, id)) replayed.erased += 1;
    }
    return replayed;
  }
}
