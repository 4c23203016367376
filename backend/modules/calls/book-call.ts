import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { FormTraps } from '../../access/form-traps';
import { RateLimits } from '../../access/rate-limits';
import { record, recordAll } from '../../events/events.public';
import { CALL, SubmitLead, type FormCall } from '../leads/leads.public';
import { CommentOnRequest, isClient, lockRequest, visibleSql } from '../requests/requests.public';
import { Call } from './call.entity';
import { MAX_OPEN_CALLS, OnlyClientsBook, RequestClosed, TooManyCalls } from './calls.errors';
import { callBooked, callNotBooked, factsOf, inHistory } from './calls.events';
import type { BookCallDto, BookOnRequestDto, CallBookedDto } from './dto/call.dto';
import { expectZone } from './expect-zone';
import { activeType, requestType } from './find-call-type';
import type { Asked } from './find-times';
import { openCallsOfClient, openCallsOfVisitor } from './open-calls';
import { TakeHost, TimeGone } from './take-host';
import { takeTurn } from './turns';

const BOOKED = 'Your call is booked. We have sent you a mail with the invitation.';

/** True for every visitor, so that the answer reveals nothing about the address. */
export const MAIL_FOLLOWS =
  'Thank you. We have sent an e-mail about your call to this address. It has the invitation, and the link to move or cancel the call.';

type Booking = { zone: string } & Partial<Pick<Call, 'requestId' | 'leadId' | 'clientId'>>;

@Injectable()
export class BookCall {
  constructor(
    private readonly hosts: TakeHost,
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
    await this.hosts.inTurn(async (tx) => {
      const type = await activeType(tx, slug);
      await takeTurn(tx, `call:${email.toLowerCase()}`);
      const details = { topic: topic ?? type.title, callAt: start.toISOString() };
      const enquiry = { fullName, email, company, phone, message: note, details, page, trap };
      const lead = await this.leads.within(tx, { form: 'call', service: CALL, ...enquiry }, key);
      const { id: leadId, isSameKey, isRepeat } = lead;
      const which = isSameKey ? { leadId } : { leadId, state: 'booked' as const };
      if (trap || (isRepeat && (await tx.existsBy(Call, which)))) return;
      const open = await openCallsOfVisitor(tx, email);
      if (open.length < MAX_OPEN_CALLS && !open.some((one) => +one.start === +start)) {
        await this.book(tx, { type }, start, { zone, leadId });
        return;
      }
      if (!(await this.hosts.isAnyFree(tx, { type }, start))) throw new TimeGone({ type }, start);
      await record(tx, callNotBooked({ subject: leadId }));
    });
  }

  /** @throws RequestNotFound, CallTypeNotFound, TimeTaken, TooManyCalls */
  onRequest(actor: Actor, requestId: string, form: BookOnRequestDto): Promise<CallBookedDto> {
    const start = new Date(form.at);
    const zone = expectZone(form.zone);
    const clientId = actor.userId;
    return this.hosts.inTurn(async (tx) => {
      const request = await lockRequest(tx, requestId, visibleSql(actor));
      // Staff offer a call instead, with a link.
      if (!isClient(actor) && request.userId !== clientId) throw OnlyClientsBook();
      if (!request.isOpen) throw RequestClosed();
      const type = await requestType(tx);
      // Concurrent bookings of a client take turns.
      await takeTurn(tx, `call:${clientId}`);
      const open = await openCallsOfClient(tx, clientId);
      const known = open.find(
        (one) => one.typeId === type.id && one.requestId === requestId && +one.start === +start,
      );
      if (known) return { _id: known.id, message: BOOKED };
      if (open.length >= MAX_OPEN_CALLS) throw TooManyCalls();
      const asked = { type, request, clientId };
      const id = await this.book(tx, asked, start, { zone, requestId, clientId });
      if (form.note) await this.comments.within(tx, actor, requestId, { text: form.note });
      return { _id: id, message: BOOKED };
    });
  }

  private async book(
    tx: EntityManager,
    asked: Asked,
    start: Date,
    booking: Booking,
  ): Promise<string> {
    const call = tx.create(Call, { id: uuid(), typeId: asked.type.id, version: 1, ...booking });
    call.placeAt(start, asked.type);
    await this.hosts.take(tx, asked, start, (hostId) =>
      tx.insert(Call, Object.assign(call, { hostId })),
    );
    const booked = callBooked({ subject: call.id, after: factsOf(call) });
    await recordAll(tx, [booked, ...inHistory(call, 'booked')]);
    return call.id;
  }
}
