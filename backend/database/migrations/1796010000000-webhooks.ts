import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom we tell what happens, and what came of it. The version before has no such thing. */
export class Webhooks1796010000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY,
        url text NOT NULL,
        description text NOT NULL,
        secret text NOT NULL,
        former_secret text,
        former_secret_until timestamptz,
        types text[] NOT NULL,
        state text NOT NULL DEFAULT 'active',
        disabled_because text,
        failing_since timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_endpoints_state_check CHECK (state IN ('active', 'disabled')),
        CONSTRAINT webhook_endpoints_disabled_because_check
          CHECK (disabled_because IN ('admin', 'failing', 'gone')),
        CONSTRAINT webhook_endpoints_disabled_check
          CHECK ((state = 'disabled') = (disabled_because IS NOT NULL))
      )`);
    await queryRunner.query(`
      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY,
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        event_id uuid NOT NULL,
        is_replay boolean NOT NULL DEFAULT false,
        state text NOT NULL DEFAULT 'waiting',
        attempts integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        attempted_at timestamptz,
        status integer,
        answer text,
        error text,
        milliseconds integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_deliveries_state_check
          CHECK (state IN ('waiting', 'sending', 'delivered', 'failed'))
      )`);
    for (const [name, on] of [
      ['endpoint_id_created_at_id', 'endpoint_id, created_at, id'],
      ['endpoint_id_state_created_at_id', 'endpoint_id, state, created_at, id'],
      ['created_at', 'created_at'],
    ]) {
      await queryRunner.query(
        `CREATE INDEX webhook_deliveries_${name}_index ON webhook_deliveries (${on})`,
      );
    }
    await queryRunner.query(
      `CREATE INDEX webhook_deliveries_due_index ON webhook_deliveries (endpoint_id, next_at)
       WHERE state IN ('waiting', 'sending')`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX webhook_deliveries_event_index ON webhook_deliveries (event_id, endpoint_id)
       WHERE NOT is_replay`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
