import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans of what is invoiced when, invoices and credit notes, and whom they are for. */
export class Invoices1800500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [DOCUMENTS, PEOPLE, TABLES, GUARDS])
      await queryRunner.query(statements);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** A document belongs to a row of any table that has one drawn. */
const DOCUMENTS = `
ALTER TABLE documents DROP CONSTRAINT IF EXISTS documents_subject_id_fkey;
ALTER TABLE documents DROP CONSTRAINT IF EXISTS documents_kind_check;
ALTER TABLE documents ADD CONSTRAINT documents_kind_check
  CHECK (kind IN ('proposal', 'acceptance', 'invoice'));
CREATE OR REPLACE FUNCTION delete_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM documents WHERE subject_id = OLD.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER proposal_versions_documents AFTER DELETE ON proposal_versions
  FOR EACH ROW EXECUTE FUNCTION delete_documents();
`;

const PEOPLE = `
ALTER TABLE users ADD COLUMN IF NOT EXISTS grants text[] NOT NULL DEFAULT '{}';
ALTER TABLE users ADD CONSTRAINT users_grants_check CHECK (grants <@ ARRAY['finance']);
ALTER TABLE memberships DROP CONSTRAINT IF EXISTS memberships_role_check;
ALTER TABLE memberships ADD CONSTRAINT memberships_role_check
  CHECK (role IN ('member', 'lead', 'signatory', 'finance'));
`;

