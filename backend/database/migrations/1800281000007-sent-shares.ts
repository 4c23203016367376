import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shares of the price as they were typed, for the next version. Papers have amounts alone. */
export class SentShares1800281000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE proposals ADD COLUMN IF NOT EXISTS sent_shares jsonb`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
