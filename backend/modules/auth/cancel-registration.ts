import { Injectable } from '@nestjs/common';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { AlreadyConfirmed } from './auth.errors';
import { OneTimeTokens } from './one-time-tokens';
import { PendingRegistration } from './pending-registration.entity';

/** "This was not me": the owner of an address deletes a sign-up somebody else made with it. */
@Injectable()
export class CancelRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly audit: Audit,
  ) {}

  run(token: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(tx, ['cancel_registration'], token);
      if (!row.usedAt) {
        await this.tokens.consume(tx, row);
        const { affected } = await tx.delete(PendingRegistration, { id: row.subjectId });
        if (!affected) throw AlreadyConfirmed();
        await this.tokens.voidAll(tx, ['verify_registration'], { subjectId: row.subjectId });
        await this.audit.record(tx, { action: 'account.registration-cancelled' });
      }
      return { message: 'The sign-up was deleted. Nothing else will be sent to this address.' };
    });
  }
}
