import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenExpired, Unauthenticated } from '../../access/access.errors';
import { AppConfig } from '../../config/app-config';
import { derivedKey } from '../../config/keys';
import { databaseNow } from '../../database/clock';

type Claims = { sub: string; sid: string; exp: number };
type Checked = Claims & { isLimited: boolean };

const MAX_KNOWN = 5_000;

@Injectable()
export class SessionTokens {
  /** A browser sends the same token with every call, so its signature is verified only once. */
  private readonly known = new Map<string, Checked>();

  /** A separate key, so that code unaware of the limit refuses the tokens of limited sessions. */
  private readonly limitedKey: Buffer;

  constructor(
    private readonly jwt: JwtService,
    config: AppConfig,
  ) {
    this.limitedKey = derivedKey(config.jwtSecret, 'request-session-token').export();
  }

  sign(
    userId: string,
    sessionId: string,
    { expiresAt, isLimited }: { expiresAt: Date; isLimited: boolean },
  ): Promise<string> {
    const exp = Math.floor(expiresAt.getTime() / 1000);
    const claims: Claims = { sub: userId, sid: sessionId, exp };
    return this.jwt.signAsync(claims, isLimited ? { secret: this.limitedKey } : {});
  }

  async verify(token: string): Promise<Checked> {
    const known = this.known.get(token);
    if (known && known.exp * 1000 > databaseNow().getTime()) return known;
    const claims = await this.check(token);
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(token, claims);
    return claims;
  }

  private async check(token: string, isLimited = false): Promise<Checked> {
    const secret = isLimited ? { secret: this.limitedKey } : {};
    try {
      const claims = await this.jwt.verifyAsync<Claims>(token, {
        algorithms: ['HS256'],
        ...secret,
      });
      return { ...claims, isLimited };
    } catch (error) {
      const { name, message } = error as Error;
      if (message === 'invalid signature' && !isLimited) return this.check(token, true);
      throw name === 'TokenExpiredError' ? TokenExpired() : Unauthenticated();
    }
  }
}
