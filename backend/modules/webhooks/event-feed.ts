import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { tellEvent, type RecordedEvent } from '../../events/events.public';
import type { EventFeedDto, EventFeedQuery } from './dto/event-feed.dto';
import { logNames, publishedEvent, readableTypes } from './published-events';
import { CursorExpired, NotACursor } from './webhooks.errors';

type FeedCursor = { position: string; mark: string };

const SHAPE = /^(0|[1-9]\d{0,17})\.([\da-f]{16})$/;

const MARK = 16;

const BEGINNING: FeedCursor = { position: '0', mark: '0'.repeat(MARK) };

const cursorAt = (position: string, hash: string): FeedCursor => ({
  position,
  mark: hash.slice(0, MARK),
});

const writeCursor = ({ position, mark }: FeedCursor): string => `${position}.${mark}`;

/** Undefined if malformed. */
function readCursor(text: string | undefined): FeedCursor | undefined {
  if (text === undefined) return BEGINNING;
  const [, position, mark] = SHAPE.exec(text) ?? [];
  return position && mark ? { position, mark } : undefined;
}

const isBeginning = ({ position }: FeedCursor): boolean => position === '0';

type Sealed = { position: string; hash: string };
type Found = Sealed & Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'at' | 'data'>;
type Row = Found | (Sealed & { id: null; isFull: boolean });

/** Positions read per call, regardless of how many events match. */
const SCANNED = 2_000;

/**
 * The chain numbers committed events without gaps, below `pg_snapshot_xmin` and in transaction
 * order (events/sealer.ts), so none is inserted before one already served. The last row is the end
 * of the read.
 */
const PAGE = `
  WITH scanned AS (
    SELECT position, sequence, hash FROM event_seals WHERE position > $1 ORDER BY position LIMIT ${SCANNED}),
  found AS (
    SELECT s.position, s.hash, e.id, e.type, e.subject_id, e.at, e.data
    FROM scanned s JOIN events e ON e.sequence = s.sequence
    WHERE e.type = ANY($2) ORDER BY s.position LIMIT $3)
  (SELECT position, hash, id, type, subject_id AS "subjectId", at, data, false AS "isFull" FROM found
   ORDER BY position)
  UNION ALL
  (SELECT position, hash, NULL, NULL, NULL, NULL, NULL,
     (SELECT count(*) = ${SCANNED} FROM scanned) FROM scanned ORDER BY position DESC LIMIT 1)`;

const LATEST = 'SELECT position, hash FROM event_seals ORDER BY position DESC LIMIT 1';

/** For other programs: every published event once, in a permanent order. */
@Injectable()
export class EventFeed {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotACursor, CursorExpired */
  async read(actor: Actor, { after, limit = 100 }: EventFeedQuery): Promise<EventFeedDto> {
    if (after === 'latest') return this.latest();
    const from = readCursor(after);
    if (!from) throw NotACursor();
    await this.expectOfThisChain(from);
    const names = logNames(readableTypes(actor));
    const rows = await read<Row>(this.dataSource, PAGE, [from.position, names, limit]);
    const found = rows.filter((row): row is Found => row.id !== null);
    const end = rows.at(-1);
    const events = found.flatMap((row) => tellEvent('feed', row, () => publishedEvent(row)) ?? []);
    if (found.length === limit) {
      return { events, cursor: cursorOf(found.at(-1)!), hasMore: true };
    }
    const hasMore = end !== undefined && 'isFull' in end && end.isFull;
    return { events, cursor: end ? cursorOf(end) : writeCursor(from), hasMore };
  }

  private async latest(): Promise<EventFeedDto> {
    const [last] = await read<Sealed>(this.dataSource, LATEST);
    const cursor = last ? cursorOf(last) : writeCursor(readCursor(undefined)!);
    return { events: [], cursor, hasMore: false };
  }

  /**
   * After a restore, a position served and then lost gets another hash, which shows that the
   * reader's copy has a different history.
   */
  private async expectOfThisChain(cursor: FeedCursor): Promise<void> {
    if (isBeginning(cursor)) return;
    const sql = 'SELECT position, hash FROM event_seals WHERE position = $1';
    const [seal] = await read<Sealed>(this.dataSource, sql, [cursor.position]);
    if (!seal || cursorAt(seal.position, seal.hash).mark !== cursor.mark) throw CursorExpired();
  }
}

const cursorOf = ({ position, hash }: Sealed): string => writeCursor(cursorAt(position, hash));
