import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to a subscriber's data are mailed on request, and expire. */
export class NewsletterDataLinks1800320000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
         ADD CONSTRAINT one_time_tokens_purpose_check
         CHECK (purpose IN ('verify_registration', 'cancel_registration', 'reset_password',
           'staff_invitation', 'client_invitation', 'change_email', 'undo_email_change',
           'sign_in_handback', 'confirm_subscription', 'open_request', 'join_organisation',
           'join_request', 'keep_account', 'newsletter_data'))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
