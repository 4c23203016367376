import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a request waits for from its client. Until now it was an answer, and a proposal that was sent
 * did not count. The clocks of these requests follow with their next change.
 */
export class Awaited1800401000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE project_requests ADD COLUMN awaits text[] NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `UPDATE project_requests SET awaits = '{answer}' WHERE awaiting_client_at IS NOT NULL`,
    );
    await queryRunner.query(
      `UPDATE project_requests r SET awaits = '{decision}' || r.awaits,
         awaiting_client_at = coalesce(r.awaiting_client_at, p.updated_at)
       FROM proposals p WHERE p.request_id = r.id AND p.state = 'sent'
         AND r.status IN ('pending', 'assigned', 'in_review', 'approved')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
