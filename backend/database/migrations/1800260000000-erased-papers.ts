import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An erasure takes the name out of versions that were never accepted; nothing else changes them. */
export class ErasedPapers1800260000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER proposal_versions_kept BEFORE UPDATE OR DELETE ON proposal_versions
        FOR EACH ROW WHEN (current_setting('fenwright.erases_versions', true) IS DISTINCT FROM 'on')
        EXECUTE FUNCTION refuse_proposal_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
