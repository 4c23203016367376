import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proposals, their sent versions, decisions and documents. */
export class Proposals1800210000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(GUARDS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TABLES = `
CREATE TABLE IF NOT EXISTS proposals (
  id uuid NOT NULL,
  number serial NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  changes_id uuid,
  state text NOT NULL DEFAULT 'draft',
  sent_version integer NOT NULL DEFAULT 0,
  draft jsonb,
  drafted_by uuid,
  drafted_at timestamptz,
  author_id uuid NOT NULL,
  expires_at timestamptz,
  remind_at timestamptz,
  seen_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT proposals_pkey PRIMARY KEY (id),
  CONSTRAINT proposals_number_unique UNIQUE (number),
  CONSTRAINT proposals_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE RESTRICT,
  CONSTRAINT proposals_changes_id_fkey
    FOREIGN KEY (changes_id) REFERENCES proposals(id) ON DELETE RESTRICT,
  CONSTRAINT proposals_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT proposals_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE RESTRICT,
  CONSTRAINT proposals_kind_check CHECK ((kind = 'offer') = (changes_id IS NULL)
    AND kind IN ('offer', 'change')),
  CONSTRAINT proposals_state_check CHECK (state IN
    ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded')),
  CONSTRAINT proposals_sent_check CHECK (state <> 'sent' OR (sent_version > 0 AND expires_at IS NOT NULL))
);
CREATE INDEX IF NOT EXISTS proposals_request_id_index ON proposals (request_id);
CREATE INDEX IF NOT EXISTS proposals_created_at_index ON proposals (created_at, id);
CREATE INDEX IF NOT EXISTS proposals_changes_id_index ON proposals (changes_id) WHERE changes_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS proposals_author_id_index ON proposals (author_id);
CREATE INDEX IF NOT EXISTS proposals_drafted_by_index ON proposals (drafted_by) WHERE drafted_by IS NOT NULL;
CREATE INDEX IF NOT EXISTS proposals_expires_at_index ON proposals (expires_at) WHERE state = 'sent';
CREATE INDEX IF NOT EXISTS proposals_remind_at_index ON proposals (remind_at) WHERE remind_at IS NOT NULL;
-- A request has one accepted offer; everything later is a change order.
CREATE UNIQUE INDEX IF NOT EXISTS proposals_one_accepted_offer
  ON proposals (request_id) WHERE kind = 'offer' AND state = 'accepted';

CREATE TABLE IF NOT EXISTS proposal_versions (
  id uuid NOT NULL,
  proposal_id uuid NOT NULL,
  number integer NOT NULL,
  content text NOT NULL,
  sha256 text NOT NULL,
  currency text NOT NULL,
  net_minor bigint NOT NULL,
  vat_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  terms_version text NOT NULL,
  valid_until date NOT NULL,
  sent_by uuid NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT proposal_versions_pkey PRIMARY KEY (id),
  CONSTRAINT proposal_versions_proposal_id_number_unique UNIQUE (proposal_id, number),
  CONSTRAINT proposal_versions_proposal_id_fkey
    FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  CONSTRAINT proposal_versions_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE RESTRICT,
  CONSTRAINT proposal_versions_sha256_check
    CHECK (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  CONSTRAINT proposal_versions_total_check CHECK (total_minor = net_minor + vat_minor)
);
CREATE INDEX IF NOT EXISTS proposal_versions_sha256_index ON proposal_versions (sha256);
CREATE INDEX IF NOT EXISTS proposal_versions_sent_by_index ON proposal_versions (sent_by);

CREATE TABLE IF NOT EXISTS proposal_decisions (
  id uuid NOT NULL,
  version_id uuid NOT NULL,
  person_id uuid NOT NULL,
  decision text NOT NULL,
  name text,
  capacity text NOT NULL,
  reason text,
  network text,
  user_agent text,
  sha256 text NOT NULL,
  terms_sha256 text NOT NULL,
  file_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT proposal_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT proposal_decisions_version_id_unique UNIQUE (version_id),
  CONSTRAINT proposal_decisions_version_id_fkey
    FOREIGN KEY (version_id) REFERENCES proposal_versions(id) ON DELETE CASCADE,
  CONSTRAINT proposal_decisions_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE RESTRICT,
  CONSTRAINT proposal_decisions_decision_check CHECK (decision IN ('accepted', 'declined')),
  CONSTRAINT proposal_decisions_capacity_check CHECK (capacity IN ('client', 'signatory', 'order')),
  CONSTRAINT proposal_decisions_name_check CHECK (decision = 'declined' OR name IS NOT NULL),
  CONSTRAINT proposal_decisions_order_check CHECK ((capacity = 'order') = (file_id IS NOT NULL))
);
CREATE INDEX IF NOT EXISTS proposal_decisions_person_id_index ON proposal_decisions (person_id);

CREATE TABLE IF NOT EXISTS documents (
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  storage_key text,
  sha256 text,
  bytes integer,
  made_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_subject_id_kind_unique UNIQUE (subject_id, kind),
  CONSTRAINT documents_subject_id_fkey
    FOREIGN KEY (subject_id) REFERENCES proposal_versions(id) ON DELETE CASCADE,
  CONSTRAINT documents_kind_check CHECK (kind IN ('proposal', 'acceptance')),
  CONSTRAINT documents_made_check CHECK ((made_at IS NULL) = (storage_key IS NULL))
);
CREATE INDEX IF NOT EXISTS documents_next_attempt_at_index ON documents (next_attempt_at) WHERE made_at IS NULL;

CREATE TABLE IF NOT EXISTS acceptance_codes (
  id uuid NOT NULL,
  proposal_id uuid NOT NULL,
  user_id uuid NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT acceptance_codes_pkey PRIMARY KEY (id),
  CONSTRAINT acceptance_codes_proposal_id_fkey
    FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  CONSTRAINT acceptance_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS acceptance_codes_user_id_index ON acceptance_codes (user_id, created_at);
CREATE INDEX IF NOT EXISTS acceptance_codes_proposal_id_index ON acceptance_codes (proposal_id);
`;

/** Whatever the code does: sent versions never change, and what was accepted stays. */
const GUARDS = `
CREATE OR REPLACE FUNCTION refuse_proposal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'proposals' THEN
    IF OLD.state = 'accepted' AND (TG_OP = 'DELETE'
      OR (NEW.state, NEW.request_id, NEW.number, NEW.kind, NEW.sent_version, NEW.draft)
        IS DISTINCT FROM (OLD.state, OLD.request_id, OLD.number, OLD.kind, OLD.sent_version, OLD.draft))
    THEN RAISE EXCEPTION 'proposal % is accepted', OLD.id; END IF;
  ELSIF TG_TABLE_NAME = 'proposal_decisions' THEN
    IF OLD.decision = 'accepted' THEN RAISE EXCEPTION 'decision % is kept', OLD.id; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'version % was sent', OLD.id;
  ELSIF EXISTS (SELECT 1 FROM proposals p WHERE p.id = OLD.proposal_id AND p.state = 'accepted')
    THEN RAISE EXCEPTION 'version % is kept', OLD.id;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE OR REPLACE TRIGGER proposals_kept BEFORE UPDATE OR DELETE ON proposals
  FOR EACH ROW EXECUTE FUNCTION refuse_proposal_change();
CREATE OR REPLACE TRIGGER proposal_versions_kept BEFORE UPDATE OR DELETE ON proposal_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_proposal_change();
CREATE OR REPLACE TRIGGER proposal_decisions_kept BEFORE UPDATE OR DELETE ON proposal_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_proposal_change();

CREATE OR REPLACE FUNCTION discard_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER documents_discarded AFTER DELETE ON documents
  FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION discard_document();
`;
