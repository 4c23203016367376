import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/** One mail, and one notice, for each event and recipient. */
export class ToldOnce1795570000000 implements MigrationInterface {
  name = 'ToldOnce1795570000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'outbox_mails_event_id_template_props_unique',
      'outbox_mails (event_id, template, props) WHERE event_id IS NOT NULL',
      { unique: true },
    );
    await buildIndex(
      queryRunner,
      'notifications_event_id_notice_user_id_unique',
      'notifications (event_id, notice, user_id) WHERE event_id IS NOT NULL',
      { unique: true },
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
