import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News about one request reach its client in the order they happened. */
export class OrderMails1795240000000 implements MigrationInterface {
  name = 'OrderMails1795240000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE outbox_mails ADD ordering_key text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
