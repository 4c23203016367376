import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Events } from '../../events/events.public';
import { Transactions } from '../../database/transactions';
import { lockOwner } from '../accounts/accounts.public';
import { signInConfirmed } from './auth.events';
import { CurrentPassword } from './current-password';
import type { NewTokenDto, ReauthenticateDto } from './dto/auth.dto';
import { Sessions } from './sessions';

@Injectable()
export class Reauthenticate {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly events: Events,
  ) {}

  async run(actor: Actor, form: ReauthenticateDto, device?: string): Promise<NewTokenDto> {
    await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.currentPassword.expect(tx, user, form.currentPassword);
      const { sessionId } = actor;
      const session = await this.sessions.replace(tx, user, { sessionId, device, isProven: true });
      await this.events.record(tx, signInConfirmed({}));
      return { ...session, message: 'Thank you, that was your password.' };
    });
  }
}
