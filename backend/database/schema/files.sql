CREATE TABLE attachments (
  id uuid NOT NULL,
  request_id uuid,
  comment_id uuid,
  note_id uuid,
  uploader_id uuid,
  name text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  media_type text NOT NULL,
  storage_key text NOT NULL,
  state text NOT NULL,
  scan_at timestamptz NOT NULL DEFAULT now(),
  scan_attempts integer NOT NULL DEFAULT 0,
  finding text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT attachments_pkey PRIMARY KEY (id),
  CONSTRAINT attachments_comment_id_fkey
    FOREIGN KEY (comment_id) REFERENCES request_comments(id) ON DELETE CASCADE,
  CONSTRAINT attachments_note_id_fkey
    FOREIGN KEY (note_id) REFERENCES request_notes(id) ON DELETE CASCADE,
  CONSTRAINT attachments_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT attachments_uploader_id_fkey
    FOREIGN KEY (uploader_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT attachments_bytes_check CHECK ((bytes >= 1) AND (bytes <= 26214400)),
  CONSTRAINT attachments_name_check CHECK ((length(name) >= 1) AND (length(name) <= 200)),
  CONSTRAINT attachments_owner_check
    CHECK (((comment_id IS NULL) OR (note_id IS NULL)) AND ((request_id IS NOT NULL)
      OR ((comment_id IS NULL) AND (note_id IS NULL)))),
  CONSTRAINT attachments_sha256_check CHECK (octet_length(sha256) = 32),
  CONSTRAINT attachments_state_check
    CHECK (state IN ('scanning', 'unscanned', 'clean', 'quarantined', 'failed'))
);
CREATE INDEX attachments_comment_index ON attachments (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX attachments_note_index ON attachments (note_id) WHERE note_id IS NOT NULL;
CREATE INDEX attachments_quarantine_index
  ON attachments (created_at, id) WHERE state IN ('quarantined', 'failed');
CREATE INDEX attachments_request_index ON attachments (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX attachments_scan_index ON attachments (scan_at) WHERE state = 'scanning';
CREATE UNIQUE INDEX attachments_storage_key_unique ON attachments (storage_key);
CREATE INDEX attachments_unbound_index ON attachments (created_at) WHERE request_id IS NULL;
CREATE INDEX attachments_uploader_index ON attachments (uploader_id, created_at);

CREATE TABLE removed_files (
  storage_key text NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT removed_files_pkey PRIMARY KEY (storage_key)
);
CREATE INDEX removed_files_removed_index ON removed_files (removed_at);

-- The stored file is removed afterwards, by a worker.
CREATE FUNCTION note_removed_file() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER attachments_removed
  AFTER DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION note_removed_file();
