import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All writers of an issue's text since its last approval. Of earlier texts, only the last is known. */
export class IssueWriters1800281000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE issues ADD COLUMN IF NOT EXISTS writer_ids uuid[] NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `UPDATE issues SET writer_ids = ARRAY[author_id]
       WHERE author_id IS NOT NULL AND state IN ('draft', 'review', 'approved', 'scheduled')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
