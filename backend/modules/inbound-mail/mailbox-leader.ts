import type { DataSource, QueryRunner } from 'typeorm';
import { tryLockName, unlockNames } from '../../database/advisory-lock';

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
      const isMine = await tryLockName(runner, 'inbound-mailbox');
      if (isMine) this.runner = runner;
      return isMine;
    } finally {
      if (!this.runner) await runner.release();
    }
  }

  async stepDown(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    if (!runner) return;
    await unlockNames(runner).catch(() => undefined);
    await runner.release().catch(() => undefined);
  }
}
