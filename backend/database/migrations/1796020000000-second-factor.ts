import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors. Sessions of before, and those that the version before goes on starting, are of level 2:
 * nobody is thrown out.
 */
export class SecondFactor1796020000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE authenticators (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        credential_id text UNIQUE,
        public_key bytea,
        counter bigint NOT NULL DEFAULT 0,
        backed_up boolean NOT NULL DEFAULT false,
        transports text[] NOT NULL DEFAULT '{}',
        secret text,
        last_step integer,
        last_used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT authenticators_kind_check CHECK (kind IN ('app', 'passkey')),
        CONSTRAINT authenticators_parts_check CHECK (
          CASE kind WHEN 'app' THEN secret IS NOT NULL AND last_step IS NOT NULL
          ELSE credential_id IS NOT NULL AND public_key IS NOT NULL END)
      )`);
    await queryRunner.query(
      `CREATE INDEX authenticators_user_id_created_at_index ON authenticators (user_id, created_at)`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX authenticators_app_index ON authenticators (user_id) WHERE kind = 'app'`,
    );
    await queryRunner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        hash text NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, hash)
      )`);
    await queryRunner.query(`
      ALTER TABLE sessions
        ADD COLUMN level smallint NOT NULL DEFAULT 2,
        ADD COLUMN factor_at timestamptz`);
    await queryRunner.query('ALTER TABLE users ADD COLUMN factor_due_at timestamptz');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
