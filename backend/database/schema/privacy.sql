CREATE TABLE data_requests (
  id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  raised_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  runs_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  reminded_at timestamptz,
  done_at timestamptz,
  storage_key text,
  bytes integer,
  expires_at timestamptz,
  farewell citext,
  CONSTRAINT data_requests_pkey PRIMARY KEY (id),
  CONSTRAINT data_requests_raised_by_fkey
    FOREIGN KEY (raised_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT data_requests_kind_check CHECK (kind IN ('export', 'erase')),
  CONSTRAINT data_requests_state_check CHECK (state IN ('waiting', 'done', 'cancelled')),
  CONSTRAINT data_requests_subject_kind_check
    CHECK (subject_kind IN ('client', 'lead', 'subscriber'))
);
CREATE INDEX data_requests_farewell_index ON data_requests (done_at) WHERE farewell IS NOT NULL;
CREATE INDEX data_requests_file_index ON data_requests (expires_at) WHERE storage_key IS NOT NULL;
CREATE INDEX data_requests_kind_index ON data_requests (kind, created_at, id);
CREATE INDEX data_requests_newest_index ON data_requests (created_at, id);
CREATE INDEX data_requests_raised_by_index ON data_requests (raised_by) WHERE raised_by IS NOT NULL;
CREATE INDEX data_requests_run_index ON data_requests (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX data_requests_state_index ON data_requests (state, created_at, id);
CREATE INDEX data_requests_subject_index ON data_requests (subject_id, kind, created_at);
CREATE UNIQUE INDEX data_requests_waiting_unique
  ON data_requests (subject_id, kind) WHERE state = 'waiting';
