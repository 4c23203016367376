import type { MigrationInterface, QueryRunner } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { bankHolidays } from '../../modules/response-times/bank-holidays';
import { OFFICE_HOURS, OFFICE_ZONE } from '../../config/office';

const TARGETS = {
  first_reply: { low: 540, medium: 540, high: 240, critical: 120 },
  next_reply: { low: 540, medium: 540, high: 240, critical: 120 },
  resolution: { low: 10_800, medium: 5_400, high: 2_700, critical: 1_080 },
};

const OPEN = `status IN ('pending', 'assigned', 'in_review', 'approved')`;

/** Who answers for a request, and by when. */
export class OwnerAndClocks1795800000000 implements MigrationInterface {
  name = 'OwnerAndClocks1795800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE calendars (
        id uuid NOT NULL, name text NOT NULL, zone text NOT NULL, hours jsonb NOT NULL,
        holidays_through integer NOT NULL, version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calendars_pkey PRIMARY KEY (id))`);
    await queryRunner.query(`
      CREATE TABLE holidays (
        calendar_id uuid NOT NULL, day date NOT NULL, name text NOT NULL,
        CONSTRAINT holidays_pkey PRIMARY KEY (calendar_id, day),
        CONSTRAINT holidays_calendar_id_fkey FOREIGN KEY (calendar_id)
          REFERENCES calendars (id) ON DELETE CASCADE)`);
    await queryRunner.query(`
      CREATE TABLE sla_policies (
        id uuid NOT NULL, version integer NOT NULL, calendar_id uuid NOT NULL, targets jsonb NOT NULL,
        created_by uuid, created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sla_policies_pkey PRIMARY KEY (id),
        CONSTRAINT sla_policies_calendar_id_fkey FOREIGN KEY (calendar_id)
          REFERENCES calendars (id) ON DELETE RESTRICT,
        CONSTRAINT sla_policies_created_by_fkey FOREIGN KEY (created_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX sla_policies_version_unique ON sla_policies (version)`,
    );
    await queryRunner.query(`
      CREATE TABLE sla_clocks (
        id uuid NOT NULL, request_id uuid NOT NULL, kind text NOT NULL, policy_id uuid NOT NULL,
        calendar_id uuid NOT NULL, calendar_version integer NOT NULL,
        started_at timestamptz NOT NULL, target_seconds integer NOT NULL,
        left_seconds integer NOT NULL, running_since timestamptz, due_at timestamptz,
        warn_at timestamptz, warned_at timestamptz, breached_at timestamptz, met_at timestamptz,
        met_by uuid, stopped_at timestamptz,
        CONSTRAINT sla_clocks_pkey PRIMARY KEY (id),
        CONSTRAINT sla_clocks_kind_check CHECK (kind IN ('first_reply', 'next_reply', 'resolution')),
        CONSTRAINT sla_clocks_request_id_fkey FOREIGN KEY (request_id)
          REFERENCES project_requests (id) ON DELETE CASCADE,
        CONSTRAINT sla_clocks_policy_id_fkey FOREIGN KEY (policy_id)
          REFERENCES sla_policies (id) ON DELETE RESTRICT,
        CONSTRAINT sla_clocks_met_by_fkey FOREIGN KEY (met_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await queryRunner.query(`
      CREATE TABLE absences (
        id uuid NOT NULL, user_id uuid NOT NULL, first_day date NOT NULL, last_day date NOT NULL,
        deputy_id uuid, created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT absences_pkey PRIMARY KEY (id),
        CONSTRAINT absences_days_check CHECK (last_day >= first_day),
        CONSTRAINT absences_deputy_check CHECK (deputy_id <> user_id),
        CONSTRAINT absences_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT absences_deputy_id_fkey FOREIGN KEY (deputy_id)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await queryRunner.query(
      `CREATE INDEX absences_user_id_last_day_index ON absences (user_id, last_day)`,
    );
    await queryRunner.query(`CREATE INDEX absences_last_day_index ON absences (last_day)`);
    // Without defaults first: what is there already keeps no last word that nobody said.
    await queryRunner.query(`
      ALTER TABLE project_requests
        ADD COLUMN assignee_id uuid CONSTRAINT project_requests_assignee_id_fkey
          REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN awaiting_client_at timestamptz,
        ADD COLUMN last_word_at timestamptz,
        ADD COLUMN last_word_by text,
        ADD COLUMN reply_due_at timestamptz,
        ADD COLUMN resolution_due_at timestamptz,
        ADD COLUMN due_at timestamptz`);
    await queryRunner.query(`
      ALTER TABLE project_requests
        ALTER COLUMN last_word_at SET DEFAULT now(),
        ALTER COLUMN last_word_by SET DEFAULT 'client',
        ADD CONSTRAINT project_requests_last_word_by_check
          CHECK (last_word_by IN ('client', 'staff')) NOT VALID,
        ADD CONSTRAINT project_requests_assignee_check
          CHECK (assignee_id IS NULL OR assigned_to IS NOT NULL) NOT VALID`);
    await seed(queryRunner);
    await startClocks(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** The office as brand.json has it, with England's bank holidays, and targets an admin may change. */
async function seed(queryRunner: QueryRunner): Promise<void> {
  const calendarId = uuid();
  const year = new Date().getUTCFullYear();
  await queryRunner.query(
    `INSERT INTO calendars (id, name, zone, hours, holidays_through) VALUES ($1, 'Office', $2, $3, $4)`,
    [calendarId, OFFICE_ZONE, JSON.stringify(OFFICE_HOURS), year + 2],
  );
  for (const { day, name } of [year - 1, year, year + 1, year + 2].flatMap(bankHolidays)) {
    await queryRunner.query(
      `INSERT INTO holidays (calendar_id, day, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [calendarId, day, name],
    );
  }
  await queryRunner.query(
    `INSERT INTO sla_policies (id, version, calendar_id, targets) VALUES ($1, 1, $2, $3)`,
    [uuid(), calendarId, JSON.stringify(TARGETS)],
  );
}

/** Open requests get clocks; the worker plans them, since their calendar has no version 0. */
async function startClocks(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    UPDATE project_requests r SET
      last_word_at = coalesce(c.created_at, r.created_at),
      last_word_by = CASE WHEN c.is_from_staff THEN 'staff' ELSE 'client' END
    FROM project_requests open LEFT JOIN LATERAL (
      SELECT created_at, is_from_staff FROM request_comments
      WHERE request_id = open.id ORDER BY created_at DESC, id DESC LIMIT 1) c ON true
    WHERE open.id = r.id AND open.${OPEN}`);
  const started = (kind: string, since: string, condition: string) => `
    INSERT INTO sla_clocks (id, request_id, kind, policy_id, calendar_id, calendar_version, started_at,
      target_seconds, left_seconds, running_since, due_at, warn_at)
    SELECT gen_random_uuid(), r.id, '${kind}', p.id, p.calendar_id, 0, ${since}, t.seconds, t.seconds,
      ${since}, ${since}, ${since}
    FROM project_requests r CROSS JOIN sla_policies p
    CROSS JOIN LATERAL (SELECT (p.targets->'${kind}'->>r.urgency)::int * 60 AS seconds) t
    WHERE r.${OPEN} AND ${condition}`;
  await queryRunner.query(started('first_reply', 'r.created_at', 'r.replied_at IS NULL'));
  await queryRunner.query(
    started(
      'next_reply',
      'r.last_word_at',
      `r.replied_at IS NOT NULL AND r.last_word_by = 'client'`,
    ),
  );
  await queryRunner.query(started('resolution', 'r.created_at', 'true'));
}
