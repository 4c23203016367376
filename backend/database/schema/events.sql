CREATE TABLE events (
  id uuid NOT NULL,
  sequence bigserial NOT NULL,
  type text NOT NULL,
  subject_type text,
  subject_id text,
  actor_id uuid,
  "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
  audited boolean NOT NULL DEFAULT true,
  trace_id text,
  network text,
  data jsonb NOT NULL DEFAULT '{}',
  transaction_id bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_sequence_unique UNIQUE (sequence)
);
CREATE INDEX events_actor_id_at_sequence_index ON events (actor_id, at, sequence) WHERE audited;
CREATE INDEX events_at_sequence_index ON events (at, sequence);
CREATE INDEX events_group_at_sequence_index
  ON events (split_part(type, '.', 1), at, sequence) WHERE audited;
CREATE INDEX events_subject_id_at_id_index ON events (subject_id, at, id);
CREATE INDEX events_subject_type_at_sequence_index
  ON events (subject_type, at, sequence) WHERE audited;
CREATE INDEX events_trace_id_index ON events (trace_id) WHERE audited;
CREATE INDEX events_transaction_id_sequence_index ON events (transaction_id, sequence);
CREATE INDEX events_type_at_sequence_index ON events (type, at, sequence) WHERE audited;

CREATE TABLE event_queue (
  sequence bigint NOT NULL,
  subject text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  CONSTRAINT event_queue_pkey PRIMARY KEY (sequence)
);
CREATE INDEX event_queue_subject_sequence_index ON event_queue (subject, sequence);

CREATE TABLE event_seals (
  "position" bigint NOT NULL,
  sequence bigint NOT NULL,
  hash text NOT NULL,
  CONSTRAINT event_seals_pkey PRIMARY KEY ("position"),
  CONSTRAINT event_seals_sequence_unique UNIQUE (sequence)
);

-- Only networks are shortened, and old events removed.
CREATE FUNCTION refuse_event_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'network' = to_jsonb(OLD) - 'network' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'events is append-only';
END
$$;

CREATE TRIGGER events_append_only
  BEFORE DELETE OR UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

CREATE TRIGGER events_keep
  BEFORE TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
