import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { DispatchedEvent } from './event.entity';

export type WriteRows<Row> = (tx: EntityManager, rows: Row[]) => Promise<unknown>;

/** `tx` commits together with the removal of the events from the queue. */
export class Dispatch {
  private readonly added = new Map<WriteRows<never>, unknown[]>();
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(
    readonly tx: EntityManager,
    readonly config: AppConfig,
    readonly batch: readonly DispatchedEvent[],
  ) {}

  /** Written later, together with the rows of other subscribers and events. */
  add<Row>(write: WriteRows<Row>, row: Row): void {
    const rows = this.added.get(write);
    if (rows) rows.push(row);
    else this.added.set(write, [row]);
  }

  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.known.get(name) ?? read();
    this.known.set(name, known);
    return known as Promise<T>;
  }

  async writeAdded(): Promise<void> {
    const added = [...this.added];
    this.added.clear();
    for (const [write, rows] of added) await write(this.tx, rows as never[]);
  }
}
