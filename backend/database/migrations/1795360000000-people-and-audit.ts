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
    await queryRunner.query(`
      CREATE INDEX users_created_at_id_index ON users (created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX users_created_at_id_role_index ON users (role, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX users_id_sort_name_index ON users (sort_name, id)`);
    await queryRunner.query(`
      CREATE INDEX users_last_seen_index ON users (last_seen_at DESC NULLS LAST, id DESC)`);
    await queryRunner.query(`
      CREATE INDEX users_deactivated_index ON users (created_at, id) WHERE disabled_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX users_invited_index ON users (created_at, id) WHERE invited_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX users_search_text_index ON users USING gin (search_text gin_trgm_ops)`);
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
  await queryRunner.query(`
    CREATE INDEX audit_entries_at_id_index ON audit_entries ("at", id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_action_at_id_index ON audit_entries (action, "at", id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_actor_id_at_id_index ON audit_entries (actor_id, "at", id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_at_id_object_type_index ON audit_entries (object_type, "at", id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_at_id_object_id_index ON audit_entries (object_id, "at", id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_trace_id_index ON audit_entries (trace_id)`);
  await queryRunner.query(`
    CREATE INDEX audit_entries_group_index
    ON audit_entries (split_part(action, '.', 1), "at", id)`);
}
