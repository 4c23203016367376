import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People found by their words, in three orders; the audit log found by who, what and when. */
export class PeopleAndAudit1795360000000 implements MigrationInterface {
  name = 'PeopleAndAudit1795360000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD invited_at timestamptz,
        ADD last_seen_at timestamptz,
        ADD search_text text NOT NULL DEFAULT '',
        ADD sort_name text NOT NULL DEFAULT ''`);
    await describeUsers(queryRunner);
    await indexAudit(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** The database keeps both texts itself: the version before knows nothing of them. */
async function describeUsers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION describe_user() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.sort_name := lower(unaccent(coalesce(
        nullif(btrim(NEW.first_name || ' ' || NEW.last_name), ''), NEW.email::text)));
      NEW.search_text := ' ' || btrim(regexp_replace(lower(unaccent(concat_ws(' ',
        NEW.first_name, NEW.last_name, NEW.company, NEW.email::text))), '\\s+', ' ', 'g'));
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER users_describe
    BEFORE INSERT OR UPDATE OF first_name, last_name, company, email ON users
    FOR EACH ROW EXECUTE FUNCTION describe_user()`);
  await queryRunner.query(`
    UPDATE users u SET
      email = email,
      last_seen_at = (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id),
      invited_at = CASE WHEN password_hash IS NULL AND NOT EXISTS (
        SELECT 1 FROM provider_identities p WHERE p.user_id = u.id) THEN created_at END`);
  await queryRunner.query(`ALTER TABLE users ALTER COLUMN search_text SET STATISTICS 1000`);
}

/** One index a filter, each in the order of the list. */
async function indexAudit(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`DROP INDEX audit_entries_at_index`);
  await queryRunner.query(`DROP INDEX audit_entries_actor_id_index`);
  await queryRunner.query(`DROP INDEX audit_entries_object_id_object_type_index`);
}
