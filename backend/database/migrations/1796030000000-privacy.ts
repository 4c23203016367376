import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data requests, and what an erasure leaves of an account. The version before writes none of it. */
export class Privacy1796030000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(
      `ALTER TABLE users ADD COLUMN erased_at timestamptz, ADD COLUMN erases_at timestamptz`,
    );
    await run(`
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
        ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN
          ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation',
           'client_invitation', 'change_email', 'undo_email_change', 'sign_in_handback',
           'confirm_subscription', 'open_request', 'join_organisation', 'keep_account'))`);
    await run(`
      CREATE TABLE data_requests (
        id uuid NOT NULL, kind text NOT NULL, state text NOT NULL DEFAULT 'waiting',
        subject_kind text NOT NULL, subject_id uuid NOT NULL, raised_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(), due_at timestamptz NOT NULL,
        runs_at timestamptz NOT NULL, next_attempt_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0, last_error text,
        reminded_at timestamptz, done_at timestamptz,
        storage_key text, bytes integer, expires_at timestamptz, farewell citext,
        CONSTRAINT data_requests_pkey PRIMARY KEY (id),
        CONSTRAINT data_requests_kind_check CHECK (kind IN ('export', 'erase')),
        CONSTRAINT data_requests_state_check CHECK (state IN ('waiting', 'done', 'cancelled')),
        CONSTRAINT data_requests_subject_kind_check CHECK (subject_kind IN ('client', 'lead', 'subscriber')),
        CONSTRAINT data_requests_raised_by_fkey FOREIGN KEY (raised_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await run(`
      CREATE UNIQUE INDEX data_requests_waiting_unique ON data_requests (subject_id, kind)
      WHERE state = 'waiting'`);
    for (const [name, columns, where = ''] of INDEXES) {
      await run(`CREATE INDEX data_requests_${name}_index ON data_requests (${columns}) ${where}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES: [name: string, columns: string, where?: string][] = [
  ['newest', 'created_at, id'],
  ['state', 'state, created_at, id'],
  ['kind', 'kind, created_at, id'],
  ['subject', 'subject_id, kind, created_at'],
  ['run', 'next_attempt_at', `WHERE state = 'waiting'`],
  ['file', 'expires_at', 'WHERE storage_key IS NOT NULL'],
  ['farewell', 'done_at', 'WHERE farewell IS NOT NULL'],
];
