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
  CONSTRAINT pending_registrations_pkey PRIMARY KEY (id),
  CONSTRAINT pending_registrations_email_ascii_check CHECK ((email)::text ~ '^[!-~]+$'),
  CONSTRAINT pending_registrations_provider_check CHECK (provider IN ('google', 'facebook'))
);
CREATE INDEX pending_registrations_email_created_at_index
  ON pending_registrations (email, created_at);

CREATE TABLE pending_links (
  id uuid NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  email citext,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  bound_to text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT pending_links_pkey PRIMARY KEY (id),
  CONSTRAINT pending_links_provider_check CHECK (provider IN ('google', 'facebook'))
);
CREATE INDEX pending_links_expires_at_index ON pending_links (expires_at);

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
  grace_device text,
  only_request_id uuid,
  level smallint NOT NULL DEFAULT 2,
  factor_at timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);
CREATE INDEX sessions_user_id_created_at_index ON sessions (user_id, created_at);

CREATE TABLE sign_in_failures (
  "key" text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  last_failed_at timestamptz NOT NULL DEFAULT now(),
  blocked_until timestamptz,
  CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
);

CREATE TABLE provider_identities (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT provider_identities_pkey PRIMARY KEY (id),
  CONSTRAINT provider_identities_provider_subject_unique UNIQUE (provider, subject),
  CONSTRAINT provider_identities_user_id_provider_unique UNIQUE (user_id, provider),
  CONSTRAINT provider_identities_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT provider_identities_provider_check CHECK (provider IN ('google', 'facebook'))
);

CREATE TABLE account_mails (
  id uuid NOT NULL,
  address_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX account_mails_address_hash_created_at_index
  ON account_mails (address_hash, created_at);
CREATE INDEX account_mails_created_at_index ON account_mails (created_at);

CREATE TABLE authenticators (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  credential_id text,
  public_key bytea,
  counter bigint NOT NULL DEFAULT 0,
  backed_up boolean NOT NULL DEFAULT false,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  secret text,
  last_step integer,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT authenticators_pkey PRIMARY KEY (id),
  CONSTRAINT authenticators_credential_id_key UNIQUE (credential_id),
  CONSTRAINT authenticators_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT authenticators_kind_check CHECK (kind IN ('app', 'passkey')),
  CONSTRAINT authenticators_parts_check
    CHECK (
CASE kind
    WHEN 'app' THEN ((secret IS NOT NULL)
      AND (last_step IS NOT NULL))
    ELSE ((credential_id IS NOT NULL)
      AND (public_key IS NOT NULL))
END)
);
CREATE UNIQUE INDEX authenticators_app_index ON authenticators (user_id) WHERE kind = 'app';
CREATE INDEX authenticators_user_id_created_at_index ON authenticators (user_id, created_at);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  hash text NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash),
  CONSTRAINT recovery_codes_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
