CREATE TABLE idempotency_keys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  "key" text NOT NULL,
  route text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id),
  CONSTRAINT idempotency_keys_user_id_key_unique UNIQUE (user_id, key),
  CONSTRAINT idempotency_keys_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys (created_at);
