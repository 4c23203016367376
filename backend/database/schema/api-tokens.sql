CREATE TABLE api_tokens (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  hash text NOT NULL,
  beginning text NOT NULL,
  scopes text[] NOT NULL,
  networks text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT api_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT api_tokens_hash_key UNIQUE (hash),
  CONSTRAINT api_tokens_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_created_at_id_index ON api_tokens (created_at, id);
CREATE INDEX api_tokens_user_id_created_at_index ON api_tokens (user_id, created_at);
