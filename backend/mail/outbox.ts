import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../observability/request-context';
import { OutboxMail } from './outbox-mail.entity';
import type { MailProps, TemplateName } from './templates';

/** Where a use case leaves the mails it owes. An insert, nothing else: it commits with the change. */
@Injectable()
export class Outbox {
  /** Mails with the same `orderingKey` are sent one after the other, in the order they were added. */
  async add<Name extends TemplateName>(
    tx: EntityManager,
    template: Name,
    props: MailProps<Name>,
    { orderingKey }: { orderingKey?: string } = {},
  ): Promise<void> {
    await tx.insert(OutboxMail, {
      id: uuid(),
      template,
      props: props as Record<string, string>,
      orderingKey: orderingKey ?? null,
      traceId: requestContext.current()?.traceId ?? null,
    });
  }
}
