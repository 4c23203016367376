import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reports' figures of what is there already. The triggers count meanwhile: no writer waits. */
export class ReportFacts1795840000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`SELECT rebuild_report_facts()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
