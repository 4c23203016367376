import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';

const KEY = 'team, person, service';
const FIGURES = 'received, answered, promised, on_time, agreed';

/** The tables that the reports are read from, and the triggers that note what changes in them. */
export class Reports1795830000000 implements MigrationInterface {
  name = 'Reports1795830000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(`ALTER TABLE project_requests ADD COLUMN agreed_at timestamptz`);
    // From here on a trigger writes it, under the old version of the product too.
    await run(`
      UPDATE project_requests r SET agreed_at = e.at FROM (
        SELECT subject_id, max(at) AS at FROM events
        WHERE type = 'request.priced' GROUP BY subject_id) e
      WHERE e.subject_id = r.id::text AND r.agreed_price IS NOT NULL`);
    for (const table of tables) await run(table);
    for (const one of functions) await run(one);
    for (const trigger of triggers) await run(trigger);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const figures = (type: string) =>
  FIGURES.split(', ')
    .map((name) => `${name} ${name === 'agreed' ? 'bigint' : type} NOT NULL DEFAULT 0`)
    .join(', ');

const sums = (of: string) =>
  FIGURES.split(', ')
    .map((name) => `sum(${of}${name})`)
    .join(', ');

const namedSums = (of: string) =>
  FIGURES.split(', ')
    .map((name) => `sum(${of}${name}) AS ${name}`)
    .join(', ');

/** Each fact by each dimension, once for its day and once for its month. */
const insertFacts = (source: string) => `
  INSERT INTO report_facts AS kept (dimension, grain, period, key, team, minutes, ${FIGURES})
  SELECT d.dimension, g.grain, CASE g.grain WHEN 'day' THEN f.day ELSE date_trunc('month', f.day)::date END,
    CASE d.dimension WHEN 'team' THEN f.team WHEN 'person' THEN f.person ELSE f.service END,
    f.team, f.minutes, ${sums('f.')}
  FROM ${source} f
  CROSS JOIN (VALUES ('team'), ('person'), ('service')) d (dimension)
  CROSS JOIN (VALUES ('day'), ('month')) g (grain)
  GROUP BY 1, 2, 3, 4, 5, 6`;

const tables = [
  `CREATE TABLE report_facts (
     dimension text NOT NULL, grain text NOT NULL, period date NOT NULL, key text NOT NULL,
     team text NOT NULL, minutes integer NOT NULL, ${figures('integer')},
     CONSTRAINT report_facts_pkey PRIMARY KEY (dimension, grain, period, key, team, minutes))`,
  `CREATE TABLE report_changes (
     id bigint GENERATED ALWAYS AS IDENTITY NOT NULL, day date NOT NULL,
     team text NOT NULL, person text NOT NULL, service text NOT NULL, minutes integer NOT NULL,
     ${figures('smallint')},
     CONSTRAINT report_changes_pkey PRIMARY KEY (id))`,
];

const functions = [
  // Exact below 64 minutes; above, the lower end of one of 32 steps between two powers of two.
  `CREATE FUNCTION report_minutes(seconds double precision) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
     SELECT CASE WHEN m < 64 THEN m ELSE m - m % (1 << (26 - strpos(m::bit(31)::text, '1'))) END
     FROM (SELECT least(greatest(floor(seconds / 60), 0), 1000000000)::int AS m) whole $$`,
  `CREATE FUNCTION report_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
     SELECT (at AT TIME ZONE '${OFFICE_ZONE}')::date $$`,
  // What one request adds: received, agreed, and its first reply by its clock or else by the calendar.
  `CREATE FUNCTION report_facts_of(r project_requests, c sla_clocks)
   RETURNS TABLE (day date, team text, person text, service text, minutes integer, received integer,
     answered integer, promised integer, on_time integer, agreed bigint) LANGUAGE sql STABLE AS $$
     SELECT f.day, coalesce(r.assigned_to, 'none'), coalesce(f.person::text, 'none'), r.service_type,
       f.minutes, f.received, f.answered, f.promised, f.on_time, f.agreed
     FROM (VALUES
       (report_day(r.created_at), r.assignee_id, -1, 1, 0, 0, 0, 0::bigint, true),
       (report_day(coalesce(r.agreed_at, r.created_at)), r.assignee_id, -1, 0, 0, 0, 0,
         r.agreed_price::bigint, r.agreed_price > 0 AND r.status NOT IN ('rejected', 'withdrawn')),
       (report_day(coalesce(c.met_at, r.replied_at)), coalesce(c.met_by, r.assignee_id),
         report_minutes(CASE WHEN c.met_at IS NULL THEN extract(epoch FROM r.replied_at - r.created_at)
                             ELSE c.target_seconds - c.left_seconds END),
         0, 1, (c.met_at IS NOT NULL)::int, (c.met_at IS NOT NULL AND c.breached_at IS NULL)::int,
         0::bigint, coalesce(c.met_at, r.replied_at) IS NOT NULL)
     ) f (day, person, minutes, received, answered, promised, on_time, agreed, counts)
     WHERE f.counts AND r.id IS NOT NULL $$`,
  // Notes the difference only: a row that all writers change would make them wait for each other.
  `CREATE FUNCTION note_report_change(was project_requests, was_clock sla_clocks,
     is_now project_requests, now_clock sla_clocks) RETURNS void LANGUAGE sql AS $$
     INSERT INTO report_changes (day, ${KEY}, minutes, ${FIGURES})
     SELECT day, ${KEY}, minutes, ${sums('sign * ')} FROM (
       SELECT -1 AS sign, * FROM report_facts_of(was, was_clock)
       UNION ALL SELECT 1, * FROM report_facts_of(is_now, now_clock)) changed
     GROUP BY day, ${KEY}, minutes
     HAVING (${sums('sign * ')}) <> (0, 0, 0, 0, 0) $$`,
  `CREATE FUNCTION note_request_report() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE clock sla_clocks;
   BEGIN
     IF TG_OP = 'INSERT' THEN
       PERFORM note_report_change(NULL, NULL, NEW, NULL);
       RETURN NULL;
     END IF;
     SELECT * INTO clock FROM sla_clocks WHERE request_id = OLD.id AND kind = 'first_reply'
     ORDER BY started_at DESC LIMIT 1;
     IF TG_OP = 'DELETE' THEN
       PERFORM note_report_change(OLD, clock, NULL, NULL);
       RETURN OLD;
     END IF;
     PERFORM note_report_change(OLD, clock, NEW, clock);
     RETURN NULL;
   END $$`,
  // Where the request is being deleted, its own trigger has taken everything out.
  `CREATE FUNCTION note_clock_report() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE request project_requests; was sla_clocks; is_now sla_clocks;
   BEGIN
     IF TG_OP <> 'INSERT' THEN was := OLD; END IF;
     IF TG_OP <> 'DELETE' THEN is_now := NEW; END IF;
     SELECT * INTO request FROM project_requests WHERE id = coalesce(is_now.request_id, was.request_id);
     IF FOUND THEN PERFORM note_report_change(request, was, request, is_now); END IF;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_agreed_at() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.agreed_price IS NULL THEN NEW.agreed_at := NULL;
     ELSIF TG_OP = 'INSERT' THEN NEW.agreed_at := coalesce(NEW.agreed_at, NEW.created_at);
     ELSIF OLD.agreed_price IS DISTINCT FROM NEW.agreed_price THEN NEW.agreed_at := now();
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION fold_report_changes() RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_advisory_xact_lock(hashtext('report_facts'));
     WITH folded AS (DELETE FROM report_changes RETURNING *)
     ${insertFacts('folded')}
     ON CONFLICT (dimension, grain, period, key, team, minutes) DO UPDATE SET
       ${FIGURES.split(', ')
         .map((name) => `${name} = kept.${name} + EXCLUDED.${name}`)
         .join(', ')};
   END $$`,
  // One statement reads the requests and forgets the changes: whatever is not in the one is in the other.
  `CREATE FUNCTION rebuild_report_facts() RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_advisory_xact_lock(hashtext('report_facts'));
     DELETE FROM report_facts;
     WITH forgotten AS (DELETE FROM report_changes),
     facts AS (
       SELECT f.day, f.team, f.person, f.service, f.minutes, ${namedSums('f.')}
       FROM project_requests r
       LEFT JOIN sla_clocks c ON c.request_id = r.id AND c.kind = 'first_reply'
       CROSS JOIN LATERAL report_facts_of(r, c) f GROUP BY 1, 2, 3, 4, 5)
     ${insertFacts('facts')};
   END $$`,
];

const triggers = [
  `CREATE TRIGGER project_requests_agreed_at BEFORE INSERT OR UPDATE OF agreed_price
   ON project_requests FOR EACH ROW EXECUTE FUNCTION note_agreed_at()`,
  `CREATE TRIGGER project_requests_report_insert AFTER INSERT ON project_requests
   FOR EACH ROW EXECUTE FUNCTION note_request_report()`,
  // Before: its clock is still there.
  `CREATE TRIGGER project_requests_report_delete BEFORE DELETE ON project_requests
   FOR EACH ROW EXECUTE FUNCTION note_request_report()`,
  `CREATE TRIGGER project_requests_report_update AFTER UPDATE ON project_requests
   FOR EACH ROW WHEN ((OLD.assigned_to, OLD.assignee_id, OLD.service_type, OLD.status, OLD.replied_at,
       OLD.agreed_price, OLD.agreed_at, OLD.created_at)
     IS DISTINCT FROM (NEW.assigned_to, NEW.assignee_id, NEW.service_type, NEW.status, NEW.replied_at,
       NEW.agreed_price, NEW.agreed_at, NEW.created_at))
   EXECUTE FUNCTION note_request_report()`,
  `CREATE TRIGGER sla_clocks_report_insert AFTER INSERT ON sla_clocks
   FOR EACH ROW WHEN (NEW.kind = 'first_reply' AND NEW.met_at IS NOT NULL)
   EXECUTE FUNCTION note_clock_report()`,
  `CREATE TRIGGER sla_clocks_report_delete AFTER DELETE ON sla_clocks
   FOR EACH ROW WHEN (OLD.kind = 'first_reply' AND OLD.met_at IS NOT NULL)
   EXECUTE FUNCTION note_clock_report()`,
  `CREATE TRIGGER sla_clocks_report_update AFTER UPDATE ON sla_clocks
   FOR EACH ROW WHEN (NEW.kind = 'first_reply' AND coalesce(OLD.met_at, NEW.met_at) IS NOT NULL)
   EXECUTE FUNCTION note_clock_report()`,
];
