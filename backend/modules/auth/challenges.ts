import { Injectable, Logger } from '@nestjs/common';
import { LimitsUnavailable } from '../../access/access.errors';
import { RedisConnection } from '../../database/redis.module';

const SECONDS = 300;

/** What a challenge was made for: an answer to one is none to another. */
export type ChallengePurpose = 'enrol' | 'prove' | 'sign-in';

/** Challenges for passkeys: of one purpose and one session, for five minutes, answered once. */
@Injectable()
export class Challenges {
  private readonly logger = new Logger('challenges');

  constructor(private readonly redis: RedisConnection) {}

  /** `sessionId` null for a sign-in, which has none yet. */
  async keep(
    challenge: string,
    purpose: ChallengePurpose,
    sessionId: string | null,
  ): Promise<void> {
    await this.ask(() =>
      this.redis.set(keyOf(challenge), about(purpose, sessionId), 'EX', SECONDS),
    );
  }

  /** Whether it was made for this and is answered for the first time. It is used up either way. */
  async take(
    challenge: string,
    purpose: ChallengePurpose,
    sessionId: string | null,
  ): Promise<boolean> {
    const kept = await this.ask(() => this.redis.getdel(keyOf(challenge)));
    return kept === about(purpose, sessionId);
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      this.logger.warn(`Challenges cannot be kept: ${(error as Error).message}`);
      throw LimitsUnavailable();
    }
  }
}

const keyOf = (challenge: string): string => `challenge:${challenge}`;

const about = (purpose: ChallengePurpose, sessionId: string | null): string =>
  `${purpose}:${sessionId ?? ''}`;
