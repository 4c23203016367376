import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors decide about other companies' cookies. */
export class CookieChoices1795350000000 implements MigrationInterface {
  name = 'CookieChoices1795350000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cookie_choices (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        browser uuid NOT NULL,
        choice text NOT NULL,
        text_version text NOT NULL,
        page text NOT NULL,
        "at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT cookie_choices_choice_check CHECK (choice IN ('accepted', 'rejected', 'withdrawn')),
        CONSTRAINT cookie_choices_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`
      CREATE INDEX cookie_choices_at_index ON cookie_choices ("at")`);
    await queryRunner.query(`
      CREATE INDEX cookie_choices_browser_index ON cookie_choices (browser)`);
    // Evidence is never changed; retention ends it.
    await queryRunner.query(`
      CREATE FUNCTION refuse_cookie_choice_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '13 months' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'cookie_choices is append-only';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER cookie_choices_append_only BEFORE UPDATE OR DELETE ON cookie_choices
      FOR EACH ROW EXECUTE FUNCTION refuse_cookie_choice_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
