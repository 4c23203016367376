import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Agreed prices in the smallest unit of a currency. They were whole dollars: the version before goes on
 * reading and writing those while both run, and a trigger keeps the two columns together.
 */
export class Money1795900000000 implements MigrationInterface {
  name = 'Money1795900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(
      `ALTER TABLE project_requests ADD COLUMN agreed_minor bigint, ADD COLUMN agreed_currency text`,
    );
    await run(`
      UPDATE project_requests SET agreed_minor = agreed_price * 100::bigint, agreed_currency = 'USD'
      WHERE agreed_price IS NOT NULL`);
    await run(`
      ALTER TABLE project_requests ADD CONSTRAINT project_requests_agreed_check
      CHECK (("agreed_minor" IS NULL) = ("agreed_currency" IS NULL) AND "agreed_minor" >= 0)`);
    await run(`DROP TRIGGER project_requests_agreed_at ON project_requests`);
    await run(`DROP TRIGGER project_requests_report_update ON project_requests`);
    await run(`DROP FUNCTION note_agreed_at()`);
    for (const one of [noteAgreed, agreedTrigger, factsOfRequest, reportTrigger]) await run(one);
    await run(`UPDATE report_facts SET agreed = agreed * 100 WHERE agreed <> 0`);
    await run(`UPDATE report_changes SET agreed = agreed * 100 WHERE agreed <> 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const noteAgreed = `CREATE FUNCTION note_agreed() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     had_minor bigint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.agreed_minor END;
     had_price integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.agreed_price END;
   BEGIN
     IF NEW.agreed_minor IS NOT DISTINCT FROM had_minor
       AND NEW.agreed_price IS DISTINCT FROM had_price THEN
       NEW.agreed_minor := NEW.agreed_price * 100::bigint;
       NEW.agreed_currency := CASE WHEN NEW.agreed_price IS NOT NULL THEN 'USD' END;
     ELSE
       NEW.agreed_price := round(NEW.agreed_minor / 100.0);
     END IF;
     IF NEW.agreed_minor IS NULL THEN NEW.agreed_at := NULL;
     ELSIF TG_OP = 'INSERT' THEN NEW.agreed_at := coalesce(NEW.agreed_at, NEW.created_at);
     ELSIF OLD.agreed_minor IS DISTINCT FROM NEW.agreed_minor THEN NEW.agreed_at := now();
     END IF;
     RETURN NEW;
   END $$`;

const agreedTrigger = `CREATE TRIGGER project_requests_agreed
   BEFORE INSERT OR UPDATE OF agreed_price, agreed_minor
   ON project_requests FOR EACH ROW EXECUTE FUNCTION note_agreed()`;

const factsOfRequest = `CREATE OR REPLACE FUNCTION report_facts_of(r project_requests, c sla_clocks)
   RETURNS TABLE (day date, team text, person text, service text, minutes integer, received integer,
     answered integer, promised integer, on_time integer, agreed bigint) LANGUAGE sql STABLE AS $$
     SELECT f.day, coalesce(r.assigned_to, 'none'), coalesce(f.person::text, 'none'), r.service_type,
       f.minutes, f.received, f.answered, f.promised, f.on_time, f.agreed
     FROM (VALUES
       (report_day(r.created_at), r.assignee_id, -1, 1, 0, 0, 0, 0::bigint, true),
       (report_day(coalesce(r.agreed_at, r.created_at)), r.assignee_id, -1, 0, 0, 0, 0,
         r.agreed_minor, r.agreed_minor > 0 AND r.status NOT IN ('rejected', 'withdrawn')),
       (report_day(coalesce(c.met_at, r.replied_at)), coalesce(c.met_by, r.assignee_id),
         report_minutes(CASE WHEN c.met_at IS NULL THEN extract(epoch FROM r.replied_at - r.created_at)
                             ELSE c.target_seconds - c.left_seconds END),
         0, 1, (c.met_at IS NOT NULL)::int, (c.met_at IS NOT NULL AND c.breached_at IS NULL)::int,
         0::bigint, coalesce(c.met_at, r.replied_at) IS NOT NULL)
     ) f (day, person, minutes, received, answered, promised, on_time, agreed, counts)
     WHERE f.counts AND r.id IS NOT NULL $$`;

const reportTrigger = `CREATE TRIGGER project_requests_report_update AFTER UPDATE ON project_requests
   FOR EACH ROW WHEN ((OLD.assigned_to, OLD.assignee_id, OLD.service_type, OLD.status, OLD.replied_at,
       OLD.agreed_minor, OLD.agreed_at, OLD.created_at)
     IS DISTINCT FROM (NEW.assigned_to, NEW.assignee_id, NEW.service_type, NEW.status, NEW.replied_at,
       NEW.agreed_minor, NEW.agreed_at, NEW.created_at))
   EXECUTE FUNCTION note_request_report()`;
