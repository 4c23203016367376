import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that accounts had before, for their erasure. The version before writes none. */
export class FormerAddresses1796041000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE former_addresses (
        user_id uuid NOT NULL, email citext NOT NULL, left_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT former_addresses_pkey PRIMARY KEY (user_id, email),
        CONSTRAINT former_addresses_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE)`);
    await queryRunner.query(`
      INSERT INTO former_addresses (user_id, email, left_at)
      SELECT DISTINCT ON (t.subject_id, t.email) t.subject_id, t.email, t.created_at
      FROM one_time_tokens t JOIN users u ON u.id = t.subject_id
      WHERE t.purpose = 'undo_email_change' AND t.email IS NOT NULL AND t.email <> u.email
        AND u.erased_at IS NULL
      ORDER BY t.subject_id, t.email, t.created_at DESC`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
