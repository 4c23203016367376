import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies, withdrawing, handing on, agreed prices, promised replies, and the columns that lists are sorted by. */
export class RequestConversation1795380000000 implements MigrationInterface {
  name = 'RequestConversation1795380000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE request_comments (
        id uuid NOT NULL,
        request_id uuid NOT NULL,
        author_id uuid,
        is_from_staff boolean NOT NULL,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT request_comments_pkey PRIMARY KEY (id),
        CONSTRAINT request_comments_request_id_fkey FOREIGN KEY (request_id)
          REFERENCES project_requests (id) ON DELETE CASCADE,
        CONSTRAINT request_comments_author_id_fkey FOREIGN KEY (author_id)
          REFERENCES users (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`
      CREATE INDEX request_comments_created_at_request_id_index
      ON request_comments (request_id, created_at)`);

    await queryRunner.query(`
      ALTER TABLE project_requests
        ADD COLUMN client_name text NOT NULL DEFAULT '',
        ADD COLUMN replied_at timestamptz,
        ADD COLUMN agreed_price integer,
        DROP CONSTRAINT project_requests_status_check,
        ADD CONSTRAINT project_requests_status_check CHECK ("status" IN
          ('pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected', 'withdrawn')),
        ADD CONSTRAINT project_requests_agreed_price_check CHECK ("agreed_price" >= 0)`);
    await queryRunner.query(`
      UPDATE project_requests r SET client_name = btrim(u.first_name || ' ' || u.last_name)
      FROM users u WHERE u.id = r.user_id`);
    await queryRunner.query(`
      UPDATE project_requests r SET replied_at = e.at
      FROM (
        SELECT request_id, min(created_at) AS at FROM request_events
        WHERE kind = 'status_changed' AND to_status NOT IN ('pending', 'assigned')
        GROUP BY request_id
      ) e WHERE e.request_id = r.id`);
    await queryRunner.query(`
      ALTER TABLE request_events
        ADD COLUMN amount integer,
        DROP CONSTRAINT request_events_kind_check,
        ADD CONSTRAINT request_events_kind_check CHECK ("kind" IN
          ('raised', 'delegated', 'reassigned', 'status_changed', 'priced'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
