CREATE TABLE saved_views (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  panel text NOT NULL,
  name citext NOT NULL,
  filters text NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_owner_id_fkey
    FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_views_panel_check CHECK (panel IN ('admin', 'manager', 'support'))
);
CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (owner_id, panel, name);
CREATE INDEX saved_views_shared_index ON saved_views (panel) WHERE is_shared;

CREATE TABLE view_choices (
  user_id uuid NOT NULL,
  panel text NOT NULL,
  pinned text[] NOT NULL,
  opens_with text,
  CONSTRAINT view_choices_pkey PRIMARY KEY (user_id, panel),
  CONSTRAINT view_choices_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE canned_replies (
  id uuid NOT NULL,
  title citext NOT NULL,
  body text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT canned_replies_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX canned_replies_title_unique ON canned_replies (title);

CREATE TABLE report_facts (
  dimension text NOT NULL,
  grain text NOT NULL,
  period date NOT NULL,
  "key" text NOT NULL,
  team text NOT NULL,
  minutes integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  answered integer NOT NULL DEFAULT 0,
  promised integer NOT NULL DEFAULT 0,
  on_time integer NOT NULL DEFAULT 0,
  agreed bigint NOT NULL DEFAULT 0,
  CONSTRAINT report_facts_pkey PRIMARY KEY (dimension, grain, period, key, team, minutes)
);

CREATE TABLE report_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  day date NOT NULL,
  team text NOT NULL,
  person text NOT NULL,
  service text NOT NULL,
  minutes integer NOT NULL,
  received smallint NOT NULL DEFAULT 0,
  answered smallint NOT NULL DEFAULT 0,
  promised smallint NOT NULL DEFAULT 0,
  on_time smallint NOT NULL DEFAULT 0,
  agreed bigint NOT NULL DEFAULT 0,
  CONSTRAINT report_changes_pkey PRIMARY KEY (id)
);

CREATE TABLE report_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  request_id uuid NOT NULL,
  day date NOT NULL,
  team text NOT NULL,
  person text NOT NULL,
  service text NOT NULL,
  minutes integer NOT NULL,
  received smallint NOT NULL DEFAULT 0,
  answered smallint NOT NULL DEFAULT 0,
  promised smallint NOT NULL DEFAULT 0,
  on_time smallint NOT NULL DEFAULT 0,
  agreed bigint NOT NULL DEFAULT 0,
  CONSTRAINT report_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX report_entries_request_id_index ON report_entries (request_id);

CREATE FUNCTION report_day(at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE AS $$
SELECT (at AT TIME ZONE '{{office zone}}')::date
$$;

-- Exact below 64 minutes; above, the lower end of one of 32 steps between two powers of two.
CREATE FUNCTION report_minutes(seconds double precision) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
SELECT CASE WHEN m < 64 THEN m ELSE m - m % (1 << (26 - strpos(m::bit(31)::text, '1'))) END
FROM (SELECT least(greatest(floor(seconds / 60), 0), 1000000000)::int AS m) whole
$$;

-- What one request adds: received, agreed, and its first reply by its clock or else by the calendar.
CREATE FUNCTION report_facts_of(r project_requests, c sla_clocks)
RETURNS TABLE(day date, team text, person text, service text, minutes integer, received integer,
  answered integer, promised integer, on_time integer, agreed bigint)
LANGUAGE sql STABLE AS $$
SELECT f.day, coalesce(r.assigned_to, 'none'), coalesce(f.person::text, 'none'), r.service_type,
  f.minutes, f.received, f.answered, f.promised, f.on_time, f.agreed
FROM (VALUES
  (report_day(r.created_at), r.assignee_id, -1, 1, 0, 0, 0, 0::bigint, true),
  (report_day(coalesce(r.agreed_at, r.created_at)), r.assignee_id, -1, 0, 0, 0, 0,
    r.agreed_minor, r.agreed_minor > 0 AND r.status NOT IN ('rejected', 'withdrawn')),
  (report_day(coalesce(c.met_at, r.replied_at)), coalesce(c.met_by, r.assignee_id),
    report_minutes(CASE WHEN c.met_at IS NULL THEN extract(epoch FROM r.replied_at - r.created_at)
                        ELSE c.target_seconds - c.left_seconds END),
    0, 1, (c.met_at IS NOT NULL)::int, (c.met_at IS NOT NULL AND c.breached_at IS NULL)::int,
    0::bigint, coalesce(c.met_at, r.replied_at) IS NOT NULL)
) f (day, person, minutes, received, answered, promised, on_time, agreed, counts)
WHERE f.counts AND r.id IS NOT NULL
$$;

-- Notes the difference only: a row that all writers change would make them wait for each other.
CREATE FUNCTION count_requests(ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
 BEGIN
   PERFORM pg_advisory_xact_lock_shared(hashtext('report_entries'));
   WITH was AS (DELETE FROM report_entries WHERE request_id = ANY(ids) RETURNING *),
   counted AS (
     INSERT INTO report_entries (request_id, day, team, person, service, minutes, received,
         answered, promised, on_time, agreed)
SELECT r.id, f.* FROM project_requests r
LEFT JOIN sla_clocks c ON c.request_id = r.id AND c.kind = 'first_reply'
CROSS JOIN LATERAL report_facts_of(r, c) f WHERE r.id = ANY(ids) RETURNING *)
   INSERT INTO report_changes (day, team, person, service, minutes, received, answered, promised,
       on_time, agreed)
   SELECT day, team, person, service, minutes, sum(sign * received), sum(sign * answered),
       sum(sign * promised), sum(sign * on_time), sum(sign * agreed) FROM (
     SELECT -1 AS sign, * FROM was UNION ALL SELECT 1, * FROM counted) changed
   GROUP BY day, team, person, service, minutes HAVING (sum(sign * received), sum(sign * answered),
       sum(sign * promised), sum(sign * on_time), sum(sign * agreed)) <> (0, 0, 0, 0, 0);
 END
$$;

CREATE FUNCTION fold_report_changes() RETURNS void
LANGUAGE plpgsql AS $$
 BEGIN
   PERFORM pg_advisory_xact_lock(hashtext('report_facts'));
   WITH folded AS (DELETE FROM report_changes RETURNING *)
INSERT INTO report_facts AS kept (dimension, grain, period, key, team, minutes, received, answered,
    promised, on_time, agreed)
SELECT d.dimension, g.grain, CASE g.grain WHEN 'day' THEN f.day ELSE date_trunc('month',
    f.day)::date END,
  CASE d.dimension WHEN 'team' THEN f.team WHEN 'person' THEN f.person ELSE f.service END,
  f.team, f.minutes, sum(f.received), sum(f.answered), sum(f.promised), sum(f.on_time),
      sum(f.agreed)
FROM folded f
CROSS JOIN (VALUES ('team'), ('person'), ('service')) d (dimension)
CROSS JOIN (VALUES ('day'), ('month')) g (grain)
GROUP BY 1, 2, 3, 4, 5, 6
   ON CONFLICT (dimension, grain, period, key, team, minutes) DO UPDATE SET
     received = kept.received + EXCLUDED.received, answered = kept.answered + EXCLUDED.answered,
         promised = kept.promised + EXCLUDED.promised, on_time = kept.on_time + EXCLUDED.on_time,
         agreed = kept.agreed + EXCLUDED.agreed;
 END
$$;

-- For a new time zone, or after changes by hand.
CREATE FUNCTION rebuild_report_facts() RETURNS void
LANGUAGE plpgsql AS $$
 BEGIN
   PERFORM pg_advisory_xact_lock(hashtext('report_facts'));
   PERFORM pg_advisory_xact_lock(hashtext('report_entries'));
   DELETE FROM report_facts;
   DELETE FROM report_changes;
   DELETE FROM report_entries;
   INSERT INTO report_entries (request_id, day, team, person, service, minutes, received, answered,
       promised, on_time, agreed)
SELECT r.id, f.* FROM project_requests r
LEFT JOIN sla_clocks c ON c.request_id = r.id AND c.kind = 'first_reply'
CROSS JOIN LATERAL report_facts_of(r, c) f;
   INSERT INTO report_changes (day, team, person, service, minutes, received, answered, promised,
       on_time, agreed)
   SELECT day, team, person, service, minutes, received, answered, promised, on_time,
       agreed FROM report_entries;
   PERFORM fold_report_changes();
 END
$$;
