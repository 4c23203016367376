import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files on requests, messages and notes, and the objects that the deletion of a row leaves behind. */
export class Attachments1795860000000 implements MigrationInterface {
  name = 'Attachments1795860000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(`
      CREATE TABLE attachments (
        id uuid NOT NULL, request_id uuid, comment_id uuid, note_id uuid, uploader_id uuid,
        name text NOT NULL, bytes integer NOT NULL, sha256 bytea NOT NULL, media_type text NOT NULL,
        storage_key text NOT NULL, state text NOT NULL,
        scan_at timestamptz NOT NULL DEFAULT now(), scan_attempts integer NOT NULL DEFAULT 0,
        finding text, created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT attachments_pkey PRIMARY KEY (id),
        CONSTRAINT attachments_state_check
          CHECK (state IN ('scanning', 'clean', 'quarantined', 'failed')),
        CONSTRAINT attachments_name_check CHECK (length(name) BETWEEN 1 AND 200),
        CONSTRAINT attachments_bytes_check CHECK (bytes BETWEEN 1 AND 26214400),
        CONSTRAINT attachments_sha256_check CHECK (octet_length(sha256) = 32),
        CONSTRAINT attachments_owner_check CHECK ((comment_id IS NULL OR note_id IS NULL)
          AND (request_id IS NOT NULL OR (comment_id IS NULL AND note_id IS NULL))),
        CONSTRAINT attachments_request_id_fkey FOREIGN KEY (request_id)
          REFERENCES project_requests (id) ON DELETE CASCADE,
        CONSTRAINT attachments_comment_id_fkey FOREIGN KEY (comment_id)
          REFERENCES request_comments (id) ON DELETE CASCADE,
        CONSTRAINT attachments_note_id_fkey FOREIGN KEY (note_id)
          REFERENCES request_notes (id) ON DELETE CASCADE,
        CONSTRAINT attachments_uploader_id_fkey FOREIGN KEY (uploader_id)
          REFERENCES users (id) ON DELETE SET NULL)`);
    for (const [name, columns, where = ''] of INDEXES) {
      await run(`CREATE INDEX attachments_${name}_index ON attachments (${columns}) ${where}`);
    }
    await run(`CREATE UNIQUE INDEX attachments_storage_key_unique ON attachments (storage_key)`);
    await run(`
      CREATE TABLE removed_files (
        storage_key text NOT NULL, removed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT removed_files_pkey PRIMARY KEY (storage_key))`);
    await run(`CREATE INDEX removed_files_removed_index ON removed_files (removed_at)`);
    // A trigger, because rows go with their request, message or note too.
    await run(`
      CREATE FUNCTION note_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO removed_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await run(`
      CREATE TRIGGER attachments_removed AFTER DELETE ON attachments
      FOR EACH ROW EXECUTE FUNCTION note_removed_file()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES: [name: string, columns: string, where?: string][] = [
  ['uploader', 'uploader_id, created_at'],
  ['request', 'request_id', 'WHERE request_id IS NOT NULL'],
  ['comment', 'comment_id', 'WHERE comment_id IS NOT NULL'],
  ['note', 'note_id', 'WHERE note_id IS NOT NULL'],
  ['unbound', 'created_at', 'WHERE request_id IS NULL'],
  ['scan', 'scan_at', `WHERE state = 'scanning'`],
  ['quarantine', 'created_at, id', `WHERE state IN ('quarantined', 'failed')`],
];
