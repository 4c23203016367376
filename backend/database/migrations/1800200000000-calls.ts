import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls: what can be booked, who takes them and when, and the calls themselves. */
export class Calls1800200000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TABLES = `
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE IF NOT EXISTS call_types (
  id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  minutes integer NOT NULL,
  buffer_minutes integer NOT NULL,
  notice_hours integer NOT NULL,
  horizon_days integer NOT NULL,
  daily_limit integer NOT NULL,
  hosts text NOT NULL,
  host_ids uuid[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT call_types_pkey PRIMARY KEY (id),
  CONSTRAINT call_types_hosts_check CHECK (hosts IN ('team', 'owner')),
  CONSTRAINT call_types_minutes_check CHECK (minutes BETWEEN 15 AND 90),
  CONSTRAINT call_types_horizon_days_check CHECK (horizon_days BETWEEN 1 AND 60),
  CONSTRAINT call_types_slug_unique UNIQUE (slug)
);

CREATE TABLE IF NOT EXISTS call_hosts (
  user_id uuid NOT NULL,
  hours jsonb,
  link text,
  feed_hash text,
  busy_url text,
  busy_read_at timestamptz,
  busy_error text,
  busy_warned_at timestamptz,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT call_hosts_pkey PRIMARY KEY (user_id),
  CONSTRAINT call_hosts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS call_hosts_feed_hash_unique ON call_hosts (feed_hash);
CREATE INDEX IF NOT EXISTS call_hosts_next_attempt_at_index
  ON call_hosts (next_attempt_at) WHERE busy_url IS NOT NULL;

CREATE TABLE IF NOT EXISTS busy_times (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  during tstzrange NOT NULL,
  CONSTRAINT busy_times_pkey PRIMARY KEY (id),
  CONSTRAINT busy_times_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS busy_times_user_id_during_index ON busy_times USING gist (user_id, during);

CREATE TABLE IF NOT EXISTS calls (
  id uuid NOT NULL,
  type_id uuid NOT NULL,
  host_id uuid NOT NULL,
  during tstzrange NOT NULL,
  blocked tstzrange NOT NULL,
  state text NOT NULL DEFAULT 'booked',
  may_rebook boolean NOT NULL DEFAULT false,
  request_id uuid,
  lead_id uuid,
  client_id uuid,
  zone text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  next_reminder_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT calls_pkey PRIMARY KEY (id),
  CONSTRAINT calls_type_id_fkey FOREIGN KEY (type_id) REFERENCES call_types(id) ON DELETE RESTRICT,
  CONSTRAINT calls_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE RESTRICT,
  CONSTRAINT calls_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE SET NULL,
  CONSTRAINT calls_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE SET NULL,
  CONSTRAINT calls_client_id_fkey FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT calls_state_check CHECK (state IN ('booked', 'cancelled', 'held', 'missed')),
  -- Nobody is in two calls at once, whatever the code believes.
  CONSTRAINT calls_one_at_a_time
    EXCLUDE USING gist (host_id WITH =, blocked WITH &&) WHERE (state = 'booked')
);
CREATE INDEX IF NOT EXISTS calls_type_id_index ON calls (type_id);
CREATE INDEX IF NOT EXISTS calls_host_id_index ON calls (host_id, lower(during));
CREATE INDEX IF NOT EXISTS calls_start_index ON calls (lower(during));
CREATE INDEX IF NOT EXISTS calls_next_reminder_at_index
  ON calls (next_reminder_at) WHERE next_reminder_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS calls_request_id_index ON calls (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS calls_lead_id_index ON calls (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS calls_client_id_index ON calls (client_id) WHERE client_id IS NOT NULL;

`;

const TYPES = `
INSERT INTO call_types (id, slug, title, summary, minutes, buffer_minutes, notice_hours,
  horizon_days, daily_limit, hosts) VALUES
  (gen_random_uuid(), 'consultation', 'Free consultation',
   'You tell us the problem; we tell you what we would try first, and what it would cost.',
   30, 15, 4, 30, 6, 'team'),
  (gen_random_uuid(), 'discovery', 'Discovery call',
   'For founders: what your AI feature has to do, and whether four weeks are enough for it.',
   20, 10, 4, 30, 8, 'team'),
  (gen_random_uuid(), 'request', 'Call about your request',
   'With whoever is working on your request.',
   30, 15, 2, 30, 6, 'owner')
ON CONFLICT (slug) DO NOTHING`;

const STATEMENTS = [
  TABLES,
  TYPES,
  `ALTER TABLE leads DROP CONSTRAINT IF EXISTS leads_form_check,
     ADD CONSTRAINT leads_form_check
       CHECK (form IN ('contact', 'service', 'mvp', 'notify', 'complaint', 'call')) NOT VALID`,
  'ALTER TABLE leads VALIDATE CONSTRAINT leads_form_check',
];
