import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

const INDEXES = {
  outbox_mails_due_digests_index: `outbox_mails (next_attempt_at) WHERE state = 'held'`,
  outbox_mails_held_index: `outbox_mails (digest_key, id) WHERE state = 'held'`,
  outbox_mails_merged_index: `outbox_mails (merged_into, id) WHERE merged_into IS NOT NULL`,
};

/** The relay looks for what is held several times a second. */
export class MailDigestIndexes1795930000001 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await buildIndex(queryRunner, name, on);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
