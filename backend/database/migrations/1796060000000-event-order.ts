import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each event has the id of its transaction. Events before come first, in the order of their numbers; those
 * not sealed yet have theirs from `unsealed_events`. The version before still reads that table, which stays
 * empty from now on.
 */
export class EventOrder1796060000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      `ALTER TABLE events ADD transaction_id bigint NOT NULL DEFAULT 0`,
      `ALTER TABLE events ALTER transaction_id SET DEFAULT pg_current_xact_id()::text::bigint`,
      `ALTER TABLE events DISABLE TRIGGER events_append_only`,
      `UPDATE events e SET transaction_id = u.transaction_id FROM unsealed_events u
       WHERE u.sequence = e.sequence`,
      `ALTER TABLE events ENABLE TRIGGER events_append_only`,
      `DROP TRIGGER events_await_seal ON events`,
      `DROP FUNCTION await_seal`,
      `TRUNCATE unsealed_events`,
    ]) {
      await queryRunner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
