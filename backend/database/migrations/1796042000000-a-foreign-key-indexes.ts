import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/** [table, column, condition]: without an index, deleting the other row reads the whole table. */
const KEYS: [table: string, column: string, condition?: string][] = [
  ['absences', 'deputy_id', 'deputy_id IS NOT NULL'],
  ['data_requests', 'raised_by', 'raised_by IS NOT NULL'],
  ['delegations', 'delegated_by', 'delegated_by IS NOT NULL'],
  ['inbound_mails', 'decided_by', 'decided_by IS NOT NULL'],
  ['memberships', 'invited_by', 'invited_by IS NOT NULL'],
  ['memberships', 'user_id', 'user_id IS NOT NULL'],
  ['request_comments', 'author_id', 'author_id IS NOT NULL'],
  ['request_notes', 'author_id', 'author_id IS NOT NULL'],
  ['request_participants', 'added_by', 'added_by IS NOT NULL'],
  ['sla_clocks', 'met_by', 'met_by IS NOT NULL'],
  ['sla_clocks', 'policy_id'],
  ['sla_policies', 'calendar_id'],
  ['sla_policies', 'created_by', 'created_by IS NOT NULL'],
];

export class ForeignKeyIndexes1796042000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, condition] of KEYS) {
      const where = condition ? ` WHERE ${condition}` : '';
      await buildIndex(queryRunner, `${table}_${column}_index`, `${table} (${column})${where}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
