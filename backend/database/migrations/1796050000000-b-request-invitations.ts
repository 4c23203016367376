import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that invite an address to read one request. The version before makes none. */
export class RequestInvitations1796050000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check,
        ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN
          ('verify_registration', 'cancel_registration', 'reset_password', 'staff_invitation',
           'client_invitation', 'change_email', 'undo_email_change', 'sign_in_handback',
           'confirm_subscription', 'open_request', 'join_organisation', 'join_request',
           'keep_account'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
