import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../observability/request-context';
import { OutboxMail } from './outbox-mail.entity';
import type { MailProps, TemplateName } from './templates';

/** Where a use case leaves the mails it owes. An insert, nothing else: it commits with the change. */
@Injectable()
export class Outbox {
  async add<Name extends TemplateName>(
    tx: EntityManager,
    template: Name,
    props: MailProps<Name>,
  ): Promise<void> {
    await tx.insert(OutboxMail, {
      id: uuid(),
      template,
      props: props as Record<string, string>,
      traceId: requestContext.current()?.traceId ?? null,
    });
  }
}
