import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails of an issue by pool and state, counted as they change, and refusals apart from attempts. */
export class Issues1800281000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const CHANGES = (rows: string) => `
  SELECT issue_id, pool, state, sum(mails)::int AS mails FROM (${rows}) changed
  GROUP BY issue_id, pool, state HAVING sum(mails) <> 0 ORDER BY issue_id, pool, state`;
const NOW = 'SELECT issue_id, pool, state, 1 AS mails FROM now_rows';
const WAS = 'SELECT issue_id, pool, state, -1 AS mails FROM was_rows';
const ADD = (rows: string) => `
  INSERT INTO issue_counts AS c (issue_id, pool, state, mails) ${CHANGES(rows)}
  ON CONFLICT (issue_id, pool, state) DO UPDATE SET mails = c.mails + EXCLUDED.mails`;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS issue_counts (
     issue_id uuid NOT NULL,
     pool text NOT NULL,
     state smallint NOT NULL,
     mails integer NOT NULL,
     CONSTRAINT issue_counts_pkey PRIMARY KEY (issue_id, pool, state),
     CONSTRAINT issue_counts_issue_id_fkey
       FOREIGN KEY (issue_id) REFERENCES issues(id) ON DELETE CASCADE
   )`,
  `ALTER TABLE issue_deliveries ADD COLUMN IF NOT EXISTS refusals smallint NOT NULL DEFAULT 0`,
  // An insert could not refer to an issue that is being deleted.
  `CREATE OR REPLACE FUNCTION count_issue_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE one record;
   BEGIN
     IF TG_OP = 'INSERT' THEN ${ADD(NOW)};
     ELSIF TG_OP = 'UPDATE' THEN ${ADD(`${NOW} UNION ALL ${WAS}`)};
     ELSE
       FOR one IN ${CHANGES(WAS)} LOOP
         UPDATE issue_counts c SET mails = c.mails + one.mails
         WHERE c.issue_id = one.issue_id AND c.pool = one.pool AND c.state = one.state;
       END LOOP;
     END IF;
     RETURN NULL;
   END $$`,
  // Until the end of the migration nothing may change that is not counted.
  `LOCK TABLE issue_deliveries IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE OR REPLACE TRIGGER issue_deliveries_inserted AFTER INSERT ON issue_deliveries
     REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION count_issue_deliveries()`,
  `CREATE OR REPLACE TRIGGER issue_deliveries_updated AFTER UPDATE ON issue_deliveries
     REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
     FOR EACH STATEMENT EXECUTE FUNCTION count_issue_deliveries()`,
  `CREATE OR REPLACE TRIGGER issue_deliveries_deleted AFTER DELETE ON issue_deliveries
     REFERENCING OLD TABLE AS was_rows FOR EACH STATEMENT EXECUTE FUNCTION count_issue_deliveries()`,
  `INSERT INTO issue_counts (issue_id, pool, state, mails)
   SELECT issue_id, pool, state, count(*) FROM issue_deliveries GROUP BY issue_id, pool, state
   ON CONFLICT (issue_id, pool, state) DO UPDATE SET mails = EXCLUDED.mails`,
];
