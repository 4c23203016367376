CREATE TABLE notifications (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  request_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  event_id uuid,
  notice text,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_type_check CHECK (type IN ('success', 'warning', 'info'))
);
CREATE INDEX notifications_created_at_index ON notifications (created_at);
CREATE UNIQUE INDEX notifications_event_id_notice_user_id_unique
  ON notifications (event_id, notice, user_id) WHERE event_id IS NOT NULL;
CREATE INDEX notifications_newest_index ON notifications (user_id, created_at, id);
CREATE INDEX notifications_request_id_index
  ON notifications (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX notifications_unread_index
  ON notifications (user_id, created_at, id) WHERE read_at IS NULL;
