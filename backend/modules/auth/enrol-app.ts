import { Injectable, Logger } from '@nestjs/common';
import { LimitsUnavailable } from '../../access/access.errors';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { openText, sealText } from '../../crypto/sealed-text';
import { Transactions } from '../../database/transactions';
import { SignInThrottle } from './sign-in-throttle';
import { RedisConnection } from '../../database/redis.module';
import type { AppEnrolmentDto, FactorAddedDto, NewAppDto } from './dto/second-factor.dto';
import { FactorChanges } from './factor-changes';
import { EnrolmentExpired, WrongCode } from './second-factor.errors';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** People need time to find their phone and install an app. */
const SECONDS = 1_200;

@Injectable()
export class EnrolApp {
  private readonly logger = new Logger('enrol-app');

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly redis: RedisConnection,
    private readonly changes: FactorChanges,
    private readonly throttle: SignInThrottle,
  ) {}

  /** The secret is kept sealed in Redis until the first code confirms it. */
  async begin(actor: Actor): Promise<AppEnrolmentDto> {
    const { user } = await this.transactions.run((tx) => this.changes.expectOwner(tx, actor));
    const secret = newTotpSecret();
    const sealed = sealText(this.config.jwtSecret, 'authenticator-secret', secret);
    await this.ask(() => this.redis.set(keyOf(actor), sealed, 'EX', SECONDS));
    return { secret, uri: totpUri(secret, user.email) };
  }

  async confirm(actor: Actor, form: NewAppDto, device?: string): Promise<FactorAddedDto> {
    const sealed = await this.ask(() => this.redis.get(keyOf(actor)));
    const secret = sealed && openText(this.config.jwtSecret, 'authenticator-secret', sealed);
    if (!sealed || !secret) throw EnrolmentExpired();
    const guesses = this.throttle.guessesAtCode(actor.userId);
    await this.throttle.countTry(guesses);
    const lastStep = stepOfCode(secret, digitsOf(form.code));
    if (lastStep === null) throw WrongCode();
    const answer = await this.transactions.run(async (tx) => {
      await this.throttle.forget(tx, guesses);
      const owner = await this.changes.expectOwner(tx, actor);
      const hasApp = owner.authenticators.some(({ kind }) => kind === 'app');
      if (hasApp) await this.changes.dropApp(tx, owner);
      else this.changes.expectRoom(owner);
      const app = { kind: 'app', name: form.name, secret: sealed, lastStep } as const;
      return this.changes.add(tx, owner, app, { sessionId: actor.sessionId, device });
    });
    await this.ask(() => this.redis.del(keyOf(actor)));
    return answer;
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      this.logger.warn(`An enrolment cannot be kept: ${(error as Error).message}`);
      throw LimitsUnavailable();
    }
  }
}

const keyOf = ({ sessionId }: Actor): string => `enrol-app:${sessionId}`;

export const digitsOf = (code: string): string => code.replace(/[\s-]/g, '');
