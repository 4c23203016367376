import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of a host's own calendar that are not fully understood. */
export class CalendarProblems1800350000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE call_hosts ADD COLUMN IF NOT EXISTS busy_problems jsonb');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
