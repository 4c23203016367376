import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to a subscriber's data are mailed on request, and expire. */
export class NewsletterDataLinks1800320000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `ALTER TABLE one_time_tokens DROP CONSTRAINT IF EXISTS one_time_tokens_purpose_check,
     ADD CONSTRAINT one_time_tokens_purpose_check
       CHECK (purpose IN ('verify_registration', 'cancel_registration', 'reset_password',
         'staff_invitation', 'client_invitation', 'change_email', 'undo_email_change',
         'sign_in_handback', 'confirm_subscription', 'open_request', 'join_organisation',
         'join_request', 'keep_account', 'newsletter_data')) NOT VALID`,
  'ALTER TABLE one_time_tokens VALIDATE CONSTRAINT one_time_tokens_purpose_check',
];
