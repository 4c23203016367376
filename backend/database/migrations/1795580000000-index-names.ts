import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their names had the columns in the order of the alphabet; now in the order of the index. */
const INDEXES: Record<string, string> = {
  consent_events_id_subscriber_id_index: 'consent_events_subscriber_id_id_index',
  contact_syncs_id_state_updated_at_index: 'contact_syncs_state_updated_at_id_index',
  contact_syncs_id_updated_at_index: 'contact_syncs_updated_at_id_index',
  delegations_created_at_request_id_index: 'delegations_request_id_created_at_index',
  leads_created_at_form_id_index: 'leads_form_created_at_id_index',
  leads_created_at_id_service_index: 'leads_service_created_at_id_index',
  leads_created_at_id_state_index: 'leads_state_created_at_id_index',
  one_time_tokens_purpose_subject_id_index: 'one_time_tokens_subject_id_purpose_index',
  outbox_mails_created_at_id_state_index: 'outbox_mails_state_created_at_id_index',
  outbox_mails_created_at_id_template_index: 'outbox_mails_template_created_at_id_index',
  outbox_mails_id_ordering_key_index: 'outbox_mails_ordering_key_id_index',
  pending_registrations_created_at_email_index: 'pending_registrations_email_created_at_index',
  project_requests_created_at_id_status_index: 'project_requests_status_created_at_id_index',
  project_requests_created_at_id_user_id_index: 'project_requests_user_id_created_at_id_index',
  request_comments_created_at_id_request_id_index:
    'request_comments_request_id_created_at_id_index',
  request_notes_created_at_id_request_id_index: 'request_notes_request_id_created_at_id_index',
  sessions_created_at_user_id_index: 'sessions_user_id_created_at_index',
  subscribers_created_at_id_state_index: 'subscribers_state_created_at_id_index',
  users_created_at_id_role_index: 'users_role_created_at_id_index',
  users_id_sort_name_index: 'users_sort_name_id_index',
};

const CONSTRAINTS: [table: string, from: string, to: string][] = [
  [
    'idempotency_keys',
    'idempotency_keys_key_user_id_unique',
    'idempotency_keys_user_id_key_unique',
  ],
  [
    'provider_identities',
    'provider_identities_provider_user_id_unique',
    'provider_identities_user_id_provider_unique',
  ],
];

/** The name of an index says its columns in their order. */
export class IndexNames1795580000000 implements MigrationInterface {
  name = 'IndexNames1795580000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [from, to] of Object.entries(INDEXES)) {
      await queryRunner.query(`ALTER INDEX ${from} RENAME TO ${to}`);
    }
    for (const [table, from, to] of CONSTRAINTS) {
      await queryRunner.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${from} TO ${to}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
