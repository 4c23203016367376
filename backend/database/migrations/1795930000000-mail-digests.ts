import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that wait to be sent as one, what each person wants mailed, and when their day begins. */
export class MailDigests1795930000000 implements MigrationInterface {
  name = 'MailDigests1795930000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string) => queryRunner.query(text);
    await run(`ALTER TABLE users ADD COLUMN time_zone text`);
    await run(`ALTER TABLE outbox_mails ADD COLUMN digest_key text, ADD COLUMN merged_into uuid`);
    await run(`ALTER TABLE outbox_mails DROP CONSTRAINT outbox_mails_state_check`);
    await run(`
      ALTER TABLE outbox_mails ADD CONSTRAINT outbox_mails_state_check CHECK ("state" IN
        ('held', 'waiting', 'queued', 'sending', 'sent', 'merged', 'dead', 'skipped', 'cancelled'))`);
    await run(`
      CREATE TABLE mail_preferences (
        user_id uuid NOT NULL, kind text NOT NULL, delivery text NOT NULL,
        CONSTRAINT mail_preferences_pkey PRIMARY KEY (user_id, kind),
        CONSTRAINT mail_preferences_delivery_check CHECK ("delivery" IN ('at_once', 'daily', 'never')),
        CONSTRAINT mail_preferences_user_id_fkey FOREIGN KEY (user_id)
          REFERENCES users (id) ON DELETE CASCADE)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
