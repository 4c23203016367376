import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views of the queue, and answers that staff choose from. */
export class ViewsAndReplies1795820000000 implements MigrationInterface {
  name = 'ViewsAndReplies1795820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE saved_views (
        id uuid NOT NULL, owner_id uuid NOT NULL, panel text NOT NULL, name citext NOT NULL,
        filters text NOT NULL, is_shared boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_views_pkey PRIMARY KEY (id),
        CONSTRAINT saved_views_panel_check CHECK (panel IN ('admin', 'manager', 'support')),
        CONSTRAINT saved_views_owner_id_fkey FOREIGN KEY (owner_id)
          REFERENCES users (id) ON DELETE CASCADE)`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (owner_id, panel, name)`,
    );
    await queryRunner.query(
      `CREATE INDEX saved_views_shared_index ON saved_views (panel) WHERE is_shared`,
    );
    await queryRunner.query(`
      CREATE TABLE view_choices (
        user_id uuid NOT NULL, panel text NOT NULL, pinned text[] NOT NULL, opens_with text,
        CONSTRAINT view_choices_pkey PRIMARY KEY (user_id, panel),
        CONSTRAINT view_choices_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE)`);
    await queryRunner.query(`
      CREATE TABLE canned_replies (
        id uuid NOT NULL, title citext NOT NULL, body text NOT NULL,
        version integer NOT NULL DEFAULT 1, created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT canned_replies_pkey PRIMARY KEY (id))`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX canned_replies_title_unique ON canned_replies (title)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
