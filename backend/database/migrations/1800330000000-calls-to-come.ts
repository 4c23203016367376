import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often bookers move a call, and serves the calls to come of a person by an index each. */
export class CallsToCome1800330000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  'ALTER TABLE calls ADD COLUMN IF NOT EXISTS moves smallint NOT NULL DEFAULT 0',
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_host_to_come_index
     ON calls (host_id, upper(during)) WHERE state = 'booked'`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_client_to_come_index
     ON calls (client_id, upper(during)) WHERE state = 'booked' AND client_id IS NOT NULL`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_request_to_come_index
     ON calls (request_id, upper(during)) WHERE state = 'booked' AND request_id IS NOT NULL`,
];
