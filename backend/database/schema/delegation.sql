CREATE TABLE delegations (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  assign_to text NOT NULL,
  notes text,
  delegated_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT delegations_pkey PRIMARY KEY (id),
  CONSTRAINT delegations_delegated_by_fkey
    FOREIGN KEY (delegated_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT delegations_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT delegations_assign_to_check CHECK (assign_to IN ('manager', 'support'))
);
CREATE UNIQUE INDEX delegations_active_unique ON delegations (request_id) WHERE ended_at IS NULL;
CREATE INDEX delegations_delegated_by_index
  ON delegations (delegated_by) WHERE delegated_by IS NOT NULL;
CREATE INDEX delegations_request_id_created_at_index ON delegations (request_id, created_at);

CREATE TABLE absences (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  deputy_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT absences_pkey PRIMARY KEY (id),
  CONSTRAINT absences_deputy_id_fkey
    FOREIGN KEY (deputy_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT absences_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT absences_days_check CHECK (last_day >= first_day),
  CONSTRAINT absences_deputy_check CHECK (deputy_id <> user_id)
);
CREATE INDEX absences_deputy_id_index ON absences (deputy_id) WHERE deputy_id IS NOT NULL;
CREATE INDEX absences_last_day_index ON absences (last_day);
CREATE INDEX absences_user_id_last_day_index ON absences (user_id, last_day);
