import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { writeRow } from '../../database/written-rows';
import { saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { ProjectRequest } from '../requests/requests.public';
import { isHost, type By } from './call-access';
import type { CallType } from './call-type.entity';
import type { Call } from './call.entity';
import { CallNotFound, NoFreeColleague } from './calls.errors';
import {
  callCancelled,
  callClosed,
  callHandedOver,
  callRescheduled,
  factsOf,
  inHistory,
  nextFactsOf,
} from './calls.events';
import type { CallChangedDto } from './dto/call.dto';
import type { Asked } from './find-times';
import { lockCall } from './locked-call';
import { ReadCalls } from './read-calls';
import { TakeHost, TimeGone } from './take-host';

/** A call is handed over however far away it is. */
const MAX_HORIZON_DAYS = 60;

@Injectable()
export class ChangeCall {
  constructor(
    private readonly transactions: Transactions,
    private readonly hosts: TakeHost,
    private readonly calls: ReadCalls,
  ) {}

  /** Prefers its host, if free at the new time. */
  reschedule(by: By, id: string, to: Date, version: number | undefined): Promise<CallChangedDto> {
    return this.hosts.inTurn(async (tx) => {
      const { call, type } = await lockCall(tx, by, id, version);
      const before = factsOf(call);
      const byStaff = isHost(by, call);
      if (call.reschedule(to, type, byStaff)) {
        const choice = { prefer: before.hostId, byStaff, except: id };
        await this.hosts.take(
          tx,
          await askedOf(tx, call, type),
          to,
          (hostId) => writeRow(tx, Object.assign(call, { hostId })),
          choice,
        );
        const rescheduled = callRescheduled({ subject: id, before, after: nextFactsOf(call) });
        await saveChanged(tx, call, rescheduled, ...inHistory(call, 'moved'));
      }
      return this.calls.changed(tx, by, id, 'The call has moved.');
    });
  }

  cancel(by: By, id: string, version: number | undefined): Promise<CallChangedDto> {
    return this.transactions.run(async (tx) => {
      const { call, type } = await lockCall(tx, by, id, version);
      const isOurs = isHost(by, call);
      call.cancel(type, isOurs);
      const cancelled = callCancelled({ subject: id, after: nextFactsOf(call), isOurs });
      await saveChanged(tx, call, cancelled, ...inHistory(call, 'cancelled'));
      return this.calls.changed(tx, by, id, 'The call is cancelled.');
    });
  }

  /** To a colleague who is free at its time, also outside the order of the request's own hosts. */
  handOver(actor: Actor, id: string, version: number | undefined): Promise<MessageDto> {
    return this.hosts.inTurn(async (tx) => {
      const { call, type } = await lockCall(tx, actor, id, version);
      if (!isHost(actor, call)) throw CallNotFound();
      call.expect('handOver');
      const before = factsOf(call);
      // As long as it was booked, even if its kind has changed since.
      const asked = { type: { ...type, ...call.length, horizonDays: MAX_HORIZON_DAYS } };
      const choice = { byStaff: true, notTo: call.hostId, except: id };
      const write = (hostId: string) => writeRow(tx, Object.assign(call, { hostId }));
      await this.hosts.take(tx, asked, call.startsAt, write, choice).catch((error: Error) => {
        throw error instanceof TimeGone ? NoFreeColleague() : error;
      });
      const handedOver = callHandedOver({ subject: id, before, after: nextFactsOf(call) });
      await saveChanged(tx, call, handedOver);
      return { message: 'A colleague has the call now.' };
    });
  }

  close(
    actor: Actor,
    id: string,
    outcome: 'held' | 'missed',
    version: number | undefined,
  ): Promise<CallChangedDto> {
    return this.transactions.run(async (tx) => {
      const { call } = await lockCall(tx, actor, id, version);
      if (!isHost(actor, call)) throw CallNotFound();
      call.close(outcome);
      await saveChanged(tx, call, callClosed({ subject: id, after: { state: outcome } }));
      return this.calls.changed(tx, actor, id, 'The outcome is noted.');
    });
  }
}

async function askedOf(tx: EntityManager, { requestId }: Call, type: CallType): Promise<Asked> {
  const request = requestId ? await tx.findOneBy(ProjectRequest, { id: requestId }) : null;
  return request ? { type, request } : { type };
}
