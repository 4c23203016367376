import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/** A search under filters reads the rows that have both, not all that have the words. */
export class SearchWithinFilters1795700000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS btree_gin`);
    await buildIndex(
      queryRunner,
      'project_requests_search_index',
      'project_requests USING gin (search_text gin_trgm_ops, status, service_type, urgency)',
    );
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS project_requests_search_text_index`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
