import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document names its file before the file is stored, so a file is deleted whenever the worker stopped. */
export class DocumentAttempts1800281000005 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `ALTER TABLE documents DROP CONSTRAINT IF EXISTS documents_made_check,
     ADD CONSTRAINT documents_made_check CHECK (made_at IS NULL OR storage_key IS NOT NULL) NOT VALID`,
  `ALTER TABLE documents VALIDATE CONSTRAINT documents_made_check`,
  `CREATE OR REPLACE TRIGGER documents_replaced AFTER UPDATE OF storage_key ON documents
     FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
     EXECUTE FUNCTION discard_document()`,
];
