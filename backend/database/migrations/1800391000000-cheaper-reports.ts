import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Workers keep the plan of `count_requests` for as long as they are connected, and a plan from when
 * there were few clocks reads all of them. Most requests have no reply to take minutes of.
 */
export class CheaperReports1800391000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER FUNCTION count_requests(uuid[]) SET enable_seqscan = off');
    await queryRunner.query('ALTER FUNCTION report_minutes(double precision) STRICT');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
