import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AppConfig } from '../config/app-config';

/**
 * Where a use case leaves word for the e-mail-marketing provider: an insert that commits with the
 * change. Does nothing where no provider is configured.
 */
@Injectable()
export class ContactSyncs {
  constructor(private readonly config: AppConfig) {}

  add(tx: EntityManager, kind: 'subscriber' | 'lead', subjectId: string): Promise<void> {
    return this.write(tx, kind, subjectId, null);
  }

  /** Its subject is about to be deleted, so the address goes along until the provider was told. */
  async addErasure(tx: EntityManager, subjectId: string, email: string): Promise<void> {
    await tx.query('DELETE FROM contact_syncs WHERE subject_id = $1', [subjectId]);
    await this.write(tx, 'erasure', subjectId, email);
  }

  private async write(
    tx: EntityManager,
    kind: string,
    subjectId: string,
    email: string | null,
  ): Promise<void> {
    if (!this.config.brevo) return;
    await tx.query(
      `INSERT INTO contact_syncs (id, kind, subject_id, email) VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind, subject_id) DO UPDATE SET
         revision = contact_syncs.revision + 1, attempts = 0, next_attempt_at = now(), updated_at = now(),
         state = CASE contact_syncs.state WHEN 'sending' THEN 'sending' ELSE 'waiting' END`,
      [uuid(), kind, subjectId, email],
    );
  }
}