const TABLES = `
CREATE TABLE document_series (
  kind text NOT NULL,
  prefix text NOT NULL,
  next integer NOT NULL DEFAULT 1,
  CONSTRAINT document_series_pkey PRIMARY KEY (kind),
  CONSTRAINT document_series_next_check CHECK (next > 0)
);
INSERT INTO document_series (kind, prefix) VALUES ('invoice', 'INV'), ('credit', 'CRN');

CREATE TABLE billing_details (
  id uuid NOT NULL,
  organisation_id uuid,
  user_id uuid,
  name text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'GB',
  vat_number text NOT NULL DEFAULT '',
  email citext NOT NULL DEFAULT '',
  reference text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT billing_details_pkey PRIMARY KEY (id),
  CONSTRAINT billing_details_organisation_id_unique UNIQUE (organisation_id),
  CONSTRAINT billing_details_user_id_unique UNIQUE (user_id),
  CONSTRAINT billing_details_organisation_id_fkey
    FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  CONSTRAINT billing_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT billing_details_owner_check CHECK (num_nonnulls(organisation_id, user_id) = 1)
);

CREATE TABLE invoices (
  id uuid NOT NULL,
  number text,
  kind text NOT NULL,
  request_id uuid NOT NULL,
  proposal_id uuid NOT NULL,
  credits_id uuid,
  reason text,
  explanation text,
  lines jsonb NOT NULL,
  vat jsonb NOT NULL,
  vat_note text NOT NULL DEFAULT '',
  zero_rated_as text,
  net_minor bigint NOT NULL,
  vat_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  currency text NOT NULL,
  sterling_minor bigint,
  sterling_rate text,
  sterling_on date,
  seller jsonb,
  buyer jsonb,
  issued_on date,
  tax_point date,
  due_on date,
  issued_at timestamptz,
  issued_by uuid,
  state text NOT NULL DEFAULT 'draft',
  paid_minor bigint NOT NULL DEFAULT 0,
  credited_minor bigint NOT NULL DEFAULT 0,
  write_off_reason text,
  written_off_on date,
  last_reminder text,
  next_reminder_at timestamptz,
  paused_at timestamptz,
  names_interest boolean NOT NULL DEFAULT false,
  seen_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_number_unique UNIQUE (number),
  CONSTRAINT invoices_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_credits_id_fkey FOREIGN KEY (credits_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invoices_kind_check CHECK (kind IN ('deposit', 'stage', 'final', 'credit')),
  CONSTRAINT invoices_state_check
    CHECK (state IN ('draft', 'issued', 'part_paid', 'paid', 'credited', 'written_off')),
  CONSTRAINT invoices_credit_check CHECK ((kind = 'credit') = (credits_id IS NOT NULL)
    AND (kind = 'credit') = (reason IS NOT NULL) AND (kind <> 'credit' OR state IN ('draft', 'issued'))),
  CONSTRAINT invoices_reason_check CHECK (reason IN ('mistake', 'reduction')),
  CONSTRAINT invoices_zero_rated_as_check CHECK (zero_rated_as IN ('Z', 'E', 'AE', 'O')),
  CONSTRAINT invoices_sum_check CHECK (net_minor + vat_minor = total_minor AND total_minor > 0),
  CONSTRAINT invoices_open_check
    CHECK (paid_minor >= 0 AND credited_minor >= 0 AND paid_minor + credited_minor <= total_minor),
  CONSTRAINT invoices_sterling_check
    CHECK (number IS NULL OR num_nonnulls(sterling_minor, sterling_rate, sterling_on) IN (0, 3)),
  CONSTRAINT invoices_written_off_check
    CHECK (state <> 'written_off' OR num_nonnulls(write_off_reason, written_off_on) = 2)
);
CREATE INDEX invoices_request_id_index ON invoices (request_id);
CREATE INDEX invoices_proposal_id_index ON invoices (proposal_id);
CREATE INDEX invoices_credits_id_index ON invoices (credits_id) WHERE credits_id IS NOT NULL;
CREATE INDEX invoices_issued_by_index ON invoices (issued_by) WHERE issued_by IS NOT NULL;
CREATE INDEX invoices_created_at_id_index ON invoices (created_at, id);
CREATE INDEX invoices_issued_on_index ON invoices (issued_on);
CREATE INDEX invoices_open_index ON invoices (due_on) WHERE state IN ('issued', 'part_paid');
CREATE INDEX invoices_next_reminder_at_index ON invoices (next_reminder_at) WHERE next_reminder_at IS NOT NULL;

CREATE TABLE invoice_plans (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  currency text NOT NULL,
  net_minor bigint NOT NULL,
  vat_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoice_plans_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_plans_id_fkey FOREIGN KEY (id) REFERENCES proposals(id) ON DELETE RESTRICT,
  CONSTRAINT invoice_plans_request_id_fkey
    FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE RESTRICT,
  CONSTRAINT invoice_plans_sum_check CHECK (net_minor + vat_minor = total_minor)
);
CREATE INDEX invoice_plans_request_id_index ON invoice_plans (request_id);
CREATE INDEX invoice_plans_created_at_index ON invoice_plans (created_at);

CREATE TABLE plan_items (
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  due_on date,
  vat jsonb NOT NULL,
  net_minor bigint NOT NULL,
  vat_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  done_at timestamptz,
  done_by uuid,
  invoice_id uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT plan_items_pkey PRIMARY KEY (id),
  CONSTRAINT plan_items_plan_id_position_unique UNIQUE (plan_id, position),
  CONSTRAINT plan_items_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES invoice_plans(id) ON DELETE CASCADE,
  CONSTRAINT plan_items_done_by_fkey FOREIGN KEY (done_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT plan_items_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE SET NULL,
  CONSTRAINT plan_items_kind_check CHECK (kind IN ('deposit', 'stage', 'final')),
  CONSTRAINT plan_items_sum_check CHECK (net_minor + vat_minor = total_minor)
);
CREATE INDEX plan_items_invoice_id_index ON plan_items (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX plan_items_done_by_index ON plan_items (done_by) WHERE done_by IS NOT NULL;
CREATE INDEX plan_items_due_index ON plan_items (due_on) WHERE invoice_id IS NULL;
`;

