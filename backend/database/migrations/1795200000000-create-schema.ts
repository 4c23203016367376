import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sessions, requests and their life, the outbox and the audit log. */
export class CreateSchema1795200000000 implements MigrationInterface {
  name = 'CreateSchema1795200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Trusted extensions: the owner of the database may create them.
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS citext`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS unaccent`);
    await queryRunner.query(`
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        "at" timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        action text NOT NULL,
        object_type text,
        object_id text,
        "before" jsonb,
        "after" jsonb,
        ip text,
        trace_id text,
        hash text NOT NULL,
        CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX audit_entries_at_index ON audit_entries (at)`);
    await queryRunner.query(`
      CREATE INDEX audit_entries_actor_id_index ON audit_entries (actor_id)`);
    await queryRunner.query(`
      CREATE INDEX audit_entries_object_id_object_type_index ON audit_entries (object_type, object_id)`);
    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        "key" text NOT NULL,
        route text NOT NULL,
        body_hash text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_keys_key_user_id_unique UNIQUE (user_id, key),
        CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys (created_at)`);
    await queryRunner.query(`
      CREATE TABLE outbox_mails (
        id uuid NOT NULL,
        template text NOT NULL,
        props jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        attempts integer NOT NULL DEFAULT '0',
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        sent_at timestamptz,
        last_error text,
        trace_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT outbox_mails_state_check CHECK (state IN ('waiting', 'queued', 'sending', 'sent', 'dead', 'skipped')),
        CONSTRAINT outbox_mails_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX outbox_mails_created_at_index ON outbox_mails (created_at) WHERE state IN ('waiting', 'queued', 'sending')`);
    await queryRunner.query(`
      CREATE INDEX outbox_mails_claimed_at_index ON outbox_mails (claimed_at) WHERE state IN ('queued', 'sending')`);
    await queryRunner.query(`
      CREATE INDEX outbox_mails_next_attempt_at_index ON outbox_mails (next_attempt_at) WHERE state = 'waiting'`);
    await queryRunner.query(`
      CREATE TABLE one_time_tokens (
        id uuid NOT NULL,
        purpose text NOT NULL,
        subject_id uuid NOT NULL,
        email citext,
        token_hash text NOT NULL,
        bound_to text,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        superseded_at timestamptz,
        CONSTRAINT one_time_tokens_token_hash_unique UNIQUE (token_hash),
        CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation', 'change_email', 'undo_email_change', 'sign_in_handback')),
        CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX one_time_tokens_expires_at_index ON one_time_tokens (expires_at)`);
    await queryRunner.query(`
      CREATE INDEX one_time_tokens_email_purpose_index ON one_time_tokens (email, purpose)`);
    await queryRunner.query(`
      CREATE INDEX one_time_tokens_purpose_subject_id_index ON one_time_tokens (subject_id, purpose)`);
    await queryRunner.query(`
      CREATE TABLE pending_registrations (
        id uuid NOT NULL,
        email citext NOT NULL,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        company text NOT NULL DEFAULT '',
        password_hash text,
        provider text,
        subject text,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT pending_registrations_email_unique UNIQUE (email),
        CONSTRAINT pending_registrations_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE TABLE provider_offers (
        id uuid NOT NULL,
        provider text NOT NULL,
        subject text NOT NULL,
        email citext,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        bound_to text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT provider_offers_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX provider_offers_expires_at_index ON provider_offers (expires_at)`);
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        remember boolean NOT NULL DEFAULT false,
        idle_seconds integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        ip text,
        user_agent text,
        CONSTRAINT sessions_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX sessions_expires_at_index ON sessions (expires_at)`);
    await queryRunner.query(`
      CREATE INDEX sessions_created_at_user_id_index ON sessions (user_id, created_at)`);
    await queryRunner.query(`
      CREATE TABLE sign_in_failures (
        "key" text NOT NULL,
        count integer NOT NULL DEFAULT '0',
        last_failed_at timestamptz NOT NULL DEFAULT now(),
        blocked_until timestamptz,
        CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
      )`);
    await queryRunner.query(`
      CREATE TABLE delegations (
        id uuid NOT NULL,
        request_id uuid NOT NULL,
        assign_to text NOT NULL,
        notes text,
        delegated_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        CONSTRAINT delegations_assign_to_check CHECK (assign_to IN ('manager', 'support')),
        CONSTRAINT delegations_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX delegations_created_at_request_id_index ON delegations (request_id, created_at)`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX delegations_active_unique ON delegations (request_id) WHERE ended_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE project_requests (
        id uuid NOT NULL,
        "number" SERIAL NOT NULL,
        user_id uuid NOT NULL,
        project_name text NOT NULL,
        service_type text NOT NULL,
        description text NOT NULL,
        timeline text NOT NULL,
        budget text NOT NULL,
        urgency text NOT NULL,
        company text,
        contact_email citext NOT NULL,
        contact_phone text,
        team_size text,
        industry text,
        current_challenges text,
        expected_outcomes text,
        status text NOT NULL DEFAULT 'pending',
        progress smallint NOT NULL DEFAULT '20',
        assigned_to text,
        delegated_at timestamptz,
        first_response_at timestamptz,
        search_text text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT '1',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT project_requests_progress_check CHECK (progress BETWEEN 0 AND 100),
        CONSTRAINT project_requests_assigned_to_check CHECK (assigned_to IN ('manager', 'support')),
        CONSTRAINT project_requests_status_check CHECK (status IN ('pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected')),
        CONSTRAINT project_requests_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX project_requests_number_unique ON project_requests (number)`);
    await queryRunner.query(`
      CREATE INDEX project_requests_created_at_id_status_index ON project_requests (status, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX project_requests_assigned_to_created_at_id_index ON project_requests (assigned_to, created_at, id) WHERE assigned_to IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX project_requests_created_at_id_index ON project_requests (created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX project_requests_created_at_id_user_id_index ON project_requests (user_id, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE request_events (
        id uuid NOT NULL,
        request_id uuid NOT NULL,
        kind text NOT NULL,
        actor_id uuid,
        from_status text,
        to_status text,
        team text,
        is_override boolean NOT NULL DEFAULT false,
        reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT request_events_kind_check CHECK (kind IN ('raised', 'delegated', 'status_changed')),
        CONSTRAINT request_events_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX request_events_created_at_request_id_index ON request_events (request_id, created_at)`);
    await queryRunner.query(`
      CREATE TABLE request_notes (
        id uuid NOT NULL,
        request_id uuid NOT NULL,
        team text NOT NULL,
        author_id uuid,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT request_notes_team_check CHECK (team IN ('manager', 'support')),
        CONSTRAINT request_notes_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX request_notes_created_at_request_id_index ON request_notes (request_id, created_at)`);
    await queryRunner.query(`
      CREATE TABLE provider_identities (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        provider text NOT NULL,
        subject text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT provider_identities_provider_user_id_unique UNIQUE (user_id, provider),
        CONSTRAINT provider_identities_provider_subject_unique UNIQUE (provider, subject),
        CONSTRAINT provider_identities_provider_check CHECK (provider IN ('google', 'facebook')),
        CONSTRAINT provider_identities_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid NOT NULL,
        email citext NOT NULL,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        company text NOT NULL DEFAULT '',
        phone text,
        password_hash text,
        role text NOT NULL DEFAULT 'client',
        pending_email citext,
        disabled_at timestamptz,
        version integer NOT NULL DEFAULT '1',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email_unique UNIQUE (email),
        CONSTRAINT users_role_check CHECK (role IN ('client', 'support', 'manager', 'admin')),
        CONSTRAINT users_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE delegations ADD CONSTRAINT delegations_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE delegations ADD CONSTRAINT delegations_delegated_by_fkey FOREIGN KEY (delegated_by) REFERENCES users(id) ON DELETE SET NULL ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE project_requests ADD CONSTRAINT project_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE request_events ADD CONSTRAINT request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE request_events ADD CONSTRAINT request_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE request_notes ADD CONSTRAINT request_notes_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE request_notes ADD CONSTRAINT request_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL ON UPDATE NO ACTION`);
    await queryRunner.query(`
      ALTER TABLE provider_identities ADD CONSTRAINT provider_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`);
    // Searching folds both sides alike: lower case, no accents.
    await queryRunner.query(`
      CREATE FUNCTION fold_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := lower(unaccent(NEW.search_text));
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER project_requests_fold_search_text
      BEFORE INSERT OR UPDATE OF search_text ON project_requests
      FOR EACH ROW EXECUTE FUNCTION fold_search_text()`);
    await queryRunner.query(`
      CREATE INDEX project_requests_search_text_index
      ON project_requests USING gin (search_text gin_trgm_ops)`);

    // The audit log is append-only for everybody, its owner included. Only addresses may be blanked.
    await queryRunner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'ip' = to_jsonb(OLD) - 'ip' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'audit_entries is append-only';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`);
    await queryRunner.query(`
      CREATE TRIGGER audit_entries_keep BEFORE TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
