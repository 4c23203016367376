import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withdrawing now deletes the words. This deletes those that were withdrawn before. */
export class WithdrawnWords1800270000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE testimonials SET wording = '', shown_name = '', shown_role = NULL,
         shown_company = NULL WHERE state = 'withdrawn'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
