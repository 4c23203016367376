import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Events } from '../../events/events.public';
import { User } from '../accounts/accounts.public';
import { OneTimeTokens } from '../../links/links.public';
import { passwordResetAsked } from './auth.events';
import { MailAllowance } from './mail-allowance';
import { mayMailAgain } from './mail-gap';
import { inSameTime } from './same-time';

const ANSWER = 'If this address has an account, we have sent a link to reset the password.';

@Injectable()
export class ForgotPassword {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly events: Events,
  ) {}

  async run(email: string): Promise<MessageDto> {
    const work = this.transactions.run(async (tx) => {
      const user = await tx.findOneBy(User, { email });
      if (!user || user.disabledAt) return;
      if (this.config.rateLimits && !(await mayMailAgain(tx, 'reset_password', email))) return;
      if (!(await this.allowance.take(tx, email))) return;
      const { id: tokenId } = await this.tokens.issue(tx, 'reset_password', {
        subjectId: user.id,
        email,
      });
      await this.events.record(tx, passwordResetAsked({ actor: user.id, tokenId }));
    });
    await inSameTime(work);
    return { message: ANSWER };
  }
}
