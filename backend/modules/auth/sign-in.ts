import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { record, recordAlone } from '../../events/events.public';
import { lockUser, User, UserDto, setOnAccount } from '../accounts/accounts.public';
import { AccountDisabled, EmailNotVerified, InvalidCredentials } from './auth.errors';
import { signedInByPassword, signInFailed } from './auth.events';
import type { LoginDto, SignedInDto } from './dto/auth.dto';
import { hashPassword, isOutdatedHash, passwordMatches } from './passwords';
import { PendingRegistration } from './pending.entity';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

/** `verified` is the hash that matched, `better` one with newer parameters. */
type Verified = { form: LoginDto; userId: string; verified: string; better: string | undefined };

/** Wrong, unknown and unconfirmed look the same until the password is right. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
  ) {}

  async signIn(form: LoginDto, knownDevice?: string): Promise<SignedInDto> {
    const guesses = this.throttle.guessesOf(form.email, knownDevice);
    await this.throttle.countTry(guesses);
    const db = this.dataSource.manager;
    const user = await db.findOneBy(User, { email: form.email });
    const isRight = user
      ? await passwordMatches(user.passwordHash, form.password)
      : await this.matchesSignUp(form);
    if (!isRight) return this.refuse(user?.id);
    await this.throttle.forget(db, guesses);
    if (!user) throw EmailNotVerified();
    const verified = user.passwordHash!;
    const better = isOutdatedHash(verified) ? await hashPassword(form.password) : undefined;
    const signedIn = await this.transactions.run((tx) =>
      this.open(tx, { form, userId: user.id, verified, better }),
    );
    return signedIn ?? this.refuse(user.id);
  }

  private async matchesSignUp({ email, password }: LoginDto): Promise<boolean> {
    const pending = await this.dataSource.manager.findBy(PendingRegistration, { email });
    const hashes = pending.length > 0 ? pending.map((one) => one.passwordHash) : [null];
    for (const hash of hashes) if (await passwordMatches(hash, password)) return true;
    return false;
  }

  /** Null if the password has changed since the check: a new session would survive that change. */
  private async open(
    tx: EntityManager,
    { form, userId, verified, better }: Verified,
  ): Promise<SignedInDto | null> {
    const user = await lockUser(tx, { id: userId });
    if (!user || user.email.toLowerCase() !== form.email) return null;
    const isSame = user.passwordHash === verified;
    if (!isSame && !(await passwordMatches(user.passwordHash, form.password))) return null;
    if (user.disabledAt) throw AccountDisabled();
    if (isSame && better) await setOnAccount(tx, user.id, { passwordHash: better });
    const session = await this.sessions.start(tx, user, form.remember ?? false);
    await record(tx, signedInByPassword({ actor: user.id }));
    return { ...session, message: 'Signed in.', user: UserDto.of(user) };
  }

  private async refuse(userId: string | undefined): Promise<never> {
    await recordAlone(this.dataSource, signInFailed({ ...(userId && { actor: userId }) }));
    throw InvalidCredentials();
  }
}
