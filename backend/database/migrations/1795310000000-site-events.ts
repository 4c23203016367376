import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums by day of what is done on the public site. */
export class SiteEvents1795310000000 implements MigrationInterface {
  name = 'SiteEvents1795310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_counts (
        day date NOT NULL,
        name text NOT NULL,
        label text NOT NULL,
        count integer NOT NULL,
        CONSTRAINT event_counts_name_check CHECK (name IN ('cta_click_book_call', 'cta_download_package', 'ebook_download')),
        CONSTRAINT event_counts_pkey PRIMARY KEY (day, name, label)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
