import { Injectable } from '@nestjs/common';
import { Audit } from '../access/audit';
import { Transactions } from '../database/transactions';
import type { MailState } from '../mail/outbox-mail.entity';
import type { MailChangedDto } from './dto/mail.dto';
import { CANCELLABLE, MailList, RETRYABLE } from './mail-list';
import { MailMovedOn } from './operations.errors';

/** Ops send a mail on its way again, or take it off it. Whoever is faster, they or a worker, wins. */
@Injectable()
export class ChangeMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailList,
    private readonly audit: Audit,
  ) {}

  retry(id: string): Promise<MailChangedDto> {
    const set = `state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = now(), claimed_at = NULL`;
    return this.change(id, 'retried', set, RETRYABLE, 'It will be tried again at once.');
  }

  cancel(id: string): Promise<MailChangedDto> {
    const set = `state = 'cancelled', claimed_at = NULL`;
    return this.change(id, 'cancelled', set, CANCELLABLE, 'It will not be sent.');
  }

  private change(
    id: string,
    action: 'retried' | 'cancelled',
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
      if (rows.length === 0) throw MailMovedOn(mail);
      await this.audit.record(tx, {
        action: `mail.${action}`,
        objectType: 'mail',
        objectId: id,
        after: { state: mail.state },
      });
      return { message, mail };
    });
  }
}
