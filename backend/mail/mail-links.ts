import type { EntityManager } from 'typeorm';
import { deriveToken, OneTimeToken, type TokenPurpose } from '../modules/auth/auth.public';

/** Addresses of our own pages. A token appears here for the first time, and nowhere else. */
export class MailLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  page(path: string): string {
    return `${this.publicUrl}${path}`;
  }

  /**
   * A page's address with the one-time token of that row, and the address the token was made for;
   * null when it can no longer be used.
   */
  async withToken(
    db: EntityManager,
    path: string,
    tokenId: string,
    parameter = 'token',
  ): Promise<{ url: string; email: string | null } | null> {
    const row = await db.findOneBy(OneTimeToken, { id: tokenId });
    if (!row || row.usedAt || row.supersededAt || row.expiresAt < new Date()) return null;
    const url = new URL(this.page(path));
    url.searchParams.set(parameter, deriveToken(this.secret, row.purpose as TokenPurpose, row.id));
    return { url: url.href, email: row.email };
  }
}
