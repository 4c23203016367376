import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import { bindFiles } from '../files/files.public';
import { RequestClocks } from '../response-times/response-times.public';
import { commentAdded } from './conversation';
import { RequestComment } from './conversation.entity';
import type { CommentDto } from './dto/conversation.dto';
import type { CommentAddedDto } from './dto/request.dto';
import { lockRequest } from './find-requests';
import { MoveRequest } from './move-request';
import type { ProjectRequest } from './project-request.entity';
import { takePart } from './request-people';
import { RequestReader } from './request-reader';
import { isClient, visibleSql } from './request-scope';
import { OnlyStaffSet } from './requests.errors';
import { requestAnswered, requestRepliedTo } from './requests.events';

type ByMail = { isByMail?: boolean; restOfMail?: string | null };

@Injectable()
export class CommentOnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly moving: MoveRequest,
    private readonly clocks: RequestClocks,
  ) {}

  comment(actor: Actor, requestId: string, form: CommentDto): Promise<CommentAddedDto> {
    return this.transactions.run(async (tx) => {
      const id = await this.within(tx, actor, requestId, form);
      return {
        comment: await commentAdded(tx, actor, id),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }

  async within(
    tx: EntityManager,
    actor: Actor,
    requestId: string,
    form: CommentDto,
    { isByMail = false, restOfMail = null }: ByMail = {},
  ): Promise<string> {
    const request = await lockRequest(tx, requestId, visibleSql(actor));
    // Staff may have requests of their own.
    const isFromStaff = !isClient(actor) && request.userId !== actor.userId;
    if (!isFromStaff) {
      expectNoSettings(form);
      await takePart(tx, request, actor);
    }
    const id = uuid();
    const written = { authorId: actor.userId, isFromStaff, isByMail, restOfMail, body: form.text };
    await tx.insert(RequestComment, { id, requestId, ...written });
    await bindFiles(tx, actor, form.attachments, { requestId, commentId: id });
    request.commentedOn(isFromStaff);
    const commented = isFromStaff ? requestAnswered : requestRepliedTo;
    await record(
      tx,
      commented({ subject: requestId, actor: actor.userId, after: { commentId: id } }),
    );
    await this.moving.within(tx, request, form);
    if (isFromStaff) mark(request, form);
    await this.clocks.follow(tx, request, isFromStaff ? actor.userId : null);
    await saveChanged(tx, request);
    return id;
  }
}

/** Without a mark, earlier questions stay open. */
function mark(request: ProjectRequest, { awaitClient, awaitFile }: CommentDto): void {
  for (const [what, isAsked] of [
    ['answer', awaitClient],
    ['file', awaitFile],
  ] as const) {
    if (isAsked) request.awaitClient(what);
    else if (isAsked === false) request.settle(what);
  }
}

function expectNoSettings({ status, reason, awaitClient, awaitFile }: CommentDto): void {
  if (status) throw OnlyStaffSet('status');
  if (reason) throw OnlyStaffSet('reason');
  if (awaitClient) throw OnlyStaffSet('awaitClient');
  if (awaitFile) throw OnlyStaffSet('awaitFile');
}
