import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { CommentAddedDto } from './dto/request.dto';
import { lockRequest } from './lock-request';
import { commentAdded } from './request-comments';
import { RequestComment } from './request-comment.entity';
import { RequestReader } from './request-reader';
import { visibleSql } from './request-scope';
import { requestAnswered, requestRepliedTo } from './requests.events';

/** The client replies, or staff answer. */
@Injectable()
export class CommentOnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
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
      const commented = isFromStaff ? requestAnswered : requestRepliedTo;
      await this.events.record(tx, commented({ subject: requestId, after: { commentId: id } }));
      return {
        comment: await commentAdded(tx, actor, id),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }
}
