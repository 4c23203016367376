import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SecondFactorRequired } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { Events } from '../../events/events.public';
import { hasFreshFactor, isFresh } from './freshness';
import { Sessions } from './sessions';
import { Authenticator } from './authenticator.entity';
import { lockOwner, ReauthenticationRequired, type User } from '../accounts/accounts.public';
import type { FactorAddedDto } from './dto/second-factor.dto';
import { RecoveryCodes } from './recovery-codes';
import { FactorConfirmationRequired, TooManyAuthenticators } from './second-factor.errors';
import { factorAdded, factorRemoved, recoveryCodesMade } from './second-factor.events';

const MOST = 10;

export type Owner = { user: User; authenticators: Authenticator[] };

@Injectable()
export class FactorChanges {
  constructor(
    private readonly sessions: Sessions,
    private readonly codes: RecoveryCodes,
    private readonly events: Events,
  ) {}

  /**
   * Locks the caller's account. Someone with a factor must have just proven it; someone without
   * must have just signed in. A session that waits for its first factor is recent enough.
   * @throws SecondFactorRequired, FactorConfirmationRequired, ReauthenticationRequired, TokenRevoked
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

  /** @throws TooManyAuthenticators */
  expectRoom({ authenticators }: Owner): void {
    if (authenticators.length >= MOST) throw TooManyAuthenticators();
  }

  async dropApp(tx: EntityManager, { user }: Owner): Promise<void> {
    await tx.delete(Authenticator, { userId: user.id, kind: 'app' });
    await this.events.record(tx, factorRemoved({ before: { kind: 'app' } }));
  }

  /**
   * Call after `expectOwner`. The first factor comes with recovery codes, and other sessions have
   * to prove it; this one just has.
   */
  async add(
    tx: EntityManager,
    { user, authenticators }: Owner,
    added: Partial<Authenticator> & Pick<Authenticator, 'kind' | 'name'>,
    session: { sessionId: string; device?: string },
  ): Promise<FactorAddedDto> {
    await tx.insert(Authenticator, { ...added, id: uuid(), userId: user.id });
    await this.events.record(tx, factorAdded({ after: { kind: added.kind } }));
    const isFirst = authenticators.length === 0;
    const codes = isFirst ? await this.codes.make(tx, user.id) : null;
    if (codes) await this.events.record(tx, recoveryCodesMade({}));
    await this.sessions.demoteOthers(tx, user.id, session.sessionId);
    const started = await this.sessions.elevate(tx, user, session);
    return { ...started, codes, message: 'Two-step sign-in is set up.' };
  }
}
