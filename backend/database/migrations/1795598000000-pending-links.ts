import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table gets the name that the code has for its rows. */
export class PendingLinks1795598000000 implements MigrationInterface {
  name = 'PendingLinks1795598000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE provider_offers RENAME TO pending_links`);
    await queryRunner.query(
      `ALTER INDEX provider_offers_expires_at_index RENAME TO pending_links_expires_at_index`,
    );
    await queryRunner.query(
      `ALTER TABLE pending_links RENAME CONSTRAINT provider_offers_pkey TO pending_links_pkey`,
    );
    await queryRunner.query(
      `ALTER TABLE pending_links RENAME CONSTRAINT provider_offers_provider_check TO pending_links_provider_check`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
