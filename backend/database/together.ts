import DataLoader from 'dataloader';
import { In, type EntityManager, type EntityTarget } from 'typeorm';

const MAX_BATCH = 100;

type Id = { id: string };

export const within = (ms: number) => (start: () => void) => setTimeout(start, ms);

/**
 * Runs once for all calls until `schedule` starts it, by default within five milliseconds. Values
 * are in the order of the keys.
 */
export function together<Key, Value>(
  run: (db: EntityManager, keys: readonly Key[]) => Promise<Value[]>,
  schedule: (start: () => void) => unknown = within(5),
): (db: EntityManager, key: Key) => Promise<Value> {
  const loaders = new WeakMap<EntityManager, DataLoader<Key, Value>>();
  return (db, key) => {
    const loader =
      loaders.get(db) ??
      new DataLoader<Key, Value>((keys) => run(db, keys), {
        cache: false,
        maxBatchSize: MAX_BATCH,
        batchScheduleFn: schedule,
      });
    loaders.set(db, loader);
    return loader.load(key);
  };
}

export const findTogether = <Row extends Id>(entity: EntityTarget<Row>) =>
  together<string, Row | null>(async (db, ids) => {
    const rows = await db.findBy<Id>(entity, { id: In([...new Set(ids)]) });
    const found = new Map(rows.map((row) => [row.id, row as Row]));
    return ids.map((id) => found.get(id) ?? null);
  });
