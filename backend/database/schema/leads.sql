CREATE TABLE leads (
  id uuid NOT NULL,
  form text NOT NULL,
  service text NOT NULL,
  full_name text NOT NULL DEFAULT '',
  email citext NOT NULL,
  company text,
  phone text,
  job_title text,
  message text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  tracking jsonb NOT NULL DEFAULT '{}',
  page text,
  state text NOT NULL DEFAULT 'new',
  trap text,
  body_hash text NOT NULL,
  idempotency_key_hash text,
  network text,
  request_id uuid,
  search_text text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  reply_due_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT leads_pkey PRIMARY KEY (id),
  CONSTRAINT leads_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE SET NULL,
  CONSTRAINT leads_form_check CHECK (form IN ('contact', 'service', 'mvp', 'notify', 'complaint')),
  CONSTRAINT leads_state_check CHECK (state IN ('new', 'contacted', 'won', 'lost', 'spam')),
  CONSTRAINT leads_trap_check CHECK (trap IN ('honeypot', 'too_fast'))
);
ALTER TABLE leads ALTER COLUMN search_text SET STATISTICS 1000;
CREATE INDEX leads_body_hash_created_at_index ON leads (body_hash, created_at);
CREATE INDEX leads_created_at_id_index ON leads (created_at, id) WHERE state <> 'spam';
CREATE INDEX leads_email_index ON leads (email);
CREATE INDEX leads_form_created_at_id_index ON leads (form, created_at, id);
CREATE INDEX leads_idempotency_key_hash_index
  ON leads (idempotency_key_hash) WHERE idempotency_key_hash IS NOT NULL;
CREATE INDEX leads_request_id_index ON leads (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX leads_search_text_index ON leads USING gin (search_text gin_trgm_ops);
CREATE INDEX leads_service_created_at_id_index ON leads (service, created_at, id);
CREATE INDEX leads_state_created_at_id_index ON leads (state, created_at, id);
CREATE INDEX leads_updated_at_index ON leads (updated_at);

CREATE TABLE lead_notes (
  event_id uuid NOT NULL,
  lead_id uuid NOT NULL,
  body text NOT NULL,
  CONSTRAINT lead_notes_pkey PRIMARY KEY (event_id),
  CONSTRAINT lead_notes_lead_id_fkey
    FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
CREATE INDEX lead_notes_lead_id_index ON lead_notes (lead_id);

CREATE TRIGGER leads_fold_search_text
  BEFORE INSERT OR UPDATE OF search_text ON leads
  FOR EACH ROW EXECUTE FUNCTION fold_search_text();
