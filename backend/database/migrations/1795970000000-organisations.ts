import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Companies, who belongs to them, and who else takes part in a request. A request of before is
 * personal, and the version before raises personal ones.
 */
export class Organisations1795970000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(`
      CREATE TABLE organisations (
        id uuid NOT NULL, name text NOT NULL, domains text[] NOT NULL DEFAULT '{}',
        sharing text NOT NULL DEFAULT 'none', version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT organisations_pkey PRIMARY KEY (id),
        CONSTRAINT organisations_sharing_check CHECK (sharing IN ('none', 'leads', 'everyone')),
        CONSTRAINT organisations_name_check CHECK (length(name) BETWEEN 1 AND 160),
        CONSTRAINT organisations_domains_check CHECK (cardinality(domains) <= 20))`);
    await run('CREATE INDEX organisations_domains_index ON organisations USING gin (domains)');
    await run('CREATE INDEX organisations_created_at_id_index ON organisations (created_at, id)');
    await run(`
      CREATE TABLE memberships (
        id uuid NOT NULL, organisation_id uuid NOT NULL, user_id uuid, email citext,
        role text NOT NULL, state text NOT NULL, invited_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT memberships_pkey PRIMARY KEY (id),
        CONSTRAINT memberships_role_check CHECK (role IN ('member', 'lead', 'signatory')),
        CONSTRAINT memberships_state_check CHECK (state IN ('invited', 'requested', 'active')),
        CONSTRAINT memberships_person_check CHECK ((state = 'invited') = (email IS NOT NULL)
          AND (state = 'invited') = (user_id IS NULL)),
        CONSTRAINT memberships_organisation_id_fkey FOREIGN KEY (organisation_id)
          REFERENCES organisations (id) ON DELETE CASCADE,
        CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT memberships_invited_by_fkey FOREIGN KEY (invited_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    for (const [name, columns, where = ''] of MEMBERSHIP_INDEXES) {
      const unique = name.endsWith('unique') ? 'UNIQUE ' : '';
      await run(`CREATE ${unique}INDEX memberships_${name} ON memberships (${columns}) ${where}`);
    }
    await run(`
      CREATE TABLE request_participants (
        request_id uuid NOT NULL, user_id uuid NOT NULL, added_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT request_participants_pkey PRIMARY KEY (request_id, user_id),
        CONSTRAINT request_participants_request_id_fkey FOREIGN KEY (request_id)
          REFERENCES project_requests (id) ON DELETE CASCADE,
        CONSTRAINT request_participants_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT request_participants_added_by_fkey FOREIGN KEY (added_by)
          REFERENCES users (id) ON DELETE SET NULL)`);
    await run(`
      CREATE INDEX request_participants_user_id_request_id_index
        ON request_participants (user_id, request_id)`);
    // Both are added without rewriting or reading the table.
    await run(`
      ALTER TABLE project_requests
        ADD COLUMN organisation_id uuid CONSTRAINT project_requests_organisation_id_fkey
          REFERENCES organisations (id) ON DELETE SET NULL,
        ADD COLUMN is_private boolean NOT NULL DEFAULT false`);
    await run(`
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
        ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN
          ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation',
           'client_invitation', 'change_email', 'undo_email_change', 'sign_in_handback',
           'confirm_subscription', 'open_request', 'join_organisation'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const MEMBERSHIP_INDEXES: [name: string, columns: string, where?: string][] = [
  ['organisation_id_created_at_id_index', 'organisation_id, created_at, id'],
  ['active_unique', 'user_id', `WHERE state = 'active'`],
  ['requested_unique', 'user_id', `WHERE state = 'requested'`],
  ['invited_unique', 'organisation_id, email', `WHERE state = 'invited'`],
  ['email_index', 'email', 'WHERE email IS NOT NULL'],
];
