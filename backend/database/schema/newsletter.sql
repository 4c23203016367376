CREATE TABLE address_salts (
  id boolean NOT NULL DEFAULT true,
  salt text NOT NULL,
  CONSTRAINT address_salts_pkey PRIMARY KEY (id),
  CONSTRAINT address_salts_one_check CHECK (id)
);

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
  CONSTRAINT subscribers_pkey PRIMARY KEY (id),
  CONSTRAINT subscribers_email_unique UNIQUE (email),
  CONSTRAINT subscribers_email_ascii_check CHECK ((email)::text ~ '^[!-~]+$'),
  CONSTRAINT subscribers_state_check
    CHECK (state IN ('pending', 'confirmed', 'unsubscribed', 'suppressed'))
);
ALTER TABLE subscribers ALTER COLUMN search_text SET STATISTICS 1000;
CREATE INDEX subscribers_created_at_id_index ON subscribers (created_at, id);
CREATE INDEX subscribers_search_text_index ON subscribers USING gin (search_text gin_trgm_ops);
CREATE INDEX subscribers_state_created_at_id_index ON subscribers (state, created_at, id);

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
  CONSTRAINT consent_events_pkey PRIMARY KEY (id),
  CONSTRAINT consent_events_subscriber_id_fkey
    FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE SET NULL,
  CONSTRAINT consent_events_kind_check
    CHECK (kind IN ('requested', 'confirmed', 'unsubscribed', 'resubscribed', 'expired',
      'suppressed', 'released', 'erased')),
  CONSTRAINT consent_events_topic_check CHECK (topic IN ('newsletter', 'webinars', 'resources'))
);
CREATE INDEX consent_events_at_index ON consent_events (at);
CREATE INDEX consent_events_email_hash_id_index ON consent_events (email_hash, id);
CREATE INDEX consent_events_subscriber_id_id_index ON consent_events (subscriber_id, id);

CREATE TABLE subscriptions (
  id uuid NOT NULL,
  subscriber_id uuid NOT NULL,
  topic text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  trap text,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_subscriber_id_topic_unique UNIQUE (subscriber_id, topic),
  CONSTRAINT subscriptions_subscriber_id_fkey
    FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_state_check CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  CONSTRAINT subscriptions_topic_check CHECK (topic IN ('newsletter', 'webinars', 'resources')),
  CONSTRAINT subscriptions_trap_check CHECK (trap IN ('honeypot', 'too_fast'))
);
CREATE INDEX subscriptions_created_at_index ON subscriptions (created_at) WHERE state = 'pending';
CREATE INDEX subscriptions_topic_index ON subscriptions (topic, subscriber_id);

CREATE TABLE suppressions (
  email_hash text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT suppressions_pkey PRIMARY KEY (email_hash),
  CONSTRAINT suppressions_reason_check CHECK (reason IN ('bounce', 'complaint'))
);

CREATE TABLE contact_syncs (
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  email citext,
  state text NOT NULL DEFAULT 'waiting',
  revision integer NOT NULL DEFAULT 1,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contact_syncs_pkey PRIMARY KEY (id),
  CONSTRAINT contact_syncs_kind_subject_id_unique UNIQUE (kind, subject_id),
  CONSTRAINT contact_syncs_kind_check CHECK (kind IN ('subscriber', 'lead', 'erasure')),
  CONSTRAINT contact_syncs_state_check
    CHECK (state IN ('waiting', 'sending', 'done', 'refused', 'dead'))
);
CREATE INDEX contact_syncs_claimed_at_index ON contact_syncs (claimed_at) WHERE state = 'sending';
CREATE INDEX contact_syncs_next_attempt_at_index
  ON contact_syncs (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX contact_syncs_state_updated_at_id_index ON contact_syncs (state, updated_at, id);
CREATE INDEX contact_syncs_updated_at_id_index ON contact_syncs (updated_at, id);

-- Recognises an address after its erasure. The salt is the database's own.
CREATE FUNCTION hash_address(email text) RETURNS text
LANGUAGE sql STABLE AS $$
SELECT encode(sha256(convert_to(salt || lower(email), 'UTF8')), 'hex') FROM address_salts
$$;

-- The log outlives its subscriber, and proof of consent is needed for six years.
CREATE FUNCTION refuse_consent_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.subscriber_id IS NULL
     AND to_jsonb(NEW) - 'subscriber_id' = to_jsonb(OLD) - 'subscriber_id' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '6 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent_events is append-only';
END
$$;

CREATE TRIGGER subscribers_fold_search_text
  BEFORE INSERT OR UPDATE OF search_text ON subscribers
  FOR EACH ROW EXECUTE FUNCTION fold_search_text();

CREATE TRIGGER consent_events_append_only
  BEFORE DELETE OR UPDATE ON consent_events
  FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
