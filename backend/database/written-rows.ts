import {
  EventSubscriber,
  type EntityManager,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type LoadEvent,
} from 'typeorm';

type State = Record<string, unknown>;

/** The columns of a row as this process last read or wrote them. */
const stateOf = new WeakMap<object, State>();

const comparable = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

const columnsOf = (metadata: EntityMetadata, row: object): [name: string, value: unknown][] =>
  metadata.columns
    .filter(({ isUpdate, isPrimary }) => isUpdate && !isPrimary)
    .map(({ propertyName }) => [propertyName, (row as State)[propertyName]] as [string, unknown])
    .filter(([, value]) => value !== undefined);

function remember(metadata: EntityMetadata, row: object): void {
  const columns = columnsOf(metadata, row);
  stateOf.set(row, Object.fromEntries(columns.map(([name, value]) => [name, comparable(value)])));
}

@EventSubscriber()
export class WrittenRows implements EntitySubscriberInterface {
  afterLoad(row: object, event?: LoadEvent<object>): void {
    if (event) remember(event.metadata, row);
  }
}

/**
 * Writes the columns of a locked row that have changed since it was read or written. `tx.save` would
 * read the row again first.
 */
export async function writeRow(tx: EntityManager, row: object): Promise<void> {
  const metadata = tx.dataSource.getMetadata(row.constructor);
  const before = stateOf.get(row) ?? {};
  const changed = columnsOf(metadata, row).filter(
    ([name, value]) => !(name in before) || comparable(value) !== before[name],
  );
  if (changed.length === 0) return;
  const { affected } = await tx.update(
    metadata.target,
    metadata.getEntityIdMap(row)!,
    Object.fromEntries(changed),
  );
  if (affected !== 1) throw new Error(`A row of ${metadata.tableName} is gone`);
  remember(metadata, row);
}
