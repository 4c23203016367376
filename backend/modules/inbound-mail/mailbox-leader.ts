import type { DataSource, QueryRunner } from 'typeorm';

const LOCK = `SELECT pg_try_advisory_lock(hashtext('fenwright:inbound-mailbox')) AS "isMine"`;

/**
 * Only the worker whose connection holds the lock reads the mailbox. The lock is released with the
 * connection.
 */
export class MailboxLeader {
  private runner?: QueryRunner;

  constructor(private readonly dataSource: DataSource) {}

  async isLeader(): Promise<boolean> {
    if (this.runner) {
      // Throws if the connection, and with it the lock, is lost.
      await this.runner.query('SELECT 1');
      return true;
    }
    const runner = this.dataSource.createQueryRunner();
    try {
      const [row] = (await runner.query(LOCK)) as [{ isMine: boolean }];
      if (row.isMine) this.runner = runner;
      return row.isMine;
    } finally {
      if (!this.runner) await runner.release();
    }
  }

  async stepDown(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    await runner?.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await runner?.release().catch(() => undefined);
  }
}
