import { Injectable } from '@nestjs/common';
import { Audit } from '../../access/audit';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Outbox } from '../../mail/mail.public';
import { User } from '../users/users.public';
import { MailAllowance } from './mail-allowance';
import { mayMailAgain } from './mail-gap';
import { OneTimeTokens } from './one-time-tokens';
import { inSameTime } from './same-time';

const ANSWER = 'If this address has an account, we have sent a link to reset the password.';

/** Mails a reset link to a known address; says the same to everybody. */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async run(email: string): Promise<MessageDto> {
    const work = this.transactions.run(async (tx) => {
      const user = await tx.findOneBy(User, { email });
      if (!user || user.disabledAt) return;
      if (this.config.rateLimits && !(await mayMailAgain(tx, 'reset_password', email))) return;
      if (!(await this.allowance.take(tx, email))) return;
      const { id } = await this.tokens.issue(tx, 'reset_password', { subjectId: user.id, email });
      await this.outbox.add(tx, 'reset-password', { userId: user.id, tokenId: id });
      await this.audit.record(tx, { action: 'password.reset-asked', actorId: user.id });
    });
    await inSameTime(work);
    return { message: ANSWER };
  }
}
