import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { isStaff } from '../../access/role';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { Sessions } from './sessions';
import { Authenticator } from './authenticator.entity';
import { forgetFactors } from './factor-rules';
import type { RecoveryCodesDto } from './dto/second-factor.dto';
import { FactorChanges } from './factor-changes';
import { RecoveryCodes } from './recovery-codes';
import { AuthenticatorNotFound, LastAuthenticator, NoAuthenticator } from './second-factor.errors';
import { factorRemoved, recoveryCodesMade } from './second-factor.events';

@Injectable()
export class ChangeAuthenticators {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly changes: FactorChanges,
    private readonly codes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly events: Events,
  ) {}

  /** The name gives no access, so no fresh proof is needed. */
  rename({ userId }: Actor, id: string, name: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { affected } = await tx.update(Authenticator, { id, userId }, { name });
      if (!affected) throw AuthenticatorNotFound();
      return { message: 'Renamed.' };
    });
  }

  /** Effective at commit. @throws AuthenticatorNotFound, LastAuthenticator */
  remove(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { user, authenticators } = await this.changes.expectOwner(tx, actor);
      const removed = authenticators.find((one) => one.id === id);
      if (!removed) throw AuthenticatorNotFound();
      const isLast = authenticators.length === 1;
      if (isLast && this.config.requireStaffMfa && isStaff(user.role)) throw LastAuthenticator();
      await tx.delete(Authenticator, { id });
      await this.events.record(tx, factorRemoved({ before: { kind: removed.kind } }));
      if (isLast) {
        await forgetFactors(tx, user.id);
        await this.sessions.endUnproven(tx, user.id);
      }
      return { message: isLast ? 'Two-step sign-in is off.' : 'Removed.' };
    });
  }

  newCodes(actor: Actor): Promise<RecoveryCodesDto> {
    return this.transactions.run(async (tx) => {
      const { user, authenticators } = await this.changes.expectOwner(tx, actor);
      if (authenticators.length === 0) throw NoAuthenticator();
      const codes = await this.codes.make(tx, user.id);
      await this.events.record(tx, recoveryCodesMade({}));
      return { codes };
    });
  }
}
