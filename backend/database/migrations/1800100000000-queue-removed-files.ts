import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removed files become a queue like the others, and contacts are claimed along one index. */
export class QueueRemovedFiles1800100000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE removed_files
        ADD COLUMN IF NOT EXISTS next_attempt_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN IF NOT EXISTS attempts integer NOT NULL DEFAULT 0`);
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS removed_files_next_attempt_at_index
     ON removed_files (next_attempt_at)`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_syncs_due_index
     ON contact_syncs (next_attempt_at) WHERE state IN ('waiting', 'sending')`,
  'DROP INDEX CONCURRENTLY IF EXISTS contact_syncs_next_attempt_at_index',
  'DROP INDEX CONCURRENTLY IF EXISTS contact_syncs_claimed_at_index',
];
