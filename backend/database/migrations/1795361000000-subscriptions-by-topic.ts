import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of subscribers, narrowed to a topic, begins with those who have it. */
export class SubscriptionsByTopic1795361000000 implements MigrationInterface {
  name = 'SubscriptionsByTopic1795361000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX subscriptions_topic_index ON subscriptions (topic, subscriber_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
