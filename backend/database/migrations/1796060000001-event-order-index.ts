import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index';

/**
 * The log is read in this order. The events of one subject are found along
 * `events_subject_id_at_id_index`, audited or not.
 */
export class EventOrderIndex1796060000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'events_transaction_id_sequence_index',
      'events (transaction_id, sequence)',
    );
    await queryRunner.query(
      'DROP INDEX CONCURRENTLY IF EXISTS events_subject_id_at_sequence_index',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
