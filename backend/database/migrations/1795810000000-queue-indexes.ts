import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

const REQUESTS = 'project_requests';
const OPEN = `WHERE status IN ('pending', 'assigned', 'in_review', 'approved')`;
const RUNNING = 'running_since IS NOT NULL';

/** The indexes of the queue's orders and filters, and of the clocks. */
export class QueueIndexes1795810000000 implements MigrationInterface {
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const on = (name: string, table: string, columns: string, rest = '') =>
      buildIndex(queryRunner, name, `${table} (${columns}) ${rest}`);
    const order = 'due_at, created_at, id';
    // With what views filter by: what fits is counted without reading the requests.
    const filters = 'status, service_type, urgency, assignee_id, awaiting_client_at';
    await on(
      'project_requests_queue_index',
      REQUESTS,
      order,
      `INCLUDE (${filters}, assigned_to) ${OPEN}`,
    );
    await on(
      'project_requests_team_queue_index',
      REQUESTS,
      `assigned_to, ${order}`,
      `INCLUDE (${filters}) ${OPEN}`,
    );
    await on('project_requests_own_queue_index', REQUESTS, `assignee_id, ${order}`, OPEN);
    await on('project_requests_due_index', REQUESTS, order);
    await on(
      'project_requests_assignee_index',
      REQUESTS,
      'assignee_id, created_at, id',
      'WHERE assignee_id IS NOT NULL',
    );
    await on(
      'project_requests_assignee_status_index',
      REQUESTS,
      'assignee_id, status, created_at, id',
      `INCLUDE (service_type, urgency, assigned_to, due_at, awaiting_client_at)
       WHERE assignee_id IS NOT NULL`,
    );
    await on(
      'project_requests_reply_due_index',
      REQUESTS,
      'reply_due_at, id',
      'WHERE reply_due_at IS NOT NULL',
    );
    await buildIndex(
      queryRunner,
      'sla_clocks_open_unique',
      'sla_clocks (request_id, kind) WHERE met_at IS NULL AND stopped_at IS NULL',
      { unique: true },
    );
    await on('sla_clocks_request_id_index', 'sla_clocks', 'request_id');
    await on(
      'sla_clocks_warning_index',
      'sla_clocks',
      'warn_at',
      `WHERE warned_at IS NULL AND ${RUNNING}`,
    );
    await on(
      'sla_clocks_breach_index',
      'sla_clocks',
      'due_at',
      `WHERE breached_at IS NULL AND ${RUNNING}`,
    );
    await on(
      'sla_clocks_calendar_index',
      'sla_clocks',
      'calendar_id, calendar_version',
      `WHERE ${RUNNING}`,
    );
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS project_requests_awaiting_index`);
    for (const check of ['last_word_by', 'assignee']) {
      await queryRunner.query(
        `ALTER TABLE ${REQUESTS} VALIDATE CONSTRAINT project_requests_${check}_check`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
