import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { AlreadyConfirmed } from './auth.errors';
import { registrationCancelled } from './auth.events';
import { PendingRegistration } from './pending-registration.entity';

@Injectable()
export class CancelRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly events: Events,
  ) {}

  run(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(tx, ['cancel_registration'], token);
      if (!row.usedAt) {
        await this.tokens.consume(tx, row);
        const { affected } = await tx.delete(PendingRegistration, { id: row.subjectId });
        if (!affected) throw AlreadyConfirmed();
        await this.tokens.voidAll(tx, ['verify_registration'], { subjectId: row.subjectId });
        await this.events.record(tx, registrationCancelled({}));
      }
      return { message: 'The sign-up was deleted. Nothing else will be sent to this address.' };
    });
  }
}
