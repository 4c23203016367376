import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clean-up may take people out of invoices that the law no longer has us keep. */
export class OldInvoices1800500200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(GUARD);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const GUARD = `
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erases CONSTANT boolean := coalesce(current_setting('fenwright.erases_invoices', true), '') = 'on';
  changing text[] := ARRAY['state', 'paid_minor', 'credited_minor', 'write_off_reason',
    'written_off_on', 'last_reminder', 'next_reminder_at', 'paused_at', 'names_interest', 'seen_at', 'issued_by', 'version', 'updated_at'];
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
`;
