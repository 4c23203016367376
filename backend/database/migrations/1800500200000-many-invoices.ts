import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists and sums of a million invoices. */
export class ManyInvoices1800500200000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const OPEN = `state IN ('issued', 'part_paid') AND kind <> 'credit'`;

const INDEXES = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_state_created_at_id_index
     ON invoices (state, created_at, id)`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_open_created_at_id_index
     ON invoices (created_at, id) WHERE ${OPEN}`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_open_due_on_index
     ON invoices (due_on) INCLUDE (currency, total_minor, paid_minor, credited_minor) WHERE ${OPEN}`,
  'DROP INDEX CONCURRENTLY IF EXISTS invoices_open_index',
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_numbered_issued_on_index
     ON invoices (issued_on) INCLUDE (id, currency, kind, reason, total_minor) WHERE number IS NOT NULL`,
  'DROP INDEX CONCURRENTLY IF EXISTS invoices_issued_on_index',
];