/** Whatever the code does: what is issued stays, and every sum is exact. */
const GUARDS = `
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erases CONSTANT boolean := coalesce(current_setting('fenwright.erases_invoices', true), '') = 'on';
  changing text[] := ARRAY['state', 'paid_minor', 'credited_minor', 'write_off_reason', 'written_off_on',
    'last_reminder', 'next_reminder_at', 'paused_at', 'names_interest', 'seen_at', 'issued_by', 'version',
    'updated_at'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT erases THEN
      RAISE EXCEPTION 'invoice % is kept', OLD.number;
    END IF;
    RETURN OLD;
  END IF;
  IF erases AND OLD.issued_on < current_date - interval '7 years' THEN
    changing := changing || ARRAY['buyer', 'lines', 'explanation', 'vat_note'];
  END IF;
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing THEN
    RAISE EXCEPTION 'invoice % is issued', OLD.number;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION refuse_invoice_change();

CREATE OR REPLACE FUNCTION check_credits(of_invoice uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  i invoices;
  credited bigint;
  mistaken bigint;
  parts bigint;
BEGIN
  SELECT * INTO i FROM invoices WHERE id = of_invoice;
  SELECT coalesce(sum(total_minor), 0), coalesce(sum(total_minor) FILTER (WHERE reason = 'mistake'), 0)
    INTO credited, mistaken FROM invoices WHERE credits_id = i.id AND number IS NOT NULL;
  IF credited <> i.credited_minor THEN
    RAISE EXCEPTION 'invoice % says % credited, its credit notes say %', i.id, i.credited_minor, credited;
  END IF;
  SELECT sum(total_minor) INTO parts FROM plan_items WHERE invoice_id = i.id;
  -- A credit note has parts only for what a change order took off.
  IF coalesce(parts, 0) <> (CASE WHEN i.kind <> 'credit' THEN i.total_minor - mistaken
      WHEN parts IS NULL THEN 0 ELSE -i.total_minor END)
  THEN RAISE EXCEPTION 'invoice % is not what its parts of the plan are', i.id; END IF;
END $$;

CREATE OR REPLACE FUNCTION check_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  i invoices;
  open bigint;
BEGIN
  SELECT * INTO i FROM invoices WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM check_credits(coalesce(i.credits_id, i.id));
  IF i.credits_id IS NOT NULL THEN PERFORM check_credits(i.id); END IF;
  IF (i.state = 'draft') <> (i.number IS NULL) THEN
    RAISE EXCEPTION 'invoice % has no number, or its draft has one', i.id;
  END IF;
  IF i.state = 'draft' THEN RETURN NULL; END IF;
  IF num_nulls(i.issued_on, i.issued_at, i.tax_point, i.seller, i.buyer) > 0
    OR (i.kind <> 'credit' AND i.due_on IS NULL)
  THEN RAISE EXCEPTION 'invoice % lacks what an issued one states', i.number; END IF;
  open := i.total_minor - i.paid_minor - i.credited_minor;
  IF i.kind <> 'credit' AND i.state <> (CASE
      WHEN open = 0 AND i.credited_minor = i.total_minor THEN 'credited'
      WHEN open = 0 THEN 'paid'
      WHEN i.state = 'written_off' THEN 'written_off'
      WHEN i.paid_minor > 0 THEN 'part_paid'
      ELSE 'issued' END)
  THEN RAISE EXCEPTION 'invoice % is % with % open', i.number, i.state, open; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_checked AFTER INSERT OR UPDATE ON invoices
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice();

CREATE OR REPLACE FUNCTION check_plan_sum(of_plan uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM invoice_plans p,
      LATERAL (SELECT sum(net_minor) AS net, sum(vat_minor) AS vat FROM plan_items WHERE plan_id = p.id) parts
    WHERE p.id = of_plan AND (parts.net IS DISTINCT FROM p.net_minor OR parts.vat IS DISTINCT FROM p.vat_minor))
  THEN RAISE EXCEPTION 'the parts of plan % do not add up to what was agreed', of_plan; END IF;
END $$;

CREATE OR REPLACE FUNCTION check_plan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_plan uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.plan_id ELSE NEW.plan_id END;
  of_invoice uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.invoice_id ELSE NEW.invoice_id END;
BEGIN
  PERFORM check_plan_sum(of_plan);
  IF EXISTS (SELECT 1 FROM invoices WHERE id = of_invoice) THEN PERFORM check_credits(of_invoice); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER plan_items_checked AFTER INSERT OR UPDATE OR DELETE ON plan_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_plan();

CREATE OR REPLACE FUNCTION check_planned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_plan_sum(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoice_plans_checked AFTER INSERT OR UPDATE ON invoice_plans
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_planned();

CREATE OR REPLACE TRIGGER invoices_documents AFTER DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION delete_documents();
`;
