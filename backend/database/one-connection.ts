import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

type Connecting = { obtainMasterConnection: () => Promise<unknown> };

type Transaction = { connections: number; afterCommit: Set<() => void> };

const transactions = new AsyncLocalStorage<Transaction>();

export async function inTransaction<T>(
  dataSource: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const transaction: Transaction = { connections: 0, afterCommit: new Set() };
  const result = await transactions.run(transaction, () => dataSource.transaction(work));
  for (const callback of transaction.afterCommit) callback();
  return result;
}

export const afterCommit = (callback: () => void): void => {
  transactions.getStore()?.afterCommit.add(callback);
};

/**
 * Transactions that take a second connection can deadlock the pool, so this throws (in production
 * it only logs). Code inside a transaction must use its `tx`.
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
