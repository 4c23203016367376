import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { FormTraps } from '../../access/form-traps';
import { RateLimits } from '../../access/rate-limits';
import { databaseNow } from '../../database/clock';
import { Transactions, violates } from '../../database/transactions';
import { record } from '../../events/events.public';
import { zoneNamed } from '../../time/zones';
import { CALL, SubmitLead, type FormCall } from '../leads/leads.public';
import { CommentOnRequest, isClient, lockRequest, visibleSql } from '../requests/requests.public';
import { Call, CallType } from './call.entity';
import {
  CallTypeNotFound,
  MAX_OPEN_CALLS,
  OnlyClientsBook,
  RequestClosed,
  TimeTaken,
  TooManyCalls,
  UnknownZone,
} from './calls.errors';
import { callBooked, callNotBooked, requestCalled } from './calls.events';
import type { BookCallDto, BookOnRequestDto, CallBookedDto } from './dto/call.dto';
import { FindTimes, type Asked } from './find-times';
import { takeTurn, Turns } from './turns';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const BOOKED = 'Your call is booked. We have sent you a mail with the invitation.';

/** True for every visitor, so that the answer reveals nothing about the address. */
export const MAIL_FOLLOWS =
  'Thank you. We have sent an e-mail about your call to this address. It has the invitation, and the link to move or cancel the call.';

const OPEN = `
  SELECT c.id, c.type_id AS "typeId", lower(c.during) AS start, c.request_id AS "requestId"
  FROM calls c LEFT JOIN leads l ON l.id = c.lead_id
  WHERE c.state = 'booked' AND lower(c.during) > now()`;
/** Strangers book with any address, so their calls do not count as a client's. */
const OPEN_OF_VISITOR = `${OPEN} AND l.email = $1`;
const OPEN_OF_CLIENT = `${OPEN} AND c.client_id = $1`;

/** The preferred host (`$2`), then fewest calls soon, then longest since the last. */
const IN_TURN = `
  SELECT h.id FROM unnest($1::uuid[]) h (id) LEFT JOIN calls c ON c.host_id = h.id
    AND c.state <> 'cancelled'
  GROUP BY h.id
  ORDER BY h.id IS DISTINCT FROM $2,
    count(*) FILTER (WHERE c.state = 'booked' AND lower(c.during) BETWEEN now() AND now() + interval '14 days'),
    max(lower(c.during)) NULLS FIRST, h.id`;

@Injectable()
export class BookCall {
  private readonly turns = new Turns();

  constructor(
    private readonly transactions: Transactions,
    private readonly times: FindTimes,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
    private readonly leads: SubmitLead,
    private readonly comments: CommentOnRequest,
  ) {}

  /**
   * Suspected spam becomes a lead for review and books no time. A repetition changes nothing. What
   * only the owner of the address may know follows by mail.
   * @throws CallTypeNotFound, TimeTaken
   */
  async byVisitor(
    form: BookCallDto,
    { key, ip, reply }: Pick<FormCall, 'ip' | 'reply'> & { key?: string },
  ): Promise<void> {
    const { slug, name: fullName, email, company, phone, note, page, topic } = form;
    await this.limits.count('booking-address', { ip, address: email }, reply);
    const start = new Date(form.at);
    const zone = expectZone(form.zone);
    const trap = this.traps.caught(form, 0);
    await this.run(async (tx) => {
      const type = await activeType(tx, slug);
      await takeTurn(tx, `call:${email.toLowerCase()}`);
      const details = { topic: topic ?? type.title, callAt: start.toISOString() };
      const enquiry = { fullName, email, company, phone, message: note, details, page, trap };
      const lead = await this.leads.within(tx, { form: 'call', service: CALL, ...enquiry }, key);
      const { id: leadId, isSameKey, isRepeat } = lead;
      const which = isSameKey ? { leadId } : { leadId, state: 'booked' as const };
      if (trap || (isRepeat && (await tx.existsBy(Call, which)))) return;
      const open = await tx.query<OpenCall[]>(OPEN_OF_VISITOR, [email]);
      if (open.length < MAX_OPEN_CALLS && !open.some((one) => +one.start === +start)) {
        await this.place(tx, { type }, { start, zone, leadId });
        return;
      }
      if (!(await this.isFree(tx, { type }, start))) throw new TimeGone({ type }, start, {});
      await record(tx, callNotBooked({ subject: leadId }));
    });
  }

  /** @throws RequestNotFound, CallTypeNotFound, TimeTaken, TooManyCalls */
  onRequest(actor: Actor, requestId: string, form: BookOnRequestDto): Promise<CallBookedDto> {
    const start = new Date(form.at);
    const zone = expectZone(form.zone);
    return this.run(async (tx) => {
      const request = await lockRequest(tx, requestId, visibleSql(actor));
      // Staff offer a call instead, with a link.
      if (!isClient(actor) && request.userId !== actor.userId) throw OnlyClientsBook();
      if (!request.isOpen) throw RequestClosed();
      const type = await requestType(tx);
      const asked = { type, request };
      const clientId = actor.userId;
      const known = await knownCall(tx, clientId, asked, start);
      if (known) return { _id: known, message: BOOKED };
      const id = await this.place(tx, asked, { start, zone, requestId, clientId });
      if (form.note) await this.comments.within(tx, actor, requestId, { text: form.note });
      return { _id: id, message: BOOKED };
    });
  }

