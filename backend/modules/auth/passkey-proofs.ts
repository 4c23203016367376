import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions, violates } from '../../database/transactions';
import { record, recordAlone } from '../../events/events.public';
import { lockOwner, lockUser, UserDto } from '../accounts/accounts.public';
import {
  AccountDisabled,
  NoAuthenticator,
  PasskeyKnown,
  PasskeyRefused,
  PasskeyUnknown,
} from './auth.errors';
import { signInFailed, factorFailed, factorProven, signedInByPasskey } from './auth.events';
import { Authenticator } from './authenticator.entity';
import { Authenticators } from './authenticators';
import type { NewTokenDto, SignedInDto } from './dto/auth.dto';
import type {
  NewPasskeyDto,
  PasskeyCreationDto,
  PasskeyAnswerDto,
  PasskeyRequestDto,
} from './dto/passkey.dto';
import type { FactorAddedDto } from './dto/second-factor.dto';
import { Passkeys } from './passkeys';
import { Sessions } from './sessions';

@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly changes: Authenticators,
  ) {}

  beginEnrolment(actor: Actor): Promise<PasskeyCreationDto> {
    return this.transactions.run(async (tx) => {
      const owner = await this.changes.expectOwner(tx, actor);
      this.changes.expectRoom(owner);
      const known = owner.authenticators.filter(({ kind }) => kind === 'passkey');
      return this.passkeys.enrolmentOptions(owner.user, known, actor.sessionId);
    });
  }

  /** @throws PasskeyRefused, PasskeyKnown, TooManyAuthenticators */
  async enrol(actor: Actor, { name, ...answer }: NewPasskeyDto): Promise<FactorAddedDto> {
    const key = await this.passkeys.checkEnrolment(answer, actor.sessionId);
    try {
      return await this.transactions.run(async (tx) => {
        const owner = await this.changes.expectOwner(tx, actor);
        this.changes.expectRoom(owner);
        const { transports = [] } = answer;
        const passkey = { ...key, kind: 'passkey', name, transports } as const;
        return this.changes.add(tx, owner, passkey, actor);
      });
    } catch (error) {
      throw violates(error, 'authenticators_credential_id_key') ? PasskeyKnown() : error;
    }
  }

  async beginProof({ userId, sessionId }: Actor): Promise<PasskeyRequestDto> {
    const known = await this.dataSource.manager.findBy(Authenticator, { userId, kind: 'passkey' });
    if (known.length === 0) throw NoAuthenticator();
    return this.passkeys.proofOptions(known, sessionId);
  }

  beginSignIn(): Promise<PasskeyRequestDto> {
    return this.passkeys.proofOptions(null, null);
  }

  async prove(actor: Actor, answer: PasskeyAnswerDto): Promise<NewTokenDto> {
    const { userId, sessionId } = actor;
    const proof = await this.check(answer, sessionId, userId).catch(
      this.recording(factorFailed({})),
    );
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      await this.use(tx, proof);
      const session = await this.sessions.elevate(tx, user, actor);
      await record(tx, factorProven({ after: { kind: 'passkey' } }));
      return { ...session, message: 'Thank you, that was your passkey.' };
    });
  }

  async signIn(answer: PasskeyAnswerDto): Promise<SignedInDto> {
    const proof = await this.check(answer, null).catch(this.recording(signInFailed({})));
    return this.transactions.run(async (tx) => {
      const user = await lockUser(tx, { id: proof.key.userId });
      if (!user) throw PasskeyRefused();
      await this.use(tx, proof);
      if (user.disabledAt) throw AccountDisabled();
      const session = await this.sessions.startProven(tx, user);
      await record(tx, signedInByPasskey({ actor: user.id }));
      return { ...session, message: 'Signed in.', user: UserDto.of(user) };
    });
  }

  private async check(answer: PasskeyAnswerDto, sessionId: string | null, userId?: string) {
    const { manager } = this.dataSource;
    const key = await manager.findOneBy(Authenticator, { credentialId: answer.id });
    if (!key) throw PasskeyUnknown();
    if (userId && key.userId !== userId) throw PasskeyRefused();
    if (!isFor(answer, key, sessionId === null)) throw PasskeyRefused();
    return { key, ...(await this.passkeys.checkProof(answer, key, sessionId)) };
  }

  /** Checked again under a lock, because the key may have been removed or its counter used. */
  private async use(
    tx: EntityManager,
    { key, counter, backedUp }: { key: Authenticator; counter: number; backedUp: boolean },
  ): Promise<void> {
    const [, used] = await tx.query<[unknown, number]>(
      `UPDATE authenticators SET counter = $2, backed_up = $3, last_used_at = now()
       WHERE id = $1 AND (backed_up OR ($2 = 0 AND counter = 0) OR counter < $2)`,
      [key.id, counter, backedUp],
    );
    if (used !== 1) throw PasskeyRefused();
  }

  private recording(event: ReturnType<typeof signInFailed>) {
    return async (error: unknown): Promise<never> => {
      await recordAlone(this.dataSource, event);
      throw error;
    };
  }
}

function isFor({ userHandle }: PasskeyAnswerDto, key: Authenticator, isSignIn: boolean): boolean {
  if (userHandle === undefined) return !isSignIn;
  return Buffer.from(userHandle, 'base64url').toString() === key.userId;
}
