import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An export names its archive before it is stored, and the worker deletes what no row names. A file's
 * name may become longer if a person named in it is erased.
 */
export class Privacy1800370000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  'ALTER TABLE attachments DROP CONSTRAINT IF EXISTS attachments_name_check',
  `CREATE OR REPLACE TRIGGER data_requests_removed AFTER DELETE ON data_requests
     FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION note_removed_file()`,
  `CREATE OR REPLACE TRIGGER data_requests_replaced AFTER UPDATE OF storage_key ON data_requests
     FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
     EXECUTE FUNCTION note_removed_file()`,
];
