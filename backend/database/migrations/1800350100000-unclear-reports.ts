import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts reports that are not understood. */
export class UnclearReports1800350100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE issues ADD COLUMN IF NOT EXISTS unclear_reports integer NOT NULL DEFAULT 0',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
