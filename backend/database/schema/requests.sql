CREATE TABLE project_requests (
  id uuid NOT NULL,
  number serial NOT NULL,
  user_id uuid NOT NULL,
  project_name text NOT NULL,
  service_type text NOT NULL,
  description text NOT NULL,
  timeline text NOT NULL,
  budget text NOT NULL,
  urgency text NOT NULL,
  company text,
  contact_email citext NOT NULL,
  contact_phone text,
  team_size text,
  industry text,
  current_challenges text,
  expected_outcomes text,
  status text NOT NULL DEFAULT 'pending',
  progress smallint NOT NULL DEFAULT '20',
  assigned_to text,
  delegated_at timestamptz,
  first_response_at timestamptz,
  search_text text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  client_name text NOT NULL DEFAULT '',
  replied_at timestamptz,
  assignee_id uuid,
  awaiting_client_at timestamptz,
  last_word_at timestamptz DEFAULT now(),
  last_word_by text DEFAULT 'client',
  reply_due_at timestamptz,
  resolution_due_at timestamptz,
  due_at timestamptz,
  agreed_at timestamptz,
  agreed_minor bigint,
  agreed_currency text,
  organisation_id uuid,
  is_private boolean NOT NULL DEFAULT false,
  CONSTRAINT project_requests_pkey PRIMARY KEY (id),
  CONSTRAINT project_requests_assignee_id_fkey
    FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT project_requests_organisation_id_fkey
    FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE SET NULL,
  CONSTRAINT project_requests_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT,
  CONSTRAINT project_requests_agreed_check
    CHECK (((agreed_minor IS NULL) = (agreed_currency IS NULL)) AND (agreed_minor >= 0)),
  CONSTRAINT project_requests_assigned_to_check CHECK (assigned_to IN ('manager', 'support')),
  CONSTRAINT project_requests_assignee_check
    CHECK ((assignee_id IS NULL) OR (assigned_to IS NOT NULL)),
  CONSTRAINT project_requests_budget_check
    CHECK (budget IN ('under-5k', '5k-15k', '15k-50k', '50k-100k', 'over-100k', 'discuss')),
  CONSTRAINT project_requests_last_word_by_check CHECK (last_word_by IN ('client', 'staff')),
  CONSTRAINT project_requests_progress_check CHECK ((progress >= 0) AND (progress <= 100)),
  CONSTRAINT project_requests_service_type_check
    CHECK (service_type IN ('ai-consulting', 'data-analytics', 'machine-learning', 'ai-integration',
      'custom-app', 'other')),
  CONSTRAINT project_requests_status_check
    CHECK (status IN ('pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected',
      'withdrawn')),
  CONSTRAINT project_requests_timeline_check
    CHECK (timeline IN ('1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible')),
  CONSTRAINT project_requests_urgency_check
    CHECK (urgency IN ('low', 'medium', 'high', 'critical'))
);
ALTER TABLE project_requests ALTER COLUMN search_text SET STATISTICS 1000;
CREATE INDEX project_requests_by_client_index
  ON project_requests (lower(client_name), created_at, id);
CREATE INDEX project_requests_by_project_index
  ON project_requests (lower(project_name), created_at, id);
CREATE INDEX project_requests_choices_index
  ON project_requests (status, service_type, urgency, assigned_to, budget);
CREATE INDEX project_requests_created_index
  ON project_requests (created_at, id)
  INCLUDE (status, service_type, urgency, assigned_to, assignee_id, awaiting_client_at, due_at,
    budget);
CREATE INDEX project_requests_deadline_index
  ON project_requests (due_at, created_at, id)
  INCLUDE (status, service_type, urgency, assigned_to, assignee_id, awaiting_client_at);
CREATE UNIQUE INDEX project_requests_number_unique ON project_requests (number);
CREATE INDEX project_requests_organisation_index
  ON project_requests (organisation_id, created_at DESC, id DESC) WHERE organisation_id IS NOT NULL;
CREATE INDEX project_requests_own_index
  ON project_requests (assignee_id, due_at, created_at, id)
  INCLUDE (status, service_type, urgency, awaiting_client_at) WHERE assignee_id IS NOT NULL;
CREATE INDEX project_requests_reply_due_index
  ON project_requests (reply_due_at, id) WHERE reply_due_at IS NOT NULL;
CREATE INDEX project_requests_search_index
  ON project_requests USING gin (search_text gin_trgm_ops, status, service_type, urgency);
CREATE INDEX project_requests_updated_index
  ON project_requests (updated_at, created_at, id)
  INCLUDE (assigned_to, delegated_at, first_response_at);
CREATE INDEX project_requests_user_id_created_at_id_index
  ON project_requests (user_id, created_at, id);

CREATE TABLE request_notes (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  team text NOT NULL,
  author_id uuid,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT request_notes_pkey PRIMARY KEY (id),
  CONSTRAINT request_notes_author_id_fkey
    FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT request_notes_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT request_notes_team_check CHECK (team IN ('manager', 'support'))
);
CREATE INDEX request_notes_author_id_index ON request_notes (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX request_notes_request_id_created_at_id_index
  ON request_notes (request_id, created_at, id);

CREATE TABLE request_comments (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  author_id uuid,
  is_from_staff boolean NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  is_by_mail boolean NOT NULL DEFAULT false,
  CONSTRAINT request_comments_pkey PRIMARY KEY (id),
  CONSTRAINT request_comments_author_id_fkey
    FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT request_comments_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE
);
CREATE INDEX request_comments_author_id_index
  ON request_comments (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX request_comments_request_id_created_at_id_index
  ON request_comments (request_id, created_at, id);

CREATE TABLE request_reasons (
  event_id uuid NOT NULL,
  request_id uuid NOT NULL,
  body text NOT NULL,
  CONSTRAINT request_reasons_pkey PRIMARY KEY (event_id),
  CONSTRAINT request_reasons_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE
);
CREATE INDEX request_reasons_request_id_index ON request_reasons (request_id);

CREATE TABLE request_participants (
  request_id uuid NOT NULL,
  user_id uuid NOT NULL,
  added_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT request_participants_pkey PRIMARY KEY (request_id, user_id),
  CONSTRAINT request_participants_added_by_fkey
    FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT request_participants_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE,
  CONSTRAINT request_participants_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX request_participants_added_by_index
  ON request_participants (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX request_participants_user_id_request_id_index
  ON request_participants (user_id, request_id);

-- All searchable text, folded like the words of a search.
CREATE FUNCTION describe_request() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ' ' || btrim(regexp_replace(lower(unaccent(concat_ws(' ',
    'REQ-' || lpad(NEW.number::text, 6, '0'), NEW.project_name, NEW.description, NEW.company,
    NEW.contact_email::text, NEW.client_name,
    CASE NEW.service_type
      WHEN 'ai-consulting' THEN 'AI Consulting'
      WHEN 'data-analytics' THEN 'Data Analytics'
      WHEN 'machine-learning' THEN 'Machine Learning'
      WHEN 'ai-integration' THEN 'AI Integration'
      WHEN 'custom-app' THEN 'Custom Web Application'
      WHEN 'other' THEN 'Other'
    END))), '\s+', ' ', 'g'));
  RETURN NEW;
END
$$;

CREATE TRIGGER project_requests_describe
  BEFORE INSERT OR UPDATE OF number, project_name, description, company, contact_email, client_name,
    service_type, search_text ON project_requests
  FOR EACH ROW EXECUTE FUNCTION describe_request();
