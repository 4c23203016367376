import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { voidTokens } from '../../links/links.public';
import { User } from '../accounts/accounts.public';
import { holdMembership } from '../companies/companies.public';
import {
  addParticipant,
  countParticipants,
  isClient,
  isParticipant,
  lockRequest,
  MAX_PARTICIPANTS,
  peopleOf,
  removeParticipant,
  visibleSql,
  type ProjectRequest,
  type RequestPeopleDto,
  participantAdded,
  participantRemoved,
} from '../requests/requests.public';
import type { AddParticipantDto } from './dto/participants.dto';
import { expectManager, InviteReader } from './invite-reader';
import {
  NoSuchClient,
  NotInOrganisation,
  ParticipantNotFound,
  ParticipantsFull,
} from './participants.errors';

@Injectable()
export class ManageParticipants {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly inviting: InviteReader,
  ) {}

  list(actor: Actor, requestId: string): Promise<RequestPeopleDto> {
    return peopleOf(this.dataSource.manager, actor, requestId);
  }

  add(actor: Actor, requestId: string, form: AddParticipantDto): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, visibleSql(actor));
      await expectManager(tx, request, actor);
      if (isClient(actor) && !request.organisationId && form.email && !form.memberId) {
        return this.inviting.within(tx, request, form.email);
      }
      const userId = await this.personToAdd(tx, request, actor, form);
      const isIn = await isParticipant(tx, { requestId, userId });
      if (!isIn && userId !== request.userId) {
        if ((await countParticipants(tx, requestId)) >= MAX_PARTICIPANTS) throw ParticipantsFull();
        await addParticipant(tx, { requestId, userId, addedBy: actor.userId });
        await record(tx, participantAdded({ subject: requestId, after: { userId } }));
      }
      return { message: 'Added to the request.' };
    });
  }

  remove(actor: Actor, requestId: string, userId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, visibleSql(actor));
      if (userId !== actor.userId) await expectManager(tx, request, actor);
      const wasIn = await removeParticipant(tx, { requestId, userId });
      if (!wasIn) throw ParticipantNotFound();
      const { email } = await tx.findOneByOrFail(User, { id: userId });
      await voidTokens(tx, ['join_request'], { subjectId: requestId, email });
      await record(tx, participantRemoved({ subject: requestId, before: { userId } }));
      return { message: 'Removed from the request.' };
    });
  }

  /** Clients can name only members of their own company, so that accounts stay secret. */
  private async personToAdd(
    tx: EntityManager,
    { organisationId }: ProjectRequest,
    actor: Actor,
    { memberId, email }: AddParticipantDto,
  ): Promise<string> {
    if (memberId) {
      const membership = await holdMembership(tx, memberId);
      if (!organisationId || membership?.organisationId !== organisationId) {
        throw NotInOrganisation();
      }
      return memberId;
    }
    if (isClient(actor) || !email) throw NotInOrganisation();
    const user = await tx.findOneBy(User, { email });
    if (!user || user.isStaff || user.state !== 'active') throw NoSuchClient();
    return user.id;
  }
}
