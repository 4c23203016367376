import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'assigned_to, status, service_type, urgency';

/** Totals that no list has to count, and the indexes of its filters. */
export class RequestCounts1795320000000 implements MigrationInterface {
  name = 'RequestCounts1795320000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE request_counts (
        assigned_to text NOT NULL,
        status text NOT NULL,
        service_type text NOT NULL,
        urgency text NOT NULL,
        count bigint NOT NULL,
        CONSTRAINT request_counts_pkey PRIMARY KEY (${KIND})
      )`);
    await queryRunner.query(`
      CREATE TABLE request_count_changes (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        assigned_to text NOT NULL,
        status text NOT NULL,
        service_type text NOT NULL,
        urgency text NOT NULL,
        change smallint NOT NULL,
        CONSTRAINT request_count_changes_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      INSERT INTO request_counts (${KIND}, count)
      SELECT coalesce(assigned_to, 'none'), status, service_type, urgency, count(*)
      FROM project_requests GROUP BY 1, 2, 3, 4`);
    // Notes only: a row that all writers change would make them wait for each other.
    await queryRunner.query(`
      CREATE FUNCTION note_request_count() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          INSERT INTO request_count_changes (${KIND}, change)
          VALUES (coalesce(OLD.assigned_to, 'none'), OLD.status, OLD.service_type, OLD.urgency, -1);
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO request_count_changes (${KIND}, change)
          VALUES (coalesce(NEW.assigned_to, 'none'), NEW.status, NEW.service_type, NEW.urgency, 1);
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER project_requests_count_presence AFTER INSERT OR DELETE ON project_requests
      FOR EACH ROW EXECUTE FUNCTION note_request_count()`);
    await queryRunner.query(`
      CREATE TRIGGER project_requests_count_move AFTER UPDATE ON project_requests
      FOR EACH ROW WHEN ((OLD.assigned_to, OLD.status, OLD.service_type, OLD.urgency)
        IS DISTINCT FROM (NEW.assigned_to, NEW.status, NEW.service_type, NEW.urgency))
      EXECUTE FUNCTION note_request_count()`);
    // Every word follows a space, so that a search can ask for its beginning; and the planner gets to
    // know the words better than by its usual hundred samples.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION fold_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := ' ' || btrim(regexp_replace(lower(unaccent(NEW.search_text)), '\\s+', ' ', 'g'));
        RETURN NEW;
      END $$`);
    for (const table of ['project_requests', 'leads', 'subscribers']) {
      await queryRunner.query(`UPDATE ${table} SET search_text = search_text`);
      await queryRunner.query(`ALTER TABLE ${table} ALTER COLUMN search_text SET STATISTICS 1000`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
