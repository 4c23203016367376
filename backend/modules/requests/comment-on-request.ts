import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import { clientReplied, Notifications, teamAnswered } from '../notifications/notifications.public';
import type { CommentAddedDto } from './dto/request.dto';
import { lockRequest } from './lock-request';
import type { ProjectRequest } from './project-request.entity';
import { commentAdded } from './request-comments';
import { RequestComment } from './request-comment.entity';
import { RequestReader } from './request-reader';
import { visibleSql } from './request-scope';
import { TellStaff } from './tell-staff';

/** The client replies, or staff answer: the other side is told by mail and in the portal. */
@Injectable()
export class CommentOnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly staff: TellStaff,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, requestId: string, text: string): Promise<CommentAddedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, (bind) => visibleSql(actor, bind));
      const isFromStaff = request.userId !== actor.userId;
      const id = uuid();
      await tx.insert(RequestComment, {
        id,
        requestId,
        authorId: actor.userId,
        isFromStaff,
        body: text,
      });
      request.commentedOn(isFromStaff);
      await tx.save(request);
      await this.tellOtherSide(tx, actor, request, { id, isFromStaff });
      await this.audit.record(tx, {
        action: isFromStaff ? 'request.answered' : 'request.replied-to',
        objectType: 'request',
        objectId: requestId,
        after: { commentId: id },
      });
      return {
        comment: await commentAdded(tx, actor, id),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }

  private async tellOtherSide(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    comment: { id: string; isFromStaff: boolean },
  ): Promise<void> {
    if (comment.isFromStaff) {
      const commentId = comment.id;
      await this.outbox.add(tx, 'request-answered', { commentId }, { orderingKey: request.id });
      await this.notifications.tell(tx, request.userId, teamAnswered(request));
    } else {
      await this.staff.tell(tx, request, {
        template: 'client-replied',
        aboutId: comment.id,
        notice: clientReplied(request),
        by: actor.userId,
      });
    }
  }
}
