import type { EntityManager } from 'typeorm';
import { databaseNow } from '../database/clock';
import { OneTimeToken } from './one-time-token.entity';
import type { KeyLabel } from '../config/keys';
import { deriveToken, rowCode, rowToken, sha256 } from './signed-token';

export class SiteLinks {
  constructor(
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  page(path: string): string {
    return `${this.publicUrl}${path}`;
  }

  ofRow(path: string, label: KeyLabel, id: string): string {
    return this.page(`${path}/${rowToken(this.secret, label, id)}`);
  }

  code(label: KeyLabel, id: string): string {
    return rowCode(this.secret, label, id);
  }

  /** Browsers never send the part after the #, so no log has the token. */
  ofHash(path: string, label: KeyLabel, id: string): string {
    return `${this.page(path)}#${rowToken(this.secret, label, id)}`;
  }

  async withToken(
    db: EntityManager,
    path: string,
    tokenId: string,
    parameter = 'token',
  ): Promise<{ url: string; email: string | null } | null> {
    const row = await db.findOneBy(OneTimeToken, { id: tokenId });
    if (!row || row.usedAt || row.supersededAt || row.expiresAt < databaseNow()) return null;
    const token = deriveToken(this.secret, row.purpose, row.id);
    const tokenHash = sha256(token);
    // If the secret changed while the mail waited, the new token becomes the valid one.
    if (tokenHash !== row.tokenHash) await db.update(OneTimeToken, { id: row.id }, { tokenHash });
    const url = new URL(this.page(path));
    url.searchParams.set(parameter, token);
    return { url: url.href, email: row.email };
  }
}
