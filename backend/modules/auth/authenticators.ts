import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SecondFactorRequired } from '../../access/access.errors';
import { type Actor, isStaff } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { lockOwner, ReauthenticationRequired, lockUser, User } from '../accounts/accounts.public';
import {
  AuthenticatorNotFound,
  LastAuthenticator,
  NoAuthenticator,
  FactorConfirmationRequired,
  TooManyAuthenticators,
} from './auth.errors';
import { factorRemoved, recoveryCodesMade, factorAdded, factorReset } from './auth.events';
import { Authenticator } from './authenticator.entity';
import type { RecoveryCodesDto, FactorAddedDto, SecondFactorDto } from './dto/second-factor.dto';
import { forgetFactors, extendGrace } from './factor-rules';
import { hasFreshFactor, isFresh } from './lifetimes';
import { RecoveryCodes } from './recovery-codes';
import { Sessions } from './sessions';

const MAX_AUTHENTICATORS = 10;

export type Owner = { user: User; authenticators: Authenticator[] };

@Injectable()
export class Authenticators {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly codes: RecoveryCodes,
    private readonly sessions: Sessions,
  ) {}

  /** The name gives no access, so no fresh proof is needed. */
  rename({ userId }: Actor, id: string, name: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { affected } = await tx.update(Authenticator, { id, userId }, { name });
      if (!affected) throw AuthenticatorNotFound();
      return { message: 'Renamed.' };
    });
  }

  remove(actor: Actor, id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const { user, authenticators } = await this.expectOwner(tx, actor);
      const removed = authenticators.find((one) => one.id === id);
      if (!removed) throw AuthenticatorNotFound();
      const isLast = authenticators.length === 1;
      if (isLast && this.config.requireStaffMfa && isStaff(user.role)) throw LastAuthenticator();
      await tx.delete(Authenticator, { id });
      await record(tx, factorRemoved({ before: { kind: removed.kind } }));
      if (isLast) {
        await forgetFactors(tx, user.id);
        await this.sessions.endUnproven(tx, user.id);
      }
      return { message: isLast ? 'Two-step sign-in is off.' : 'Removed.' };
    });
  }

  newCodes(actor: Actor): Promise<RecoveryCodesDto> {
    return this.transactions.run(async (tx) => {
      const { user, authenticators } = await this.expectOwner(tx, actor);
      if (authenticators.length === 0) throw NoAuthenticator();
      const codes = await this.codes.make(tx, user.id);
      await record(tx, recoveryCodesMade({}));
      return { codes };
    });
  }

  /**
   * Locks the account. Requires a fresh proof of a factor or, without factors, a recent sign-in; a
   * session that waits for its first factor is recent enough.
   * @throws SecondFactorRequired, FactorConfirmationRequired, ReauthenticationRequired,
   * TokenRevoked
   */
  async expectOwner(tx: EntityManager, actor: Actor): Promise<Owner> {
    const user = await lockOwner(tx, actor);
    await this.sessions.expectStillAllowed(tx, actor);
    const authenticators = await tx.findBy(Authenticator, { userId: user.id });
    if (authenticators.length === 0) {
      if (!actor.needsFactor && !isFresh(actor)) throw ReauthenticationRequired();
    } else {
      if (actor.needsFactor) throw SecondFactorRequired();
      if (!hasFreshFactor(actor)) throw FactorConfirmationRequired();
    }
    return { user, authenticators };
  }

  expectRoom({ authenticators }: Owner): void {
    if (authenticators.length >= MAX_AUTHENTICATORS) throw TooManyAuthenticators();
  }

  async dropApp(tx: EntityManager, { user }: Owner): Promise<void> {
    await tx.delete(Authenticator, { userId: user.id, kind: 'app' });
    await record(tx, factorRemoved({ before: { kind: 'app' } }));
  }

  /** Call after `expectOwner`. After the first factor, other sessions have to prove it. */
  async add(
    tx: EntityManager,
    { user, authenticators }: Owner,
    added: Partial<Authenticator> & Pick<Authenticator, 'kind' | 'name'>,
    actor: Actor,
  ): Promise<FactorAddedDto> {
    await tx.insert(Authenticator, { ...added, id: uuid(), userId: user.id });
    await record(tx, factorAdded({ after: { kind: added.kind } }));
    const isFirst = authenticators.length === 0;
    const codes = isFirst ? await this.codes.make(tx, user.id) : null;
    if (codes) await record(tx, recoveryCodesMade({}));
    await this.sessions.demoteOthers(tx, actor);
    const started = await this.sessions.elevate(tx, user, actor);
    return { ...started, codes, message: 'Two-step sign-in is set up.' };
  }

  /** Expects a locked account. */
  async reset(tx: EntityManager, user: User): Promise<void> {
    const authenticators = await forgetFactors(tx, user.id);
    if (authenticators === 0) throw NoAuthenticator();
    await extendGrace(tx, user.id);
    await this.sessions.endAll(tx, user.id);
    await record(tx, factorReset({ subject: user.id, before: { authenticators } }));
  }

  resetByEmail(email: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { email });
      if (user) await this.reset(tx, user);
      return user !== null;
    });
  }

  async stateOf(actor: Actor): Promise<SecondFactorDto> {
    const { manager } = this.dataSource;
    const { userId } = actor;
    const [authenticators, codesLeft, user] = await Promise.all([
      manager.find(Authenticator, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } }),
      this.codes.left(manager, userId),
      manager.findOneByOrFail(User, { id: userId }),
    ]);
    const isRequired = this.config.requireStaffMfa && isStaff(actor.role);
    return {
      authenticators: authenticators.map(
        ({ id, kind, name, createdAt, lastUsedAt, credentialId }) => ({
          _id: id,
          kind,
          name,
          createdAt,
          lastUsedAt,
          credentialId,
        }),
      ),
      codesLeft,
      isRequired,
      dueAt: isRequired && authenticators.length === 0 ? user.factorDueAt : null,
      isProven: !actor.needsFactor,
      isFresh: hasFreshFactor(actor),
    };
  }
}
