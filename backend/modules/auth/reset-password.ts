import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import type { MessageDto } from '../../http/message.dto';
import { Events } from '../../events/events.public';
import { lockUser } from '../accounts/accounts.public';
import { OneTimeTokens, TokenInvalid } from '../../links/links.public';
import { passwordReset } from './auth.events';
import type { ResetPasswordDto } from './dto/auth.dto';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

@Injectable()
export class ResetPassword {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
    private readonly events: Events,
  ) {}

  run(form: ResetPasswordDto, device?: string): Promise<MessageDto & { email: string }> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(
        tx,
        ['reset_password', 'staff_invitation', 'client_invitation'],
        form.token,
      );
      const user = await lockUser(tx, { id: row.subjectId });
      // Bound to the address it was sent to, which may since have another account.
      const isTheirs = user?.email.toLowerCase() === row.email?.toLowerCase();
      if (!user || user.disabledAt || !isTheirs) throw TokenInvalid();
      // An invitation is only for people without a way to sign in.
      if (row.purpose !== 'reset_password' && !user.invitedAt) throw TokenInvalid();
      await this.tokens.consume(tx, row);
      checkPassword(form.password, user, this.config.passwordMinLength);
      user.setPassword(await hashPassword(form.password));
      await tx.save(user);
      await this.tokens.voidAccess(tx, user.id);
      await this.sessions.endAll(tx, user.id);
      await this.throttle.forgetAll(tx, user, device);
      await this.events.record(tx, passwordReset({ actor: user.id }));
      return { message: 'Your password was changed. Please sign in with it.', email: user.email };
    });
  }
}
