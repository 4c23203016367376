import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROVIDERS = ['google', 'facebook'];

const CHOICES: [table: string, column: string, values: string[]][] = [
  [
    'project_requests',
    'service_type',
    [
      'ai-consulting',
      'data-analytics',
      'machine-learning',
      'ai-integration',
      'custom-app',
      'other',
    ],
  ],
  [
    'project_requests',
    'timeline',
    ['1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible'],
  ],
  [
    'project_requests',
    'budget',
    ['under-5k', '5k-15k', '15k-50k', '50k-100k', 'over-100k', 'discuss'],
  ],
  ['project_requests', 'urgency', ['low', 'medium', 'high', 'critical']],
  ['pending_registrations', 'provider', PROVIDERS],
  ['provider_offers', 'provider', PROVIDERS],
  ['consent_events', 'topic', ['newsletter', 'webinars', 'resources']],
  ['subscriptions', 'trap', ['honeypot', 'too_fast']],
];

/** Every column that holds one of a few words refuses any other. Nobody who writes waits meanwhile. */
export class EveryChoiceChecked1795597000000 implements MigrationInterface {
  name = 'EveryChoiceChecked1795597000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, values] of CHOICES) {
      const name = `${table}_${column}_check`;
      const list = values.map((value) => `'${value}'`).join(', ');
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
      await queryRunner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${column} IN (${list})) NOT VALID`,
      );
      await queryRunner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
