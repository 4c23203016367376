import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OFFICE_HOURS, OFFICE_ZONE } from '../../config/office';

/** A file a room, in an order that references allow. */
const FILES = [
  'ground',
  'accounts',
  'users',
  'links',
  'auth',
  'api-tokens',
  'companies',
  'idempotency',
  'events',
  'mail',
  'notifications',
  'consent',
  'newsletter',
  'requests',
  'response-times',
  'delegation',
  'request-lists',
  'files',
  'inbound-mail',
  'leads',
  'webhooks',
  'privacy',
  'background',
];

/** The last migration of 0.1. */
const LAST_OF_0_1 = 'EventOrderIndex1796060000001';
const COMMIT_OF_0_1 = 'fc12af61';

const TARGETS = {
  first_reply: { low: 540, medium: 540, high: 240, critical: 120 },
  next_reply: { low: 540, medium: 540, high: 240, critical: 120 },
  resolution: { low: 10_800, medium: 5_400, high: 2_700, critical: 1_080 },
};

/** The schema of 1.0.0. Takes over a database of the last 0.1 and refuses an earlier one. */
export class Baseline1800000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const former = (await queryRunner.query('SELECT name FROM migrations')) as { name: string }[];
    const schema = FILES.map((file) =>
      readFileSync(join(__dirname, `../schema/${file}.sql`), 'utf8'),
    )
      .join('\n')
      .replace('{{office zone}}', OFFICE_ZONE);
    if (former.some(({ name }) => name === LAST_OF_0_1)) return takeOver(queryRunner, schema);
    if (former.length > 0) {
      throw new Error(
        `This database is of an earlier 0.1, and nothing in it was changed. Check out commit ${COMMIT_OF_0_1}, the last of 0.1, and run "npm run db:migrate" there with the same DATABASE_URL. Then migrate with this version.`,
      );
    }
    await queryRunner.query(schema);
    await seed(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** The office of brand.json with England's bank holidays, and targets that admins may change. */
async function seed(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    'INSERT INTO address_salts (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)',
  );
  const calendarId = uuid();
  const year = new Date().getUTCFullYear();
  // Loaded here, because every process loads the migrations and the library takes 8 MB.
  const { bankHolidays } = await import('../../modules/response-times/bank-holidays.js');
  await queryRunner.query(
    `INSERT INTO calendars (id, name, zone, hours, holidays_through) VALUES ($1, 'Office', $2, $3, $4)`,
    [calendarId, OFFICE_ZONE, JSON.stringify(OFFICE_HOURS), year + 2],
  );
  for (const { day, name } of [year - 1, year, year + 1, year + 2].flatMap(bankHolidays)) {
    await queryRunner.query(
      `INSERT INTO holidays (calendar_id, day, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [calendarId, day, name],
    );
  }
  await queryRunner.query(
    `INSERT INTO sla_policies (id, version, calendar_id, targets) VALUES ($1, 1, $2, $3)`,
    [uuid(), calendarId, JSON.stringify(TARGETS)],
  );
}

const DROP = `
  DROP TRIGGER project_requests_agreed ON project_requests;
  DROP TRIGGER project_requests_count_move ON project_requests;
  DROP TRIGGER project_requests_count_presence ON project_requests;
  DROP TRIGGER project_requests_report_delete ON project_requests;
  DROP TRIGGER project_requests_report_insert ON project_requests;
  DROP TRIGGER project_requests_report_update ON project_requests;
  DROP TRIGGER sla_clocks_report_delete ON sla_clocks;
  DROP TRIGGER sla_clocks_report_insert ON sla_clocks;
  DROP TRIGGER sla_clocks_report_update ON sla_clocks;
  DROP FUNCTION note_agreed, note_clock_report, note_report_change, note_request_count,
    note_request_report;
  DROP TABLE request_counts, request_count_changes, unsealed_events;
  DROP INDEX project_requests_assigned_to_created_at_id_index, project_requests_assignee_index,
    project_requests_assignee_status_index, project_requests_by_budget_index,
    project_requests_by_service_index, project_requests_by_status_index,
    project_requests_by_updated_index, project_requests_by_urgency_index,
    project_requests_created_at_id_index, project_requests_due_index, project_requests_kind_index,
    project_requests_own_queue_index, project_requests_queue_index, project_requests_response_index,
    project_requests_status_created_at_id_index, project_requests_team_queue_index,
    project_requests_waiting_index;
  ALTER TABLE project_requests DROP COLUMN agreed_price`;

/** Functions are replaced; tables, indexes and triggers are made if there are none of that name. */
const FUNCTION = /^CREATE FUNCTION/;
const RELATION = /^CREATE (?:TABLE|(?:UNIQUE )?INDEX) (\w+)/;
const TRIGGER = /^CREATE TRIGGER (\w+)/;

const statementsOf = (schema: string): string[] =>
  schema.split(/;\n+(?=CREATE|ALTER|--)/).map((statement) => statement.replace(/^--.*\n/gm, ''));

/** Brings a database of the last 0.1 to this schema and keeps its data. */
async function takeOver(queryRunner: QueryRunner, schema: string): Promise<void> {
  await queryRunner.query(DROP);
  const found = (await queryRunner.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
     UNION SELECT tgname FROM pg_trigger`,
  )) as { name: string }[];
  const names = new Set(found.map(({ name }) => name));
  for (const statement of statementsOf(schema)) {
    const [, name] = RELATION.exec(statement) ?? TRIGGER.exec(statement) ?? [];
    if (name && names.has(name)) continue;
    await queryRunner.query(statement.replace(FUNCTION, 'CREATE OR REPLACE FUNCTION'));
  }
  await queryRunner.query('SELECT rebuild_report_facts()');
}
