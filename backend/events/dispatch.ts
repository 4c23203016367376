import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { DispatchedEvent } from './event.entity';

/** Writes the rows in one statement. */
export type WriteRows<Row> = (tx: EntityManager, rows: Row[]) => Promise<unknown>;

/**
 * Shared by the subscribers of a batch of events. `tx` commits together with the removal of the
 * events from the queue.
 */
export class Dispatch {
  private readonly added = new Map<WriteRows<never>, unknown[]>();
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(
    readonly tx: EntityManager,
    readonly config: AppConfig,
    readonly batch: readonly DispatchedEvent[],
  ) {}

  /** Writes the row later, together with those that other subscribers and events add. */
  add<Row>(write: WriteRows<Row>, row: Row): void {
    const rows = this.added.get(write);
    if (rows) rows.push(row);
    else this.added.set(write, [row]);
  }

  /** Reads once what several subscribers or events need. */
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
