import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A price that is converted into another currency keeps the day on which it was agreed. */
export class DayOfAgreement1795960000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(noteAgreed);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const noteAgreed = `CREATE OR REPLACE FUNCTION note_agreed() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     had_minor bigint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.agreed_minor END;
     had_price integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.agreed_price END;
   BEGIN
     IF NEW.agreed_minor IS NOT DISTINCT FROM had_minor
       AND NEW.agreed_price IS DISTINCT FROM had_price THEN
       NEW.agreed_minor := NEW.agreed_price * 100::bigint;
       NEW.agreed_currency := CASE WHEN NEW.agreed_price IS NOT NULL THEN 'USD' END;
     ELSE
       NEW.agreed_price := round(NEW.agreed_minor / 100.0);
     END IF;
     IF NEW.agreed_minor IS NULL THEN NEW.agreed_at := NULL;
     ELSIF TG_OP = 'INSERT' THEN NEW.agreed_at := coalesce(NEW.agreed_at, NEW.created_at);
     ELSIF OLD.agreed_minor IS NULL OR (OLD.agreed_minor <> NEW.agreed_minor
       AND OLD.agreed_currency = NEW.agreed_currency) THEN NEW.agreed_at := now();
     END IF;
     RETURN NEW;
   END $$`;
