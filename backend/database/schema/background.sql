CREATE TABLE retention_runs (
  day date NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  removed jsonb,
  CONSTRAINT retention_runs_pkey PRIMARY KEY (day)
);
