import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices no longer depend on the requests they may be about: the requests depend on notices. */
export class NoticesOfAnyRequest1795590000000 implements MigrationInterface {
  name = 'NoticesOfAnyRequest1795590000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE notifications DROP CONSTRAINT notifications_request_id_fkey`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
