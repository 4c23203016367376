import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { openText, sealText } from '../../config/keys';
import { Transactions } from '../../database/transactions';
import { record, recordAlone } from '../../events/events.public';
import { plainCode } from '../../validation/typed-codes';
import { lockOwner } from '../accounts/accounts.public';
import { EnrolmentExpired, WrongCode, NoAuthenticator } from './auth.errors';
import { factorFailed, factorProven, recoveryCodeUsed } from './auth.events';
import { Authenticator } from './authenticator.entity';
import { Authenticators } from './authenticators';
import { Challenges } from './challenges';
import type { NewTokenDto } from './dto/auth.dto';
import type { AppEnrolmentDto, FactorAddedDto, NewAppDto } from './dto/second-factor.dto';
import { RecoveryCodes } from './recovery-codes';
import { Sessions } from './sessions';
import { SignInThrottle } from './sign-in-throttle';

/** People need time to find their phone and install an app. */
const SECONDS = 1_200;

@Injectable()
export class EnrolApp {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly challenges: Challenges,
    private readonly changes: Authenticators,
    private readonly throttle: SignInThrottle,
  ) {}

  async begin(actor: Actor): Promise<AppEnrolmentDto> {
    const { user } = await this.transactions.run((tx) => this.changes.expectOwner(tx, actor));
    const secret = newTotpSecret();
    const sealed = sealText(this.config.jwtSecret, 'authenticator-secret', secret);
    await this.challenges.keep(keyOf(actor), sealed, SECONDS);
    return { secret, uri: totpUri(secret, user.email) };
  }

  async confirm(actor: Actor, form: NewAppDto): Promise<FactorAddedDto> {
    const sealed = await this.challenges.read(keyOf(actor));
    const secret = sealed && openText(this.config.jwtSecret, 'authenticator-secret', sealed);
    if (!sealed || !secret) throw EnrolmentExpired();
    const guesses = this.throttle.guessesAtCode(actor.userId);
    await this.throttle.countTry(guesses);
    const lastStep = stepOfCode(secret, plainCode(form.code));
    if (lastStep === null) throw WrongCode();
    const answer = await this.transactions.run(async (tx) => {
      await this.throttle.forget(tx, guesses);
      const owner = await this.changes.expectOwner(tx, actor);
      const hasApp = owner.authenticators.some(({ kind }) => kind === 'app');
      if (hasApp) await this.changes.dropApp(tx, owner);
      else this.changes.expectRoom(owner);
      const app = { kind: 'app', name: form.name, secret: sealed, lastStep } as const;
      return this.changes.add(tx, owner, app, actor);
    });
    await this.challenges.take(keyOf(actor));
    return answer;
  }
}

const keyOf = ({ sessionId }: Actor): string => `enrol-app:${sessionId}`;

type Proof = (tx: EntityManager) => Promise<boolean>;

@Injectable()
export class ProveByCode {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: SignInThrottle,
    private readonly codes: RecoveryCodes,
    private readonly dataSource: DataSource,
  ) {}

  byApp(actor: Actor, typed: string): Promise<NewTokenDto> {
    return this.prove(actor, async (tx) => {
      const app = await tx.findOneBy(Authenticator, { userId: actor.userId, kind: 'app' });
      const secret = app && openText(this.config.jwtSecret, 'authenticator-secret', app.secret!);
      const step = secret ? stepOfCode(secret, plainCode(typed)) : null;
      if (!app || step === null) return false;
      // Only one of several uses of a code succeeds, so an observed code is worthless.
      const [, taken] = await tx.query<[unknown, number]>(
        'UPDATE authenticators SET last_step = $2, last_used_at = now() WHERE id = $1 AND last_step < $2',
        [app.id, step],
      );
      if (taken !== 1) return false;
      await record(tx, factorProven({ after: { kind: 'app' } }));
      return true;
    });
  }

  byRecoveryCode(actor: Actor, typed: string): Promise<NewTokenDto> {
    return this.prove(actor, async (tx) => {
      const left = await this.codes.use(tx, actor.userId, typed);
      if (left === null) return false;
      await record(tx, recoveryCodeUsed({ after: { left } }));
      return true;
    });
  }

  private async prove(actor: Actor, isProven: Proof): Promise<NewTokenDto> {
    const guesses = this.throttle.guessesAtCode(actor.userId);
    await this.throttle.countTry(guesses);
    const session = await this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      if (!(await tx.existsBy(Authenticator, { userId: user.id }))) throw NoAuthenticator();
      if (!(await isProven(tx))) return null;
      await this.throttle.forget(tx, guesses);
      return this.sessions.elevate(tx, user, actor);
    });
    if (!session) {
      await recordAlone(this.dataSource, factorFailed({}));
      throw WrongCode();
    }
    return { ...session, message: 'Thank you, that was right.' };
  }
}

/** Supported by every authenticator app: SHA-1, six digits, half a minute. */
const PERIOD_SECONDS = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const totpUri = (secret: string, account: string): string =>
  totp(secret, account).toString();

/** Null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws for non-ASCII digits.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
