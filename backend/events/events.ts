import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { inTransaction } from '../database/one-connection';
import { read } from '../database/sql';
import type { NewEvent } from './define-event';
import { EventSignal } from './event-signal';
import { subscribersOf } from './subscribers';

const RECORD = `
  WITH recorded AS (
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, audited, trace_id, network, data)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING sequence, subject_type, subject_id)
  INSERT INTO event_queue (sequence, subject)
  SELECT sequence, subject_type || ':' || subject_id FROM recorded WHERE $10`;

/** The log of what happened. Mails, notices and all else follow from it. */
@Injectable()
export class Events {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signal: EventSignal,
  ) {}

  /** Records an event with the change it tells of: both commit, or neither. Returns its id. */
  async record(tx: EntityManager, { definition, subject, actor, data }: NewEvent): Promise<string> {
    const context = requestContext.current();
    const id = uuid();
    const isFollowed = subscribersOf(definition.type).length > 0;
    const attributes = { 'event.id': id };
    await traced(`event ${definition.type}`, { kind: 'internal', attributes }, () =>
      read(tx, RECORD, [
        id,
        definition.type,
        definition.subjectType,
        subject ?? null,
        actor ?? context?.actorId ?? null,
        definition.audited,
        context?.traceId ?? null,
        context?.ip ?? null,
        JSON.stringify(data),
        isFollowed,
      ]),
    );
    this.signal.afterCommit();
    return id;
  }

  /** For events without a transaction, such as a refused call. */
  async recordAlone(event: NewEvent): Promise<void> {
    await inTransaction(this.dataSource, (tx) => this.record(tx, event));
  }
}
