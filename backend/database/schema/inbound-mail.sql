CREATE TABLE inbound_mails (
  id uuid NOT NULL,
  source_id text NOT NULL,
  message_id text,
  content_hash bytea NOT NULL,
  storage_key text NOT NULL,
  bytes integer NOT NULL,
  state text NOT NULL DEFAULT 'received',
  reason text,
  request_id uuid,
  person_id uuid,
  comment_id uuid,
  from_address text,
  from_name text,
  subject text,
  excerpt text,
  refused_files jsonb NOT NULL DEFAULT '[]',
  decision text,
  decided_by uuid,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  CONSTRAINT inbound_mails_pkey PRIMARY KEY (id),
  CONSTRAINT inbound_mails_comment_id_fkey
    FOREIGN KEY (comment_id) REFERENCES request_comments(id) ON DELETE SET NULL,
  CONSTRAINT inbound_mails_decided_by_fkey
    FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT inbound_mails_person_id_fkey
    FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT inbound_mails_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE SET NULL,
  CONSTRAINT inbound_mails_decision_check CHECK (decision IN ('let_in', 'attach')),
  CONSTRAINT inbound_mails_state_check
    CHECK (state IN ('received', 'imported', 'held', 'unmatched', 'ignored', 'failed', 'dismissed'))
);
CREATE INDEX inbound_mails_comment_index ON inbound_mails (comment_id) WHERE comment_id IS NOT NULL;
CREATE UNIQUE INDEX inbound_mails_content_unique
  ON inbound_mails (message_id, content_hash) WHERE message_id IS NOT NULL;
CREATE INDEX inbound_mails_decided_by_index
  ON inbound_mails (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX inbound_mails_due_index ON inbound_mails (next_attempt_at) WHERE state = 'received';
CREATE INDEX inbound_mails_person_index
  ON inbound_mails (person_id, done_at) WHERE person_id IS NOT NULL;
CREATE INDEX inbound_mails_received_index ON inbound_mails (received_at, id);
CREATE INDEX inbound_mails_request_index ON inbound_mails (request_id) WHERE request_id IS NOT NULL;
CREATE UNIQUE INDEX inbound_mails_source_unique ON inbound_mails (source_id);
CREATE INDEX inbound_mails_state_index ON inbound_mails (state, received_at, id);

CREATE TRIGGER inbound_mails_removed
  AFTER DELETE ON inbound_mails
  FOR EACH ROW EXECUTE FUNCTION note_removed_file();
