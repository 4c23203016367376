import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from '../database/data-source';
import type { ClaimedEvent } from './event-queue';

const ADD = `
  INSERT INTO event_crashes (sequence, crashes) SELECT unnest($1::bigint[]), 1
  ON CONFLICT (sequence) DO UPDATE SET crashes = event_crashes.crashes + 1`;

const REMOVE = 'DELETE FROM event_crashes WHERE sequence = ANY($1::bigint[])';

type Noted = Pick<ClaimedEvent, 'sequence'>;

const sequencesOf = (events: Noted[]) => [events.map(({ sequence }) => sequence)];

/**
 * Notes the events in hand. If a dispatcher ends, its notes stay: they are written on a separate
 * connection, so they are not rolled back with its transaction.
 */
@Injectable()
export class CrashNotes implements OnModuleInit, OnApplicationShutdown {
  private readonly ownConnection: DataSource;
  private readonly left: Noted[] = [];

  constructor({ database }: AppConfig) {
    const options = dataSourceOptions({ ...database, entities: [], poolSize: 1 });
    this.ownConnection = new DataSource(options);
  }

  async onModuleInit(): Promise<void> {
    await this.ownConnection.initialize();
  }

  onApplicationShutdown(): Promise<void> {
    return this.ownConnection.destroy();
  }

  /** Call once the events are locked. */
  async add(events: Noted[]): Promise<void> {
    await this.takeBack([]);
    if (events.length > 0) await this.ownConnection.query(ADD, sequencesOf(events));
  }

  /** Before a rollback, while the events are still locked. Tried again later if it fails. */
  async takeBack(events: Noted[]): Promise<void> {
    this.left.push(...events);
    if (this.left.length === 0) return;
    const taken = [...this.left];
    const isTaken = await this.ownConnection.query(REMOVE, sequencesOf(taken)).then(
      () => true,
      () => false,
    );
    if (isTaken) this.left.splice(0, taken.length);
  }

  async remove(tx: EntityManager, events: Noted[]): Promise<void> {
    if (events.length > 0) await tx.query(REMOVE, sequencesOf(events));
  }
}
