import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

const TABLES = ['request_comments', 'request_events', 'request_notes'];

/** Comments, history and notes of a request are read in pages: along an index by time and id. */
export class ThreadsInPages1795500000000 implements MigrationInterface {
  name = 'ThreadsInPages1795500000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await buildIndex(
        queryRunner,
        `${table}_created_at_id_request_id_index`,
        `${table} (request_id, created_at, id)`,
      );
      await queryRunner.query(
        `DROP INDEX CONCURRENTLY IF EXISTS ${table}_created_at_request_id_index`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
