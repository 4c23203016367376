import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeToken, OneTimeTokens, TokenInvalid, voidTokens } from '../../links/links.public';
import { DAY_MS } from '../../time/days';
import { lockOwner, TooManyMails } from '../accounts/accounts.public';
import { MailAllowance } from '../auth/auth.public';
import { holdMembership } from '../companies/companies.public';
import {
  addParticipant,
  countParticipants,
  isClient,
  isParticipant,
  lockRequest,
  MAX_PARTICIPANTS,
  visibleSql,
  type ProjectRequest,
  participantAdded,
  readerInvited,
  readerInvitationRevoked,
} from '../requests/requests.public';
import type { JoinedRequestDto } from './dto/participants.dto';
import {
  InvitationNotFound,
  NotAllowedToManage,
  ParticipantsFull,
  ReaderInvitedElsewhere,
} from './participants.errors';

const purpose = 'join_request' as const;

/**
 * The response does not reveal if an address has an account. The link gives no access until the
 * address's owner, signed in, accepts.
 */
@Injectable()
export class InviteReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * Expects the request locked.
   * @throws ParticipantsFull, TooManyMails
   */
  async within(tx: EntityManager, request: ProjectRequest, email: string): Promise<MessageDto> {
    const subjectId = request.id;
    await voidTokens(tx, [purpose], { subjectId, email });
    const now = databaseNow().getTime();
    const today = { purpose, subjectId, createdAt: MoreThan(new Date(now - DAY_MS)) };
    if ((await tx.countBy(OneTimeToken, today)) >= MAX_PARTICIPANTS) throw TooManyMails();
    const pending = await tx.countBy(OneTimeToken, {
      purpose,
      subjectId,
      usedAt: IsNull(),
      supersededAt: IsNull(),
      expiresAt: MoreThan(new Date(now)),
    });
    if (pending + (await countParticipants(tx, subjectId)) >= MAX_PARTICIPANTS) {
      throw ParticipantsFull();
    }
    if (!(await this.allowance.take(email))) throw TooManyMails();
    const { id: tokenId } = await this.tokens.issue(tx, purpose, { subjectId, email });
    await record(tx, readerInvited({ subject: subjectId, tokenId }));
    return { message: 'If this address can get mail, the invitation is on its way.' };
  }

  accept(actor: Actor, token: string): Promise<JoinedRequestDto> {
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      const row = await this.tokens.look(tx, purpose, token);
      if (!row || user.isStaff) throw TokenInvalid();
      if (row.email?.toLowerCase() !== user.email.toLowerCase()) throw ReaderInvitedElsewhere();
      const request = await lockRequest(tx, row.subjectId, () => 'TRUE');
      const part = { requestId: request.id, userId: user.id };
      const isIn = user.id === request.userId || (await isParticipant(tx, part));
      const joined = { message: 'You take part in this request now.', requestId: request.id };
      if (isIn && row.usedAt) return joined;
      await this.tokens.consume(tx, await this.tokens.find(tx, [purpose], token));
      if (isIn) return joined;
      if ((await countParticipants(tx, request.id)) >= MAX_PARTICIPANTS) throw ParticipantsFull();
      await addParticipant(tx, part);
      const after = { userId: user.id };
      await record(tx, participantAdded({ subject: request.id, after }));
      return joined;
    });
  }

  revoke(actor: Actor, requestId: string, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, visibleSql(actor));
      await expectManager(tx, request, actor);
      const isFound = await voidTokens(tx, [purpose], { subjectId: requestId, id });
      if (!isFound) throw InvitationNotFound();
      await record(tx, readerInvitationRevoked({ subject: requestId }));
      return { message: 'The invitation no longer works.' };
    });
  }
}

export async function expectManager(
  tx: EntityManager,
  { userId, organisationId }: ProjectRequest,
  actor: Actor,
): Promise<void> {
  if (!isClient(actor) || userId === actor.userId) return;
  const membership = await holdMembership(tx, actor.userId);
  const isLead = membership?.role === 'lead' && membership.organisationId === organisationId;
  if (!isLead) throw NotAllowedToManage();
}
