import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links that open one request, and the sessions they start. The version before never reads the column;
 * it cannot mistake such a session for a whole one, because its token is signed with another key.
 */
export class ActFromTheMail1795950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN only_request_id uuid');
    await queryRunner.query(`
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
        ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN
          ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation',
           'client_invitation', 'change_email', 'undo_email_change', 'sign_in_handback',
           'confirm_subscription', 'open_request'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
