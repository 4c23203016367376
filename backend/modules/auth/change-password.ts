import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { lockOwner } from '../accounts/accounts.public';
import { OneTimeTokens } from '../../links/links.public';
import { passwordChanged } from './auth.events';
import { CurrentPassword } from './current-password';
import type { ChangePasswordDto, NewTokenDto } from './dto/auth.dto';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { Sessions } from './sessions';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly tokens: OneTimeTokens,
    private readonly currentPassword: CurrentPassword,
    private readonly events: Events,
  ) {}

  async run(actor: Actor, form: ChangePasswordDto, device?: string): Promise<NewTokenDto> {
    await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.currentPassword.expect(tx, user, form.currentPassword);
      checkPassword(form.newPassword, user, this.config.passwordMinLength, 'newPassword');
      user.setPassword(await hashPassword(form.newPassword));
      await tx.save(user);
      await this.tokens.voidAccess(tx, user.id);
      await this.sessions.endAll(tx, user.id, actor.sessionId);
      const { sessionId } = actor;
      const session = await this.sessions.replace(tx, user, { sessionId, device, isProven: true });
      await this.events.record(tx, passwordChanged({}));
      return { ...session, message: 'Your password was changed.' };
    });
  }
}
