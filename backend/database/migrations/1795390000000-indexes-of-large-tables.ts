import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

const rank = (values: string, column: string): string =>
  `array_position(ARRAY[${values
    .split(' ')
    .map((value) => `'${value}'`)
    .join(',')}]::text[], ${column})`;

/** One index a column that a list is sorted by; a team's list takes the same and skips the others'. */
const SORTS = {
  project: 'lower(project_name)',
  client: 'lower(client_name)',
  service: 'service_type',
  status: rank('pending assigned in_review approved completed rejected withdrawn', 'status'),
  budget: rank('under-5k 5k-15k 15k-50k 50k-100k over-100k discuss', 'budget'),
  urgency: rank('low medium high critical', 'urgency'),
  updated: 'updated_at',
};

const UNSENT = `state IN ('waiting', 'queued', 'sending')`;

const INDEXES: Record<string, string> = {
  outbox_mails_id_ordering_key_index: `outbox_mails (ordering_key, id) WHERE ordering_key IS NOT NULL AND ${UNSENT}`,
  outbox_mails_recipient_index: `outbox_mails (recipient) WHERE recipient IS NOT NULL`,
  outbox_mails_sent_at_index: `outbox_mails (sent_at) WHERE state = 'sent'`,
  outbox_mails_created_at_id_template_index: `outbox_mails (template, created_at, id)`,
  outbox_mails_created_at_id_state_index: `outbox_mails (state, created_at, id)`,
  outbox_mails_created_at_id_index: `outbox_mails (created_at, id)`,
  one_time_tokens_created_at_index: `one_time_tokens (created_at) WHERE purpose = 'confirm_subscription'`,
  project_requests_kind_index: `project_requests (status, service_type, urgency, assigned_to, created_at, id)`,
  project_requests_response_index: `project_requests (assigned_to, first_response_at, delegated_at) WHERE first_response_at IS NOT NULL`,
  project_requests_awaiting_index: `project_requests (created_at, id) WHERE replied_at IS NULL AND status IN ('pending', 'assigned')`,
  ...Object.fromEntries(
    Object.entries(SORTS).map(([name, expression]) => [
      `project_requests_by_${name}_index`,
      `project_requests (${expression}, created_at, id)`,
    ]),
  ),
  users_staff_index: `users (role) WHERE role <> 'client'`,
  users_created_at_id_index: `users (created_at, id)`,
  users_created_at_id_role_index: `users (role, created_at, id)`,
  users_id_sort_name_index: `users (sort_name, id)`,
  users_last_seen_index: `users (last_seen_at DESC NULLS LAST, id DESC)`,
  users_deactivated_index: `users (created_at, id) WHERE disabled_at IS NOT NULL`,
  users_invited_index: `users (created_at, id) WHERE invited_at IS NOT NULL`,
  users_search_text_index: `users USING gin (search_text gin_trgm_ops)`,
  audit_entries_at_id_index: `audit_entries ("at", id)`,
  audit_entries_action_at_id_index: `audit_entries (action, "at", id)`,
  audit_entries_actor_id_at_id_index: `audit_entries (actor_id, "at", id)`,
  audit_entries_at_id_object_type_index: `audit_entries (object_type, "at", id)`,
  audit_entries_at_id_object_id_index: `audit_entries (object_id, "at", id)`,
  audit_entries_trace_id_index: `audit_entries (trace_id)`,
  audit_entries_group_index: `audit_entries (split_part(action, '.', 1), "at", id)`,
  subscriptions_topic_index: `subscriptions (topic, subscriber_id)`,
};

/** Nobody who writes to these tables waits for their indexes. */
export class IndexesOfLargeTables1795390000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await buildIndex(queryRunner, name, on);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
