import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issues pause themselves now. Those that stopped themselves and are still kept can go on. */
export class PausedIssues1800340000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE issues ADD COLUMN IF NOT EXISTS outcomes_at_resume jsonb');
    await queryRunner.query(
      `UPDATE issues SET state = 'paused', finished_at = NULL, version = version + 1, updated_at = now()
       WHERE state = 'stopped' AND halted IN ('bounces', 'complaints') AND counts IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
