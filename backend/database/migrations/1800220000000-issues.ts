import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletter issues, whom each goes to, and how fast each provider of mailboxes is served. */
export class Issues1800220000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TABLES = `
CREATE TABLE IF NOT EXISTS issues (
  id uuid NOT NULL,
  number integer NOT NULL,
  slug text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL,
  body text NOT NULL,
  topics text[] NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  author_id uuid,
  approver_id uuid,
  send_at timestamptz,
  daily_limit integer,
  day date,
  day_count integer NOT NULL DEFAULT 0,
  freeze_after uuid,
  frozen_at timestamptz,
  total integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  finished_at timestamptz,
  withdrawn_at timestamptz,
  tested_at timestamptz,
  halted text,
  counts jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT issues_pkey PRIMARY KEY (id),
  CONSTRAINT issues_number_unique UNIQUE (number),
  CONSTRAINT issues_slug_unique UNIQUE (slug),
  CONSTRAINT issues_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT issues_approver_id_fkey FOREIGN KEY (approver_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX IF NOT EXISTS issues_author_id_index ON issues (author_id);
CREATE INDEX IF NOT EXISTS issues_approver_id_index ON issues (approver_id);
CREATE UNIQUE INDEX IF NOT EXISTS issues_one_at_a_time ON issues ((true))
  WHERE state IN ('freezing', 'sending');

CREATE TABLE IF NOT EXISTS issue_deliveries (
  issue_id uuid NOT NULL,
  subscriber_id uuid NOT NULL,
  pool text NOT NULL,
  state smallint NOT NULL DEFAULT 0,
  attempt smallint NOT NULL DEFAULT 0,
  moved_at timestamptz NOT NULL DEFAULT now(),
  reply text,
  CONSTRAINT issue_deliveries_pkey PRIMARY KEY (issue_id, subscriber_id),
  CONSTRAINT issue_deliveries_issue_id_fkey
    FOREIGN KEY (issue_id) REFERENCES issues(id) ON DELETE CASCADE,
  CONSTRAINT issue_deliveries_subscriber_id_fkey
    FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS issue_deliveries_subscriber_id_index ON issue_deliveries (subscriber_id);
CREATE INDEX IF NOT EXISTS issue_deliveries_open_index
  ON issue_deliveries (issue_id, pool, state, moved_at) WHERE state < 2;
CREATE INDEX IF NOT EXISTS issue_deliveries_failed_index
  ON issue_deliveries (issue_id, state, moved_at) WHERE state > 2 AND state <> 7;

CREATE TABLE IF NOT EXISTS issue_pools (
  pool text NOT NULL,
  per_minute integer,
  tokens double precision NOT NULL DEFAULT 1,
  granted integer NOT NULL DEFAULT 0,
  refilled_at timestamptz NOT NULL DEFAULT now(),
  slowed_until timestamptz,
  CONSTRAINT issue_pools_pkey PRIMARY KEY (pool)
);
INSERT INTO issue_pools (pool, per_minute) VALUES
  ('google', 600), ('microsoft', 300), ('yahoo', 300), ('apple', 300), ('rest', 3000)
  ON CONFLICT DO NOTHING`;
