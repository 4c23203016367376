import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUEUES = [
  'outbox_mails',
  'inbound_mails',
  'attachments',
  'removed_files',
  'webhook_deliveries',
  'contact_syncs',
  'data_requests',
  'documents',
  'call_hosts',
];

/** Counts the workers that end with a row or mail in hand, so that it ends no third one. */
export class Crashes1800310000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of QUEUES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS crashes smallint NOT NULL DEFAULT 0`,
      );
    }
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_crashes_index
         ON outbox_mails (next_attempt_at) WHERE crashes > 0 AND state IN ('waiting', 'queued', 'sending')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
