import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A call has its times as columns. Its ranges follow from them by a trigger and not as generated
 * columns, because processes of the version before still write the ranges.
 */
export class TimesOfCalls1800360000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `ALTER TABLE calls ADD COLUMN IF NOT EXISTS starts_at timestamptz,
     ADD COLUMN IF NOT EXISTS ends_at timestamptz,
     ADD COLUMN IF NOT EXISTS free_at timestamptz`,
  `CREATE OR REPLACE FUNCTION keep_call_ranges() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.starts_at IS NULL OR (TG_OP = 'UPDATE'
         AND (NEW.during, NEW.blocked) IS DISTINCT FROM (OLD.during, OLD.blocked)
         AND (NEW.starts_at, NEW.free_at) IS NOT DISTINCT FROM (OLD.starts_at, OLD.free_at)) THEN
       NEW.starts_at := lower(NEW.during);
       NEW.ends_at := upper(NEW.during);
       NEW.free_at := upper(NEW.blocked);
     ELSE
       NEW.during := tstzrange(NEW.starts_at, NEW.ends_at);
       NEW.blocked := tstzrange(NEW.starts_at, NEW.free_at);
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER calls_ranges BEFORE INSERT OR UPDATE ON calls
     FOR EACH ROW EXECUTE FUNCTION keep_call_ranges()`,
  // The trigger fills the columns.
  'UPDATE calls SET starts_at = NULL WHERE starts_at IS NULL',
  `ALTER TABLE calls ALTER COLUMN starts_at SET NOT NULL, ALTER COLUMN ends_at SET NOT NULL,
     ALTER COLUMN free_at SET NOT NULL`,
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_starts_at_index ON calls (starts_at)',
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_host_starts_at_index
     ON calls (host_id, starts_at)`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_host_open_index
     ON calls (host_id, ends_at) WHERE state = 'booked'`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_client_open_index
     ON calls (client_id, ends_at) WHERE state = 'booked' AND client_id IS NOT NULL`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS calls_request_open_index
     ON calls (request_id, ends_at) WHERE state = 'booked' AND request_id IS NOT NULL`,
  ...['calls_start_index', 'calls_host_id_index', 'calls_host_to_come_index'].map(dropped),
  ...['calls_client_to_come_index', 'calls_request_to_come_index'].map(dropped),
];

function dropped(index: string): string {
  return `DROP INDEX CONCURRENTLY IF EXISTS ${index}`;
}
