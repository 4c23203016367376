import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/** The requests of one organisation, newest first. */
export class RequestsOfOrganisations1795970000001 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'project_requests_organisation_index',
      `project_requests (organisation_id, created_at DESC, id DESC)
       WHERE organisation_id IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
