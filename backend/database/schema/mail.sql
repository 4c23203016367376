CREATE TABLE outbox_mails (
  id uuid NOT NULL,
  template text NOT NULL,
  props jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text,
  trace_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ordering_key text,
  recipient citext,
  refusals integer NOT NULL DEFAULT 0,
  event_id uuid,
  digest_key text,
  merged_into uuid,
  CONSTRAINT outbox_mails_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_mails_state_check
    CHECK (state IN ('held', 'waiting', 'queued', 'sending', 'sent', 'merged', 'dead', 'skipped',
      'cancelled'))
);
CREATE INDEX outbox_mails_claimed_at_index
  ON outbox_mails (claimed_at) WHERE state IN ('queued', 'sending');
CREATE INDEX outbox_mails_created_at_id_index ON outbox_mails (created_at, id);
CREATE INDEX outbox_mails_created_at_index
  ON outbox_mails (created_at) WHERE state IN ('waiting', 'queued', 'sending');
CREATE INDEX outbox_mails_due_digests_index ON outbox_mails (next_attempt_at) WHERE state = 'held';
CREATE UNIQUE INDEX outbox_mails_event_id_template_props_unique
  ON outbox_mails (event_id, template, props) WHERE event_id IS NOT NULL;
CREATE INDEX outbox_mails_held_index ON outbox_mails (digest_key, id) WHERE state = 'held';
CREATE INDEX outbox_mails_merged_index
  ON outbox_mails (merged_into, id) WHERE merged_into IS NOT NULL;
CREATE INDEX outbox_mails_next_attempt_at_index
  ON outbox_mails (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX outbox_mails_ordering_key_id_index
  ON outbox_mails (ordering_key, id)
  WHERE (ordering_key IS NOT NULL) AND state IN ('waiting', 'queued', 'sending');
CREATE INDEX outbox_mails_recipient_index ON outbox_mails (recipient) WHERE recipient IS NOT NULL;
CREATE INDEX outbox_mails_sent_at_index ON outbox_mails (sent_at) WHERE state = 'sent';
CREATE INDEX outbox_mails_state_created_at_id_index ON outbox_mails (state, created_at, id);
CREATE INDEX outbox_mails_template_created_at_id_index ON outbox_mails (template, created_at, id);
