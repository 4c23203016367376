CREATE TABLE one_time_tokens (
  id uuid NOT NULL,
  purpose text NOT NULL,
  subject_id uuid NOT NULL,
  email citext,
  token_hash text NOT NULL,
  bound_to text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  superseded_at timestamptz,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_tokens_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT one_time_tokens_purpose_check
    CHECK (purpose IN ('verify_registration', 'cancel_registration', 'reset_password',
      'staff_invitation', 'client_invitation', 'change_email', 'undo_email_change',
      'sign_in_handback', 'confirm_subscription', 'open_request', 'join_organisation',
      'join_request', 'keep_account'))
);
CREATE INDEX one_time_tokens_created_at_index
  ON one_time_tokens (created_at) WHERE purpose = 'confirm_subscription';
CREATE INDEX one_time_tokens_email_purpose_index ON one_time_tokens (email, purpose);
CREATE INDEX one_time_tokens_expires_at_index ON one_time_tokens (expires_at);
CREATE INDEX one_time_tokens_subject_id_purpose_index ON one_time_tokens (subject_id, purpose);
