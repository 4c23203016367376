import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import {
  Notifications,
  requestReceived,
  requestWaits,
} from '../notifications/notifications.public';
import { User } from '../users/users.public';
import type { RaiseRequestDto } from './dto/raise-request.dto';
import type { RequestRaisedDto } from './dto/request.dto';
import { ProjectRequest } from './project-request.entity';
import { RequestEvent } from './request-event.entity';
import { DEFAULT_URGENCY } from './request-options';
import { RequestReader } from './request-reader';

const ANSWER = "Request submitted successfully! We'll get back to you within 24 hours.";

/** A project request is raised. */
@Injectable()
export class RaiseRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, form: RaiseRequestDto): Promise<RequestRaisedDto> {
    return this.transactions.run(async (tx) => {
      const client = await tx.findOneByOrFail(User, { id: actor.userId });
      const { id } = await this.within(tx, { client, raisedBy: client.id, form });
      return { message: ANSWER, request: await this.reader.brief(tx, actor, id) };
    });
  }

  /** For a client, or for one of us on a client's behalf. */
  async within(
    tx: EntityManager,
    { client, raisedBy, form }: { client: User; raisedBy: string; form: RaiseRequestDto },
  ): Promise<{ id: string; number: number }> {
    const request = tx.create(ProjectRequest, {
      ...form,
      urgency: form.urgency ?? DEFAULT_URGENCY,
      id: uuid(),
      userId: client.id,
    });
    // The insert brings the number back, which is part of what a search finds.
    await tx.insert(ProjectRequest, request);
    request.describeForSearch(client.fullName);
    const { searchText, clientName } = request;
    await tx.update(ProjectRequest, { id: request.id }, { searchText, clientName });
    await tx.insert(RequestEvent, {
      id: uuid(),
      requestId: request.id,
      kind: 'raised',
      actorId: raisedBy,
      toStatus: 'pending',
    });
    await this.outbox.add(
      tx,
      'request-received',
      { requestId: request.id },
      { orderingKey: request.id },
    );
    await this.outbox.add(tx, 'new-request', { requestId: request.id });
    await this.notifications.tell(tx, client.id, requestReceived(request));
    const waits = requestWaits(request, request.company);
    await this.notifications.tellStaff(tx, 'admin', waits, raisedBy);
    await this.audit.record(tx, {
      action: 'request.raised',
      objectType: 'request',
      objectId: request.id,
    });
    return request;
  }
}
