CREATE TABLE calendars (
  id uuid NOT NULL,
  name text NOT NULL,
  zone text NOT NULL,
  hours jsonb NOT NULL,
  holidays_through integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT calendars_pkey PRIMARY KEY (id)
);

CREATE TABLE holidays (
  calendar_id uuid NOT NULL,
  day date NOT NULL,
  name text NOT NULL,
  CONSTRAINT holidays_pkey PRIMARY KEY (calendar_id, day),
  CONSTRAINT holidays_calendar_id_fkey
    FOREIGN KEY (calendar_id) REFERENCES calendars(id) ON DELETE CASCADE
);

CREATE TABLE sla_policies (
  id uuid NOT NULL,
  version integer NOT NULL,
  calendar_id uuid NOT NULL,
  targets jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sla_policies_pkey PRIMARY KEY (id),
  CONSTRAINT sla_policies_calendar_id_fkey
    FOREIGN KEY (calendar_id) REFERENCES calendars(id) ON DELETE RESTRICT,
  CONSTRAINT sla_policies_created_by_fkey
    FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX sla_policies_calendar_id_index ON sla_policies (calendar_id);
CREATE INDEX sla_policies_created_by_index
  ON sla_policies (created_by) WHERE created_by IS NOT NULL;
CREATE UNIQUE INDEX sla_policies_version_unique ON sla_policies (version);

CREATE TABLE sla_clocks (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  policy_id uuid NOT NULL,
  calendar_id uuid NOT NULL,
  calendar_version integer NOT NULL,
  started_at timestamptz NOT NULL,
  target_seconds integer NOT NULL,
  left_seconds integer NOT NULL,
  running_since timestamptz,
  due_at timestamptz,
  warn_at timestamptz,
  warned_at timestamptz,
  breached_at timestamptz,
  met_at timestamptz,
  met_by uuid,
  stopped_at timestamptz,
  CONSTRAINT sla_clocks_pkey PRIMARY KEY (id),
  CONSTRAINT sla_clocks_met_by_fkey
    FOREIGN KEY (met_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT sla_clocks_policy_id_fkey
    FOREIGN KEY (policy_id) REFERENCES sla_policies(id) ON DELETE RESTRICT,
  CONSTRAINT sla_clocks_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT sla_clocks_kind_check CHECK (kind IN ('first_reply', 'next_reply', 'resolution'))
);
CREATE INDEX sla_clocks_breach_index
  ON sla_clocks (due_at) WHERE (breached_at IS NULL) AND (running_since IS NOT NULL);
CREATE INDEX sla_clocks_calendar_index
  ON sla_clocks (calendar_id, calendar_version) WHERE running_since IS NOT NULL;
CREATE INDEX sla_clocks_met_by_index ON sla_clocks (met_by) WHERE met_by IS NOT NULL;
CREATE UNIQUE INDEX sla_clocks_open_unique
  ON sla_clocks (request_id, kind) WHERE (met_at IS NULL) AND (stopped_at IS NULL);
CREATE INDEX sla_clocks_policy_id_index ON sla_clocks (policy_id);
CREATE INDEX sla_clocks_request_id_index ON sla_clocks (request_id);
CREATE INDEX sla_clocks_warning_index
  ON sla_clocks (warn_at) WHERE (warned_at IS NULL) AND (running_since IS NOT NULL);
