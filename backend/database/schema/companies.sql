CREATE TABLE organisations (
  id uuid NOT NULL,
  name text NOT NULL,
  domains text[] NOT NULL DEFAULT '{}'::text[],
  sharing text NOT NULL DEFAULT 'none',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT organisations_pkey PRIMARY KEY (id),
  CONSTRAINT organisations_domains_check CHECK (cardinality(domains) <= 20),
  CONSTRAINT organisations_name_check CHECK ((length(name) >= 1) AND (length(name) <= 160)),
  CONSTRAINT organisations_sharing_check CHECK (sharing IN ('none', 'leads', 'everyone'))
);
CREATE INDEX organisations_created_at_id_index ON organisations (created_at, id);
CREATE INDEX organisations_domains_index ON organisations USING gin (domains);

CREATE TABLE memberships (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid,
  email citext,
  role text NOT NULL,
  state text NOT NULL,
  invited_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT memberships_pkey PRIMARY KEY (id),
  CONSTRAINT memberships_invited_by_fkey
    FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT memberships_organisation_id_fkey
    FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  CONSTRAINT memberships_user_id_fkey
    FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT memberships_person_check
    CHECK (((state = 'invited') = (email IS NOT NULL))
      AND ((state = 'invited') = (user_id IS NULL))),
  CONSTRAINT memberships_role_check CHECK (role IN ('member', 'lead', 'signatory')),
  CONSTRAINT memberships_state_check CHECK (state IN ('invited', 'requested', 'active'))
);
CREATE UNIQUE INDEX memberships_active_unique ON memberships (user_id) WHERE state = 'active';
CREATE INDEX memberships_email_index ON memberships (email) WHERE email IS NOT NULL;
CREATE INDEX memberships_invited_by_index ON memberships (invited_by) WHERE invited_by IS NOT NULL;
CREATE UNIQUE INDEX memberships_invited_unique
  ON memberships (organisation_id, email) WHERE state = 'invited';
CREATE INDEX memberships_organisation_id_created_at_id_index
  ON memberships (organisation_id, created_at, id);
CREATE UNIQUE INDEX memberships_requested_unique ON memberships (user_id) WHERE state = 'requested';
CREATE INDEX memberships_user_id_index ON memberships (user_id) WHERE user_id IS NOT NULL;
