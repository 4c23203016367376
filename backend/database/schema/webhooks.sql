CREATE TABLE webhook_endpoints (
  id uuid NOT NULL,
  url text NOT NULL,
  description text NOT NULL,
  secret text NOT NULL,
  former_secret text,
  former_secret_until timestamptz,
  types text[] NOT NULL,
  state text NOT NULL DEFAULT 'active',
  disabled_because text,
  failing_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_disabled_because_check
    CHECK (disabled_because IN ('admin', 'failing', 'gone')),
  CONSTRAINT webhook_endpoints_disabled_check
    CHECK ((state = 'disabled') = (disabled_because IS NOT NULL)),
  CONSTRAINT webhook_endpoints_state_check CHECK (state IN ('active', 'disabled'))
);

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event_id uuid NOT NULL,
  is_replay boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  attempted_at timestamptz,
  status integer,
  answer text,
  error text,
  milliseconds integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_endpoint_id_fkey
    FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_state_check
    CHECK (state IN ('waiting', 'sending', 'delivered', 'failed'))
);
CREATE INDEX webhook_deliveries_created_at_index ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_due_index
  ON webhook_deliveries (endpoint_id, next_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_index
  ON webhook_deliveries (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_endpoint_id_state_created_at_id_index
  ON webhook_deliveries (endpoint_id, state, created_at, id);
CREATE UNIQUE INDEX webhook_deliveries_event_index
  ON webhook_deliveries (event_id, endpoint_id) WHERE NOT is_replay;
