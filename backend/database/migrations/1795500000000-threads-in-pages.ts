import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['request_comments', 'request_events', 'request_notes'];

/** Comments, history and notes of a request are read in pages: along an index by time and id. */
export class ThreadsInPages1795500000000 implements MigrationInterface {
  name = 'ThreadsInPages1795500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`
        CREATE INDEX ${table}_created_at_id_request_id_index
        ON ${table} (request_id, created_at, id)`);
      await queryRunner.query(`DROP INDEX ${table}_created_at_request_id_index`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
