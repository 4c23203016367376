CREATE TABLE mail_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  delivery text NOT NULL,
  CONSTRAINT mail_preferences_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT mail_preferences_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mail_preferences_delivery_check CHECK (delivery IN ('at_once', 'daily', 'never'))
);
