import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents used a copy of the function that records removed files. */
export class OneRemoval1800380000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `CREATE OR REPLACE TRIGGER documents_discarded AFTER DELETE ON documents
     FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION note_removed_file()`,
  `CREATE OR REPLACE TRIGGER documents_replaced AFTER UPDATE OF storage_key ON documents
     FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
     EXECUTE FUNCTION note_removed_file()`,
  'DROP FUNCTION IF EXISTS discard_document()',
];
