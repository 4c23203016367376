import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions';
import { Events } from '../events/events.public';
import type { EntityManager } from 'typeorm';
import { cancelMail, retryMail } from '../mail/mail.public';
import type { MailChangedDto } from './dto/mail.dto';
import { MailList } from './mail-list';
import { mailCancelled, mailRetried } from './operations.events';
import { MailStateChanged } from './operations.errors';

/** Ops retry or cancel a mail; of ops and worker, the faster wins. */
@Injectable()
export class ChangeMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailList,
    private readonly events: Events,
  ) {}

  retry(id: string): Promise<MailChangedDto> {
    return this.change(id, mailRetried, retryMail, 'It will be tried again at once.');
  }

  cancel(id: string): Promise<MailChangedDto> {
    return this.change(id, mailCancelled, cancelMail, 'It will not be sent.');
  }

  private change(
    id: string,
    event: typeof mailRetried,
    move: (tx: EntityManager, id: string) => Promise<boolean>,
    message: string,
  ): Promise<MailChangedDto> {
    return this.transactions.run(async (tx) => {
      const isMoved = await move(tx, id);
      const mail = await this.mails.one(id, tx);
      if (!isMoved) throw MailStateChanged(mail);
      await this.events.record(tx, event({ subject: id, after: { state: mail.state } }));
      return { message, mail };
    });
  }
}
