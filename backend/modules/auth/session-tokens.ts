import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenExpired, Unauthenticated } from '../../access/access.errors';

type Claims = { sub: string; sid: string; exp: number };

/** Past so many, the tokens known to be ours are forgotten and checked again. */
const MOST_KNOWN = 5_000;

/** The bearer tokens that name sessions. Whether a session still lives is not in its token. */
@Injectable()
export class SessionTokens {
  /** A browser sends the same token with every call: its signature is checked the first time. */
  private readonly known = new Map<string, Claims>();

  constructor(private readonly jwt: JwtService) {}

  sign(userId: string, sessionId: string, expiresAt: Date): Promise<string> {
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return this.jwt.signAsync({ sub: userId, sid: sessionId, exp } satisfies Claims);
  }

  /** @throws TokenExpired or Unauthenticated */
  async verify(token: string): Promise<Claims> {
    const known = this.known.get(token);
    if (known && known.exp * 1000 > Date.now()) return known;
    const claims = await this.check(token);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(token, claims);
    return claims;
  }

  private async check(token: string): Promise<Claims> {
    try {
      return await this.jwt.verifyAsync<Claims>(token, { algorithms: ['HS256'] });
    } catch (error) {
      throw (error as Error).name === 'TokenExpiredError' ? TokenExpired() : Unauthenticated();
    }
  }
}
