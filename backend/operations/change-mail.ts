import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions';
import { Events } from '../events/events.public';
import type { MailState } from '../mail/outbox-mail.entity';
import type { MailChangedDto } from './dto/mail.dto';
import { CANCELLABLE, MailList, RETRYABLE } from './mail-list';
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
    const set = `state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = now(), claimed_at = NULL`;
    return this.change(id, mailRetried, set, RETRYABLE, 'It will be tried again at once.');
  }

  cancel(id: string): Promise<MailChangedDto> {
    const set = `state = 'cancelled', claimed_at = NULL`;
    return this.change(id, mailCancelled, set, CANCELLABLE, 'It will not be sent.');
  }

  private change(
    id: string,
    event: typeof mailRetried,
    set: string,
    from: MailState[],
    message: string,
  ): Promise<MailChangedDto> {
    return this.transactions.run(async (tx) => {
      const [rows] = await tx.query<[unknown[], number]>(
        `UPDATE outbox_mails SET ${set} WHERE id = $1 AND state = ANY($2) RETURNING id`,
        [id, from],
      );
      const mail = await this.mails.one(id, tx);
      if (rows.length === 0) throw MailStateChanged(mail);
      await this.events.record(tx, event({ subject: id, after: { state: mail.state } }));
      return { message, mail };
    });
  }
}
