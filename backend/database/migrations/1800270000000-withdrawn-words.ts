import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of testimonials withdrawn before go as those of later ones do. */
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
