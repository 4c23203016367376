import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Complaints come in like enquiries: the old version never writes one, so both can run. */
export class Complaints1795351000000 implements MigrationInterface {
  name = 'Complaints1795351000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE leads DROP CONSTRAINT leads_form_check`);
    await queryRunner.query(`
      ALTER TABLE leads ADD CONSTRAINT leads_form_check
      CHECK (form IN ('contact', 'service', 'mvp', 'notify', 'complaint'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
