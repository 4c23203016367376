import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the workers that end with an event in hand. */
export class Events1800311000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Unlogged: after a crash of the database, the count may begin again.
    await queryRunner.query(
      `CREATE UNLOGGED TABLE IF NOT EXISTS event_crashes (
         sequence bigint NOT NULL,
         crashes smallint NOT NULL,
         CONSTRAINT event_crashes_pkey PRIMARY KEY (sequence)
       )`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