  /** Looks for other times after the transaction, when its locks are released. */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.turns.run(() => this.transactions.run(work));
    } catch (error) {
      if (!(error instanceof TimeGone)) throw error;
      const { asked, start, search } = error;
      throw TimeTaken(await this.times.nearest(asked, start, search));
    }
  }

  private async place(
    tx: EntityManager,
    asked: Asked,
    { start, ...call }: Placing & { start: Date },
  ): Promise<string> {
    const id = uuid();
    const hostId = await this.takeHost(tx, asked, start, (host) =>
      tx.query(INSERT, [
        id,
        asked.type.id,
        host,
        ...rangesOf(asked.type, start),
        call.requestId ?? null,
        call.leadId ?? null,
        call.clientId ?? null,
        call.zone,
        firstReminder(start),
      ]),
    );
    const { requestId = null } = call;
    const after = { startsAt: start.toISOString(), hostId, requestId, version: 1 };
    await record(tx, callBooked({ subject: id, after }));
    if (requestId) await recordOnRequest(tx, requestId, 'booked', start);
    return id;
  }

  /**
   * Locks all free hosts first, so that their calls of a day can be counted; the constraint of the
   * table decides in any case.
   * @throws TimeGone, which `run` turns into `TimeTaken`
   */
  async takeHost(
    tx: EntityManager,
    asked: Asked,
    start: Date,
    write: (hostId: string) => Promise<unknown>,
    { prefer, notTo, ...search }: Taking = {},
  ): Promise<string> {
    const find = async () =>
      (await this.freeHosts(tx, asked, start, search)).filter((id) => id !== notTo);
    for (const id of (await find()).sort()) await takeTurn(tx, `call-host:${id}`);
    const inTurn = await tx.query<{ id: string }[]>(IN_TURN, [await find(), prefer ?? null]);
    for (const { id } of inTurn) if (await isWritten(tx, () => write(id))) return id;
    throw new TimeGone(asked, start, search);
  }

  private async isFree(tx: EntityManager, asked: Asked, start: Date): Promise<boolean> {
    return (await this.freeHosts(tx, asked, start)).length > 0;
  }

  private async freeHosts(
    tx: EntityManager,
    asked: Asked,
    start: Date,
    search: Pick<Taking, 'except' | 'byStaff'> = {},
  ): Promise<string[]> {
    const soon = new Date(start.getTime() + MINUTE);
    const free = await this.times.find(asked, start, soon, { ...search, db: tx });
    return free.get(start.getTime()) ?? [];
  }
}

export class TimeGone extends Error {
  constructor(
    readonly asked: Asked,
    readonly start: Date,
    readonly search: Pick<Taking, 'except' | 'byStaff'>,
  ) {
    super('No host is free');
  }
}

type Taking = { except?: string; prefer?: string; notTo?: string; byStaff?: boolean };
type Placing = { zone: string; requestId?: string; leadId?: string; clientId?: string };

const INSERT = `
  INSERT INTO calls (id, type_id, host_id, during, blocked, request_id, lead_id, client_id, zone,
    next_reminder_at)
  VALUES ($1, $2, $3, tstzrange($4, $5), tstzrange($4, $6), $7, $8, $9, $10, $11)`;

export const rangesOf = (type: CallType, start: Date): [Date, Date, Date] => {
  const end = start.getTime() + type.minutes * MINUTE;
  return [start, new Date(end), new Date(end + type.bufferMinutes * MINUTE)];
};

/** A day or an hour before the start, if that is still to come. */
export function firstReminder(start: Date): Date | null {
  const due = [24, 1].map((hours) => start.getTime() - hours * HOUR);
  const next = due.find((at) => at > databaseNow().getTime());
  return next === undefined ? null : new Date(next);
}

async function isWritten(tx: EntityManager, write: () => Promise<unknown>): Promise<boolean> {
  await tx.query('SAVEPOINT host');
  try {
    await write();
    return true;
  } catch (error) {
    if (!violates(error, 'calls_one_at_a_time')) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT host');
    return false;
  }
}

export const recordOnRequest = (
  tx: EntityManager,
  requestId: string,
  change: 'booked' | 'moved' | 'cancelled',
  start: Date,
) =>
  record(
    tx,
    requestCalled({ subject: requestId, after: { change, startsAt: start.toISOString() } }),
  );

export function expectZone(zone: string): string {
  const known = zoneNamed(zone);
  if (!known) throw UnknownZone();
  return known;
}

export async function activeType(db: EntityManager, slug: string): Promise<CallType> {
  const where = { slug, hosts: 'team', isActive: true } as const;
  // PostgreSQL refuses NUL, which an address may hold.
  const type = slug.includes('\0') ? null : await db.findOneBy(CallType, where);
  if (!type) throw CallTypeNotFound();
  return type;
}

export async function requestType(db: EntityManager): Promise<CallType> {
  const where = { hosts: 'owner', isActive: true } as const;
  const type = await db.findOne(CallType, { where, order: { minutes: 'ASC', slug: 'ASC' } });
  if (!type) throw CallTypeNotFound();
  return type;
}

type OpenCall = { id: string; typeId: string; start: Date; requestId: string | null };

/**
 * Concurrent bookings of a client take turns.
 * @throws TooManyCalls, and TimeGone if the client has another call then
 */
async function knownCall(
  tx: EntityManager,
  clientId: string,
  asked: Asked,
  start: Date,
): Promise<string | undefined> {
  await takeTurn(tx, `call:${clientId}`);
  const open = await tx.query<OpenCall[]>(OPEN_OF_CLIENT, [clientId]);
  const then = open.filter((one) => +one.start === +start);
  const requestId = asked.request?.id ?? null;
  const known = then.find((one) => one.typeId === asked.type.id && one.requestId === requestId);
  if (known) return known.id;
  if (open.length >= MAX_OPEN_CALLS) throw TooManyCalls();
  if (then.length > 0) throw new TimeGone(asked, start, {});
  return undefined;
}
