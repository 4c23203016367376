import { expectVersion } from '../../errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { EditRequestDto } from './dto/edit-request.dto';
import type { RequestEditedDto } from './dto/request.dto';
import { edit } from './edit-request';
import { lockRequest } from './lock-request';
import { RequestClocks } from '../response-times/response-times.public';
import { entryAdded } from './request-history';
import { RequestReader } from './request-reader';
import { scopeSql } from './request-scope';
import { ChangedSinceRead } from './requests.errors';
import { requestEdited } from './requests.events';

@Injectable()
export class EditOwnRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
    private readonly clocks: RequestClocks,
  ) {}

  /** @throws RequestNotFound, ChangedSinceRead, AlreadyClosed, ReviewHasBegun */
  run(
    actor: Actor,
    requestId: string,
    { version, ...form }: EditRequestDto,
  ): Promise<RequestEditedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, (bind) =>
        scopeSql({ kind: 'own', userId: actor.userId }, bind),
      );
      const current = () => this.reader.read(tx, actor, requestId);
      await expectVersion(request, version, ChangedSinceRead, current);
      const edited = edit(request, form);
      if (edited?.before.urgency) await this.clocks.retarget(tx, request);
      if (edited) await tx.save(request);
      const eventId = edited
        ? await this.events.record(tx, requestEdited({ subject: requestId, ...edited }))
        : null;
      return {
        entry: eventId === null ? null : await entryAdded(tx, actor, eventId),
        request: await this.reader.brief(tx, actor, requestId),
      };
    });
  }
}
