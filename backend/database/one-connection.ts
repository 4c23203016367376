import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

type Connecting = { obtainMasterConnection: () => Promise<unknown> };

const transactions = new AsyncLocalStorage<{ connections: number }>();

/** Runs `work` in a transaction, within which no other connection may be taken: see `watchConnections`. */
export const inTransaction = <T>(
  dataSource: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> => transactions.run({ connections: 0 }, () => dataSource.transaction(work));

/**
 * A transaction that waits for a second connection holds its first one meanwhile: as many of them at
 * once as the pool has connections wait for each other until they time out. Whatever runs in one uses
 * its `tx`; where it does not, this throws (and only logs in production).
 */
export function watchConnections(
  dataSource: DataSource,
  { isStrict }: { isStrict: boolean },
): void {
  const driver = dataSource.driver as unknown as Connecting;
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = () => {
    const transaction = transactions.getStore();
    if (transaction && ++transaction.connections > 1) {
      const error = new Error('A second connection inside a transaction');
      if (isStrict) throw error;
      new Logger('database').error(error);
    }
    return obtain();
  };
}
