import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ratings of completed requests, and testimonials that clients let us publish. */
export class Ratings1800230000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TABLES = `
CREATE TABLE IF NOT EXISTS ratings (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  person_id uuid,
  next_at timestamptz,
  asked_at timestamptz,
  reminded_at timestamptz,
  score smallint,
  reasons text[] NOT NULL DEFAULT '{}',
  remark text,
  given_at timestamptz,
  CONSTRAINT ratings_pkey PRIMARY KEY (id),
  CONSTRAINT ratings_request_id_unique UNIQUE (request_id),
  CONSTRAINT ratings_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT ratings_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT ratings_score_check CHECK (score BETWEEN 1 AND 5),
  CONSTRAINT ratings_given_check CHECK ((score IS NULL) = (given_at IS NULL))
);
CREATE INDEX IF NOT EXISTS ratings_next_at_index ON ratings (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS ratings_person_id_index ON ratings (person_id, asked_at);
CREATE INDEX IF NOT EXISTS ratings_asked_at_index ON ratings (asked_at);

CREATE TABLE IF NOT EXISTS testimonials (
  id uuid NOT NULL,
  rating_id uuid NOT NULL,
  wording text NOT NULL,
  shown_name text NOT NULL,
  shown_role text,
  shown_company text,
  state text NOT NULL,
  sha256 text NOT NULL,
  consent text NOT NULL,
  approved_at timestamptz NOT NULL,
  until date NOT NULL,
  CONSTRAINT testimonials_pkey PRIMARY KEY (id),
  CONSTRAINT testimonials_rating_id_unique UNIQUE (rating_id),
  CONSTRAINT testimonials_rating_id_fkey
    FOREIGN KEY (rating_id) REFERENCES ratings(id) ON DELETE CASCADE,
  CONSTRAINT testimonials_state_check CHECK (state IN ('approved', 'withdrawn'))
)`;
