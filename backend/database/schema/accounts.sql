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
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  invited_at timestamptz,
  last_seen_at timestamptz,
  search_text text NOT NULL DEFAULT '',
  sort_name text NOT NULL DEFAULT '',
  time_zone text,
  factor_due_at timestamptz,
  erased_at timestamptz,
  erases_at timestamptz,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_unique UNIQUE (email),
  CONSTRAINT users_email_ascii_check CHECK ((email)::text ~ '^[!-~]+$'),
  CONSTRAINT users_pending_email_ascii_check CHECK ((pending_email)::text ~ '^[!-~]+$'),
  CONSTRAINT users_role_check CHECK (role IN ('client', 'support', 'manager', 'admin'))
);
ALTER TABLE users ALTER COLUMN search_text SET STATISTICS 1000;
CREATE INDEX users_created_at_id_index ON users (created_at, id);
CREATE INDEX users_deactivated_index ON users (created_at, id) WHERE disabled_at IS NOT NULL;
CREATE INDEX users_invited_index ON users (created_at, id) WHERE invited_at IS NOT NULL;
CREATE INDEX users_last_seen_index ON users (last_seen_at DESC NULLS LAST, id DESC);
CREATE INDEX users_role_created_at_id_index ON users (role, created_at, id);
CREATE INDEX users_search_text_index ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_sort_name_id_index ON users (sort_name, id);
CREATE INDEX users_staff_index ON users (role) WHERE role <> 'client';

CREATE TABLE former_addresses (
  user_id uuid NOT NULL,
  email citext NOT NULL,
  left_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT former_addresses_pkey PRIMARY KEY (user_id, email),
  CONSTRAINT former_addresses_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE FUNCTION describe_user() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := lower(unaccent(coalesce(
    nullif(btrim(NEW.first_name || ' ' || NEW.last_name), ''), NEW.email::text)));
  NEW.search_text := ' ' || btrim(regexp_replace(lower(unaccent(concat_ws(' ',
    NEW.first_name, NEW.last_name, NEW.company, NEW.email::text))), '\s+', ' ', 'g'));
  RETURN NEW;
END
$$;

CREATE TRIGGER users_describe
  BEFORE INSERT OR UPDATE OF first_name, last_name, company, email ON users
  FOR EACH ROW EXECUTE FUNCTION describe_user();
