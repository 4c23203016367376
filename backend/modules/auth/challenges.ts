import { Injectable, Logger } from '@nestjs/common';
import { LimitsUnavailable } from '../../access/access.errors';
import { RedisConnection } from '../../database/redis.module';

const SECONDS = 300;

/** Responses to a challenge of one purpose are invalid for another. */
export type ChallengePurpose = 'enrol' | 'prove' | 'sign-in';

@Injectable()
export class Challenges {
  private readonly logger = new Logger('challenges');

  constructor(private readonly redis: RedisConnection) {}

  async keep(
    challenge: string,
    purpose: ChallengePurpose,
    sessionId: string | null,
  ): Promise<void> {
    await this.ask(() =>
      this.redis.set(keyOf(challenge), about(purpose, sessionId), 'EX', SECONDS),
    );
  }

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
