import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import {
  expectUsable,
  OneTimeTokens,
  TokenInvalid,
  type TokenPurpose,
} from '../../links/links.public';
import { User, lockUser } from '../accounts/accounts.public';
import { passwordResetAsked, passwordReset } from './auth.events';
import type { ResetPasswordDto } from './dto/auth.dto';
import { MailAllowance } from './mail-allowance';
import { hashPassword, checkPassword } from './passwords';
import { inSameTime, Register } from './register';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

const ANSWER = 'If this address has an account, we have sent a link to reset the password.';

@Injectable()
export class ForgotPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly register: Register,
  ) {}

  /** `ownSignUp` is the sign-up made in this browser. */
  async sendLink(
    email: string,
    { isKnownDevice, ownSignUp }: { isKnownDevice: boolean; ownSignUp?: string },
  ): Promise<MessageDto> {
    const work = this.transactions.run(async (tx) => {
      const user = await tx.findOneBy(User, { email });
      // Before it is confirmed, a sign-up has no password that could be reset.
      if (!user) return this.register.resendWithin(tx, email, ownSignUp);
      if (user.disabledAt) return;
      if (!(await this.allowance.mayRepeat(tx, 'reset_password', email, isKnownDevice))) return;
      if (!(await this.allowance.take(email)) && !isKnownDevice) return;
      const link = { subjectId: user.id, email };
      const { id: tokenId } = await this.tokens.issue(tx, 'reset_password', link);
      await record(tx, passwordResetAsked({ actor: user.id, tokenId }));
    });
    await inSameTime(work);
    return { message: ANSWER };
  }
}

@Injectable()
export class ResetPassword {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
  ) {}

  reset(form: ResetPasswordDto, device?: string): Promise<MessageDto & { email: string }> {
    return this.transactions.run(async (tx) => {
      const { row, user } = await this.ownerOf(tx, form.token);
      await this.tokens.consume(tx, row);
      await checkPassword(form.password, user, this.config.passwordMinLength);
      user.setPassword(await hashPassword(form.password));
      await saveChanged(tx, user);
      await this.sessions.revokeAll(tx, user.id);
      await this.throttle.forgetAll(tx, user, device);
      await record(tx, passwordReset({ actor: user.id }));
      return { message: 'Your password was changed. Please sign in with it.', email: user.email };
    });
  }

  /** The address that the link was mailed to, so its holder knows it. Does not consume the link. */
  accountOf(token: string): Promise<{ email: string }> {
    return this.transactions.run(async (tx) => {
      const { row, user } = await this.ownerOf(tx, token);
      expectUsable(row);
      return { email: user.email };
    });
  }

  private async ownerOf(tx: EntityManager, token: string) {
    const purposes: TokenPurpose[] = ['reset_password', 'staff_invitation', 'client_invitation'];
    const row = await this.tokens.find(tx, purposes, token);
    const user = await lockUser(tx, { id: row.subjectId });
    // Bound to the address it was sent to, which may since have another account.
    const isTheirs = user?.email.toLowerCase() === row.email?.toLowerCase();
    if (!user || user.disabledAt || !isTheirs) throw TokenInvalid();
    if (row.purpose !== 'reset_password' && !user.invitedAt) throw TokenInvalid();
    return { row, user };
  }
}
