import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads, the newsletter and its evidence, the e-mail provider, the nightly clean-up. */
export class SiteForms1795300000000 implements MigrationInterface {
  name = 'SiteForms1795300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
        version integer NOT NULL DEFAULT '1',
        reply_due_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT leads_trap_check CHECK (trap IN ('honeypot', 'too_fast')),
        CONSTRAINT leads_state_check CHECK (state IN ('new', 'contacted', 'won', 'lost', 'spam')),
        CONSTRAINT leads_form_check CHECK (form IN ('contact', 'service', 'mvp', 'notify')),
        CONSTRAINT leads_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX leads_request_id_index ON leads (request_id)
      WHERE request_id IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX leads_updated_at_index ON leads (updated_at)`);
    await queryRunner.query(`
      CREATE INDEX leads_email_index ON leads (email)`);
    await queryRunner.query(`
      CREATE INDEX leads_idempotency_key_hash_index ON leads (idempotency_key_hash)
      WHERE idempotency_key_hash IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX leads_body_hash_created_at_index ON leads (body_hash, created_at)`);
    await queryRunner.query(`
      CREATE INDEX leads_created_at_id_service_index ON leads (service, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX leads_created_at_form_id_index ON leads (form, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX leads_created_at_id_state_index ON leads (state, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX leads_created_at_id_index ON leads (created_at, id)
      WHERE state <> 'spam'`);
    await queryRunner.query(`
      CREATE TABLE lead_events (
        id uuid NOT NULL,
        lead_id uuid NOT NULL,
        kind text NOT NULL,
        to_state text,
        body text,
        author_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT lead_events_kind_check CHECK (kind IN ('note', 'state', 'request')),
        CONSTRAINT lead_events_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX lead_events_created_at_id_lead_id_index ON lead_events (lead_id, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE address_salts (
        id boolean NOT NULL DEFAULT true,
        salt text NOT NULL,
        CONSTRAINT address_salts_one_check CHECK (id),
        CONSTRAINT address_salts_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE TABLE consent_events (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        subscriber_id uuid,
        email_hash text NOT NULL,
        topic text,
        kind text NOT NULL,
        text_version text,
        page text,
        network text,
        reason text,
        "at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT consent_events_kind_check CHECK (kind IN ('requested', 'confirmed', 'unsubscribed', 'resubscribed', 'expired', 'suppressed', 'released', 'erased')),
        CONSTRAINT consent_events_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX consent_events_at_index ON consent_events ("at")`);
    await queryRunner.query(`
      CREATE INDEX consent_events_email_hash_id_index ON consent_events (email_hash, id)`);
    await queryRunner.query(`
      CREATE INDEX consent_events_id_subscriber_id_index ON consent_events (subscriber_id, id)`);
    await queryRunner.query(`
      CREATE TABLE subscribers (
        id uuid NOT NULL,
        email citext NOT NULL,
        full_name text,
        company text,
        state text NOT NULL DEFAULT 'pending',
        link_key text NOT NULL,
        search_text text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT subscribers_email_unique UNIQUE (email),
        CONSTRAINT subscribers_state_check CHECK (state IN ('pending', 'confirmed', 'unsubscribed', 'suppressed')),
        CONSTRAINT subscribers_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX subscribers_created_at_id_state_index ON subscribers (state, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX subscribers_created_at_id_index ON subscribers (created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE subscriptions (
        id uuid NOT NULL,
        subscriber_id uuid NOT NULL,
        topic text NOT NULL,
        state text NOT NULL DEFAULT 'pending',
        trap text,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        unsubscribed_at timestamptz,
        CONSTRAINT subscriptions_subscriber_id_topic_unique UNIQUE (subscriber_id, topic),
        CONSTRAINT subscriptions_state_check CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
        CONSTRAINT subscriptions_topic_check CHECK (topic IN ('newsletter', 'webinars', 'resources')),
        CONSTRAINT subscriptions_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX subscriptions_created_at_index ON subscriptions (created_at)
      WHERE state = 'pending'`);
    await queryRunner.query(`
      CREATE TABLE suppressions (
        email_hash text NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT suppressions_reason_check CHECK (reason IN ('bounce', 'complaint')),
        CONSTRAINT suppressions_pkey PRIMARY KEY (email_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE contact_syncs (
        id uuid NOT NULL,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        email citext,
        state text NOT NULL DEFAULT 'waiting',
        revision integer NOT NULL DEFAULT '1',
        attempts integer NOT NULL DEFAULT '0',
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT contact_syncs_kind_subject_id_unique UNIQUE (kind, subject_id),
        CONSTRAINT contact_syncs_state_check CHECK (state IN ('waiting', 'sending', 'done', 'refused', 'dead')),
        CONSTRAINT contact_syncs_kind_check CHECK (kind IN ('subscriber', 'lead', 'erasure')),
        CONSTRAINT contact_syncs_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX contact_syncs_id_state_updated_at_index ON contact_syncs (state, updated_at, id)`);
    await queryRunner.query(`
      CREATE INDEX contact_syncs_id_updated_at_index ON contact_syncs (updated_at, id)`);
    await queryRunner.query(`
      CREATE INDEX contact_syncs_claimed_at_index ON contact_syncs (claimed_at)
      WHERE state = 'sending'`);
    await queryRunner.query(`
      CREATE INDEX contact_syncs_next_attempt_at_index ON contact_syncs (next_attempt_at)
      WHERE state = 'waiting'`);
    await queryRunner.query(`
      CREATE TABLE retention_runs (
        day date NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        removed jsonb,
        CONSTRAINT retention_runs_pkey PRIMARY KEY (day)
      )`);
    await queryRunner.query(`
      ALTER TABLE outbox_mails ADD recipient citext, ADD refusals integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`
      ALTER TABLE leads
      ADD CONSTRAINT leads_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id)
      ON DELETE SET NULL`);
    await queryRunner.query(`
      ALTER TABLE lead_events
      ADD CONSTRAINT lead_events_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id)
      ON DELETE CASCADE`);
    await queryRunner.query(`
      ALTER TABLE lead_events
      ADD CONSTRAINT lead_events_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id)
      ON DELETE SET NULL`);
    await queryRunner.query(`
      ALTER TABLE consent_events
      ADD CONSTRAINT consent_events_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id)
      ON DELETE SET NULL`);
    await queryRunner.query(`
      ALTER TABLE subscriptions
      ADD CONSTRAINT subscriptions_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id)
      ON DELETE CASCADE`);
    await addByHand(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** What the entities do not say: salt, functions, triggers, trigram indexes, changed checks. */
async function addByHand(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO address_salts (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)`);
  await queryRunner.query(`
    CREATE FUNCTION hash_address(email text) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT encode(sha256(convert_to(salt || lower(email), 'UTF8')), 'hex') FROM address_salts
    $$`);
  await queryRunner.query(`
    CREATE FUNCTION truncate_ip(ip text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT network(set_masklen(ip::inet, CASE family(ip::inet) WHEN 4 THEN 24 ELSE 48 END))::text
    $$`);
  // Evidence is never changed; an erasure may cut it loose from the person, retention ends it.
  await queryRunner.query(`
    CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND NEW.subscriber_id IS NULL
         AND to_jsonb(NEW) - 'subscriber_id' = to_jsonb(OLD) - 'subscriber_id' THEN
        RETURN NEW;
      END IF;
      IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '6 years' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'consent_events is append-only';
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER consent_events_append_only BEFORE UPDATE OR DELETE ON consent_events
    FOR EACH ROW EXECUTE FUNCTION refuse_consent_change()`);
  for (const table of ['leads', 'subscribers']) {
    await queryRunner.query(`
      CREATE TRIGGER ${table}_fold_search_text
      BEFORE INSERT OR UPDATE OF search_text ON ${table}
      FOR EACH ROW EXECUTE FUNCTION fold_search_text()`);
    await queryRunner.query(`
      CREATE INDEX ${table}_search_text_index ON ${table} USING gin (search_text gin_trgm_ops)`);
  }
  await queryRunner.query(`
    ALTER TABLE outbox_mails DROP CONSTRAINT outbox_mails_state_check,
      ADD CONSTRAINT outbox_mails_state_check CHECK (state IN
        ('waiting', 'queued', 'sending', 'sent', 'dead', 'skipped', 'cancelled'))`);
  await queryRunner.query(`
    ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN
        ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation',
         'client_invitation', 'change_email', 'undo_email_change', 'sign_in_handback',
         'confirm_subscription'))`);
}
