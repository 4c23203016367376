import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record } from '../../events/events.public';
import { findRequests, ProjectRequest, visibleSql } from '../requests/requests.public';
import { BookCall, firstReminder, rangesOf, recordOnRequest, TimeGone } from './book-call';
import { Call, CallType } from './call.entity';
import {
  CallChangedMeanwhile,
  CallIsOver,
  CallIsToCome,
  CallNotFound,
  MAX_MOVES,
  MovedTooOften,
  NoFreeColleague,
  TooLateToChange,
} from './calls.errors';
import { callCancelled, callClosed, callMoved, callReassigned } from './calls.events';
import { actsAsHost } from './read-calls';

const HOUR = 3_600_000;
const MAX_HORIZON = 60;

const LENGTHS = `
  SELECT lower(during) AS start, (extract(epoch FROM upper(during) - lower(during)) / 60)::int AS minutes,
    (extract(epoch FROM upper(blocked) - upper(during)) / 60)::int AS "bufferMinutes"
  FROM calls WHERE id = $1`;

/** `link`: somebody with the link from a mail. */
export type By = { link: true } | Actor;

/** `respond` reads the response in the transaction, so that it is stored with the change. */
type Change<T> = { version: number | undefined; respond: (tx: EntityManager) => Promise<T> };

type Lengths = Pick<CallType, 'minutes' | 'bufferMinutes'>;
type LockedCall = Call & { start: Date; lengths: Lengths; type: CallType };

@Injectable()
export class ChangeCall {
  constructor(
    private readonly transactions: Transactions,
    private readonly booking: BookCall,
  ) {}

  /** Prefers its host, if free at the new time. */
  move<T>(by: By, id: string, to: Date, { version, respond }: Change<T>): Promise<T> {
    return this.booking.run(async (tx) => {
      const call = await this.locked(tx, by, id, version);
      if (call.state !== 'booked' && !call.mayRebook) throw CallIsOver();
      const byStaff = isHost(by, call);
      if (call.state === 'booked') expectInTime(call, byStaff);
      if (+call.start !== +to || call.state !== 'booked') {
        if (!byStaff && call.moves >= MAX_MOVES) throw MovedTooOften();
        await this.write(tx, call, to, { prefer: call.hostId, byStaff });
        if (!byStaff) await tx.increment(Call, { id }, 'moves', 1);
      }
      return respond(tx);
    });
  }

  cancel<T>(by: By, id: string, { version, respond }: Change<T>): Promise<T> {
    return this.transactions.run(async (tx) => {
      const call = await this.locked(tx, by, id, version);
      if (call.state !== 'booked') throw CallIsOver();
      const isOurs = isHost(by, call);
      expectInTime(call, isOurs);
      await tx.query(
        `UPDATE calls SET state = 'cancelled', may_rebook = $2, version = version + 1,
           next_reminder_at = NULL, moves = CASE WHEN $2 THEN 0 ELSE moves END WHERE id = $1`,
        [id, isOurs],
      );
      const after = factsOf(call, { version: call.version + 1 });
      await record(tx, callCancelled({ subject: id, after, isOurs }));
      if (call.requestId) await recordOnRequest(tx, call.requestId, 'cancelled', call.start);
      return respond(tx);
    });
  }

  reassign<T>(actor: Actor, id: string, { version, respond }: Change<T>): Promise<T> {
    return this.booking.run(async (tx) => {
      const call = await this.locked(tx, actor, id, version);
      if (!isHost(actor, call)) throw CallNotFound();
      if (call.state !== 'booked' || call.start < databaseNow()) throw CallIsOver();
      const to = { byStaff: true, notTo: call.hostId };
      await this.write(tx, call, call.start, to).catch((error: Error) => {
        throw error instanceof TimeGone ? NoFreeColleague() : error;
      });
      return respond(tx);
    });
  }

  close<T>(
    actor: Actor,
    id: string,
    state: 'held' | 'missed',
    { version, respond }: Change<T>,
  ): Promise<T> {
    return this.transactions.run(async (tx) => {
      const call = await this.locked(tx, actor, id, version);
      if (!isHost(actor, call)) throw CallNotFound();
      if (call.state === 'cancelled') throw CallIsOver();
      if (call.start > databaseNow()) throw CallIsToCome();
      await tx.query('UPDATE calls SET state = $2, version = version + 1 WHERE id = $1', [
        id,
        state,
      ]);
      await record(tx, callClosed({ subject: id, after: { state } }));
      return respond(tx);
    });
  }

  private async write(
    tx: EntityManager,
    call: LockedCall,
    start: Date,
    { notTo, ...options }: { prefer?: string; byStaff: boolean; notTo?: string },
  ): Promise<void> {
    const { id, requestId } = call;
    // The length as booked, even if its type has changed, and at any distance.
    const type = notTo ? { ...call.type, ...call.lengths, horizonDays: MAX_HORIZON } : call.type;
    const request = requestId ? await tx.findOneBy(ProjectRequest, { id: requestId }) : null;
    // A colleague outside the request's own order may take over, because its owner is away.
    const asked = request && !notTo ? { type, request } : { type };
    const hostId = await this.booking.takeHost(
      tx,
      asked,
      start,
      (host) =>
        tx.query(
          `UPDATE calls SET host_id = $2, during = tstzrange($3, $4), blocked = tstzrange($3, $5),
             state = 'booked', may_rebook = false, version = version + 1, next_reminder_at = $6
           WHERE id = $1`,
          [id, host, ...rangesOf(type, start), firstReminder(start)],
        ),
      { ...options, except: id, ...(notTo && { notTo }) },
    );
    const before = factsOf(call);
    const after = { ...before, hostId, startsAt: start.toISOString(), version: call.version + 1 };
    const event = notTo ? callReassigned : callMoved;
    await record(tx, event({ subject: id, before, after }));
    if (requestId && !notTo) await recordOnRequest(tx, requestId, 'moved', start);
  }

  private async locked(
    tx: EntityManager,
    by: By,
    id: string,
    version: number | undefined,
  ): Promise<LockedCall> {
    const call = await lockRow(tx, Call, { id });
    if (!call || !(await maySee(tx, by, call))) throw CallNotFound();
    await expectVersion(call, version, CallChangedMeanwhile);
    const [{ start, ...lengths }] = await tx.query<[{ start: Date } & Lengths]>(LENGTHS, [id]);
    const type = await tx.findOneByOrFail(CallType, { id: call.typeId });
    return Object.assign(call, { start, lengths, type });
  }
}

export async function maySee(db: EntityManager, by: By, call: Call): Promise<boolean> {
  if ('link' in by || isHost(by, call)) return true;
  if (!call.requestId) return by.userId === call.clientId;
  const [request] = await findRequests(db, [call.requestId], visibleSql(by));
  return Boolean(request) && [call.clientId, request!.userId].includes(by.userId);
}

export const isHost = (by: By, { hostId }: Call): boolean =>
  !('link' in by) && actsAsHost(by, hostId);

function expectInTime({ start, type }: LockedCall, byStaff: boolean): void {
  const left = start.getTime() - databaseNow().getTime();
  if (left <= 0) throw CallIsOver();
  if (!byStaff && left < type.noticeHours * HOUR) throw TooLateToChange();
}

const factsOf = (call: LockedCall, over: { version?: number } = {}) => ({
  startsAt: call.start.toISOString(),
  hostId: call.hostId,
  requestId: call.requestId,
  version: over.version ?? call.version,
});
