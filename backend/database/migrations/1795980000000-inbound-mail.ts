import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that came in, and the messages that were made of them. */
export class InboundMail1795980000000 implements MigrationInterface {
  name = 'InboundMail1795980000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    // A constant default is kept beside the table: no row is written.
    await run(`ALTER TABLE request_comments ADD COLUMN is_by_mail boolean NOT NULL DEFAULT false`);
    await run(`
      CREATE TABLE inbound_mails (
        id uuid NOT NULL, source_id text NOT NULL, message_id text, content_hash bytea NOT NULL,
        storage_key text NOT NULL, bytes integer NOT NULL,
        state text NOT NULL DEFAULT 'received', reason text,
        request_id uuid, person_id uuid, comment_id uuid,
        from_address text, from_name text, subject text, excerpt text,
        refused_files jsonb NOT NULL DEFAULT '[]', decision text, decided_by uuid,
        attempts integer NOT NULL DEFAULT 0, next_attempt_at timestamptz NOT NULL DEFAULT now(),
        received_at timestamptz NOT NULL DEFAULT now(), done_at timestamptz,
        CONSTRAINT inbound_mails_pkey PRIMARY KEY (id),
        CONSTRAINT inbound_mails_state_check CHECK (state IN
          ('received', 'imported', 'held', 'unmatched', 'ignored', 'failed', 'dismissed')),
        CONSTRAINT inbound_mails_decision_check CHECK (decision IN ('let_in', 'attach')),
        CONSTRAINT inbound_mails_request_id_fkey FOREIGN KEY (request_id)
          REFERENCES project_requests (id) ON DELETE SET NULL,
        CONSTRAINT inbound_mails_person_id_fkey FOREIGN KEY (person_id)
          REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT inbound_mails_comment_id_fkey FOREIGN KEY (comment_id)
          REFERENCES request_comments (id) ON DELETE SET NULL,
        CONSTRAINT inbound_mails_decided_by_fkey FOREIGN KEY (decided_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await run(`CREATE UNIQUE INDEX inbound_mails_source_unique ON inbound_mails (source_id)`);
    await run(`
      CREATE UNIQUE INDEX inbound_mails_content_unique ON inbound_mails (message_id, content_hash)
      WHERE message_id IS NOT NULL`);
    for (const [name, columns, where = ''] of INDEXES) {
      await run(`CREATE INDEX inbound_mails_${name}_index ON inbound_mails (${columns}) ${where}`);
    }
    await run(`
      CREATE TRIGGER inbound_mails_removed AFTER DELETE ON inbound_mails
      FOR EACH ROW EXECUTE FUNCTION note_removed_file()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES: [name: string, columns: string, where?: string][] = [
  ['received', 'received_at, id'],
  ['state', 'state, received_at, id'],
  ['due', 'next_attempt_at', `WHERE state = 'received'`],
  ['person', 'person_id, done_at', 'WHERE person_id IS NOT NULL'],
  ['request', 'request_id', 'WHERE request_id IS NOT NULL'],
  ['comment', 'comment_id', 'WHERE comment_id IS NOT NULL'],
];
