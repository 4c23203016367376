import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that came and went, what it is for, and what the payment provider said of it. */
export class Payments1800500100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(GUARDS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TABLES = `
CREATE TABLE payments (
  id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  of_id uuid,
  minor bigint NOT NULL,
  currency text NOT NULL,
  received_on date NOT NULL,
  unallocated_minor bigint NOT NULL DEFAULT 0,
  payer text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  meant_for_id uuid,
  recorded_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_provider_reference_unique UNIQUE (provider, reference),
  CONSTRAINT payments_of_id_fkey FOREIGN KEY (of_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT payments_meant_for_id_fkey FOREIGN KEY (meant_for_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_provider_check CHECK (provider IN ('stripe', 'bank', 'staff')),
  CONSTRAINT payments_kind_check CHECK (kind IN ('card', 'bank', 'cash', 'refund', 'dispute')),
  CONSTRAINT payments_of_check CHECK ((kind IN ('refund', 'dispute')) = (of_id IS NOT NULL)),
  CONSTRAINT payments_unallocated_check CHECK (unallocated_minor >= 0 AND (of_id IS NULL OR unallocated_minor = 0)),
  CONSTRAINT payments_minor_check CHECK (minor <> 0 AND (of_id IS NOT NULL OR minor > 0))
);
CREATE INDEX payments_of_id_index ON payments (of_id) WHERE of_id IS NOT NULL;
CREATE INDEX payments_meant_for_id_index ON payments (meant_for_id) WHERE meant_for_id IS NOT NULL;
CREATE INDEX payments_recorded_by_index ON payments (recorded_by) WHERE recorded_by IS NOT NULL;
CREATE INDEX payments_created_at_id_index ON payments (created_at, id);
CREATE INDEX payments_unallocated_index ON payments (created_at, id) WHERE unallocated_minor > 0;
CREATE INDEX payments_text_index ON payments USING gin ((payer || ' ' || note) gin_trgm_ops);
CREATE INDEX payments_received_on_index ON payments (received_on);

CREATE TABLE allocations (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  minor bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT allocations_pkey PRIMARY KEY (id),
  CONSTRAINT allocations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT allocations_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT allocations_minor_check CHECK (minor <> 0)
);
CREATE INDEX allocations_payment_id_index ON allocations (payment_id);
CREATE INDEX allocations_invoice_id_index ON allocations (invoice_id);

CREATE TABLE checkouts (
  id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  minor bigint NOT NULL,
  currency text NOT NULL,
  reference text,
  url text,
  state text NOT NULL DEFAULT 'open',
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  crashes smallint NOT NULL DEFAULT 0,
  CONSTRAINT checkouts_pkey PRIMARY KEY (id),
  CONSTRAINT checkouts_reference_unique UNIQUE (reference),
  CONSTRAINT checkouts_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  CONSTRAINT checkouts_state_check CHECK (state IN ('open', 'pending', 'paid', 'failed', 'expired')),
  CONSTRAINT checkouts_minor_check CHECK (minor > 0)
);
CREATE INDEX checkouts_invoice_id_index ON checkouts (invoice_id);
CREATE UNIQUE INDEX checkouts_one_open ON checkouts (invoice_id, minor) WHERE state IN ('open', 'pending');
CREATE INDEX checkouts_next_attempt_at_index ON checkouts (next_attempt_at) WHERE state IN ('open', 'pending');

CREATE TABLE payment_facts (
  id uuid NOT NULL,
  provider text NOT NULL,
  event_id text NOT NULL,
  fact jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  outcome text,
  last_error text,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  crashes smallint NOT NULL DEFAULT 0,
  CONSTRAINT payment_facts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_facts_provider_event_id_unique UNIQUE (provider, event_id)
);
CREATE INDEX payment_facts_next_attempt_at_index ON payment_facts (next_attempt_at) WHERE settled_at IS NULL;
CREATE INDEX payment_facts_settled_at_index ON payment_facts (settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE bank_mappings (
  id uuid NOT NULL,
  bank text NOT NULL,
  mapping jsonb NOT NULL,
  CONSTRAINT bank_mappings_pkey PRIMARY KEY (id),
  CONSTRAINT bank_mappings_bank_unique UNIQUE (bank)
);

CREATE TABLE bank_lines (
  id uuid NOT NULL,
  account text NOT NULL,
  day date NOT NULL,
  minor bigint NOT NULL,
  currency text NOT NULL,
  text text NOT NULL,
  place integer NOT NULL,
  is_reversal boolean NOT NULL,
  state text NOT NULL DEFAULT 'open',
  payment_id uuid,
  decided_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bank_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE RESTRICT,
  CONSTRAINT bank_lines_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT bank_lines_state_check CHECK (state IN ('open', 'matched', 'ignored')),
  CONSTRAINT bank_lines_matched_check CHECK ((state = 'matched') = (payment_id IS NOT NULL))
);
CREATE UNIQUE INDEX bank_lines_once ON bank_lines (account, day, minor, currency, md5(text), place);
CREATE INDEX bank_lines_payment_id_index ON bank_lines (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX bank_lines_decided_by_index ON bank_lines (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX bank_lines_created_at_id_index ON bank_lines (created_at, id);
CREATE INDEX bank_lines_text_index ON bank_lines USING gin (text gin_trgm_ops);
CREATE INDEX bank_lines_open_index ON bank_lines (created_at, id) WHERE state = 'open';
`;

/** A balance is a sum of allocations, and no payment pays more than it is. */
const GUARDS = `
CREATE OR REPLACE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := ARRAY['unallocated_minor', 'payer', 'note', 'recorded_by', 'version'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('fenwright.erases_invoices', true) IS DISTINCT FROM 'on' THEN
      RAISE EXCEPTION '% % is kept', TG_TABLE_NAME, OLD.id;
    END IF;
    RETURN OLD;
  END IF;
  IF to_jsonb(NEW) - changing IS DISTINCT FROM to_jsonb(OLD) - changing
  THEN RAISE EXCEPTION '% % never changes', TG_TABLE_NAME, OLD.id; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER payments_kept BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
CREATE OR REPLACE TRIGGER allocations_kept BEFORE UPDATE OR DELETE ON allocations
  FOR EACH ROW EXECUTE FUNCTION refuse_money_change();

CREATE OR REPLACE FUNCTION check_payment(root uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  came bigint;
  given bigint;
  unallocated bigint;
BEGIN
  SELECT sum(minor), sum(unallocated_minor) INTO came, unallocated FROM payments WHERE id = root OR of_id = root;
  SELECT coalesce(sum(a.minor), 0) INTO given FROM allocations a JOIN payments p ON p.id = a.payment_id
    WHERE p.id = root OR p.of_id = root;
  IF came - given <> unallocated OR given < 0 THEN
    RAISE EXCEPTION 'payment % is %, of which % is given to invoices and % is left', root, came, given, unallocated;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION check_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN PERFORM check_payment(coalesce(NEW.of_id, NEW.id));
  ELSE PERFORM check_payment((SELECT coalesce(of_id, id) FROM payments WHERE id = NEW.payment_id));
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_checked AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_money();
CREATE CONSTRAINT TRIGGER allocations_checked AFTER INSERT ON allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_money();

CREATE OR REPLACE FUNCTION check_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_invoice uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN (to_jsonb(NEW)->>'id')::uuid
    ELSE (to_jsonb(NEW)->>'invoice_id')::uuid END;
BEGIN
  IF EXISTS (SELECT 1 FROM invoices i WHERE i.id = of_invoice AND i.paid_minor <>
    (SELECT coalesce(sum(a.minor), 0) FROM allocations a WHERE a.invoice_id = i.id))
  THEN RAISE EXCEPTION 'invoice % is not paid as its allocations say', of_invoice; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_paid_checked AFTER UPDATE OF paid_minor ON invoices
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paid();
CREATE CONSTRAINT TRIGGER allocations_paid_checked AFTER INSERT ON allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paid();
`;
