import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails whose recipient is waiting for them are sent before the others. */
export class AwaitedMails1800240000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE outbox_mails ADD COLUMN IF NOT EXISTS is_awaited boolean NOT NULL DEFAULT false',
    );
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_due_index
     ON outbox_mails (is_awaited DESC, next_attempt_at) WHERE state = 'waiting'`,
  'DROP INDEX CONCURRENTLY IF EXISTS outbox_mails_next_attempt_at_index',
];
