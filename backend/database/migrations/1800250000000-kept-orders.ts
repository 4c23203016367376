import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The purchase order that proves an acceptance cannot be deleted. */
export class KeptOrders1800250000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS proposal_decisions_file_id_index
     ON proposal_decisions (file_id) WHERE file_id IS NOT NULL`,
  // Not checked for earlier rows: the file of one may be deleted already.
  `ALTER TABLE proposal_decisions DROP CONSTRAINT IF EXISTS proposal_decisions_file_id_fkey,
     ADD CONSTRAINT proposal_decisions_file_id_fkey
       FOREIGN KEY (file_id) REFERENCES attachments(id) ON DELETE RESTRICT NOT VALID`,
];
