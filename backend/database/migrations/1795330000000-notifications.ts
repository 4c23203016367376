import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are told inside the portal. */
export class Notifications1795330000000 implements MigrationInterface {
  name = 'Notifications1795330000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notifications (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        type text NOT NULL,
        title text NOT NULL,
        message text NOT NULL,
        request_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT notifications_type_check CHECK (type IN ('success', 'warning', 'info')),
        CONSTRAINT notifications_pkey PRIMARY KEY (id),
        CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT notifications_request_id_fkey FOREIGN KEY (request_id) REFERENCES project_requests(id) ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await queryRunner.query(`
      CREATE INDEX notifications_newest_index ON notifications (user_id, created_at, id)`);
    await queryRunner.query(`
      CREATE INDEX notifications_unread_index ON notifications (user_id, created_at, id) WHERE read_at IS NULL`);
    await queryRunner.query(`
      CREATE INDEX notifications_created_at_index ON notifications (created_at)`);
    await queryRunner.query(`
      CREATE INDEX notifications_request_id_index ON notifications (request_id) WHERE request_id IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
