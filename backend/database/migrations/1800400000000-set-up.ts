import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin has confirmed of the set-up, or a test mail has proved. */
export class SetUp1800400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE set_up_proofs (
        proof text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT set_up_proofs_pkey PRIMARY KEY (proof),
        CONSTRAINT set_up_proofs_proof_check CHECK (proof IN ('hours', 'mail_out', 'mail_in'))
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
