import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/** Nothing of what waits for the client falls due, so it stands at the very end of the queue's order. */
export class WaitingIndex1795850000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'project_requests_waiting_index',
      `project_requests (due_at, created_at, id)
       INCLUDE (status, service_type, urgency, assigned_to, assignee_id)
       WHERE awaiting_client_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
