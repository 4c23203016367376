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

/** Counts the workers that end with a row, mail or event in hand, so that it ends no third one. */
export class Crashes1800310000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of QUEUES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS crashes smallint NOT NULL DEFAULT 0`,
      );
    }
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS outbox_mails_crashes_index ON outbox_mails (next_attempt_at)
         WHERE crashes > 0 AND state IN ('waiting', 'queued', 'sending')`,
    );
    // Unlogged: after a crash of the database, the count may begin again.
    await queryRunner.query(
      `CREATE UNLOGGED TABLE IF NOT EXISTS event_crashes (
         sequence bigint NOT NULL,
         crashes smallint NOT NULL,
         CONSTRAINT event_crashes_pkey PRIMARY KEY (sequence)
       )`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
