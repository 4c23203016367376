import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What integrations call the API with. The version before has no such thing. */
export class ApiTokens1795990000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        hash text NOT NULL UNIQUE,
        beginning text NOT NULL,
        scopes text[] NOT NULL,
        networks text[] NOT NULL,
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      `CREATE INDEX api_tokens_user_id_created_at_index ON api_tokens (user_id, created_at)`,
    );
    await queryRunner.query(
      `CREATE INDEX api_tokens_created_at_id_index ON api_tokens (created_at, id)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
