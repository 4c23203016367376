import { Controller, Get, Injectable, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { describeEvent, type RecordedEvent } from '../../events/events.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { EventFeedDto, EventFeedQuery } from './dto/event-feed.dto';
import { logNames, publishedEvent, readableTypes } from './published-events';
import { CursorExpired, NotACursor } from './webhooks.errors';

/** `<position>.<start of its hash>` */
const CURSOR = /^(0|[1-9]\d{0,17})\.([\da-f]{16})$/;
const BEGINNING = `0.${'0'.repeat(16)}`;

const cursorOf = ({ position, hash }: Sealed): string => `${position}.${hash.slice(0, 16)}`;

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
  async read(
    actor: Actor,
    { after = BEGINNING, limit = 100 }: EventFeedQuery,
  ): Promise<EventFeedDto> {
    if (after === 'latest') return this.latest();
    const [, position] = CURSOR.exec(after) ?? [];
    if (!position) throw NotACursor();
    await this.expectOfThisChain(position, after);
    const names = logNames(readableTypes(actor));
    const rows = await read<Row>(this.dataSource, PAGE, [position, names, limit]);
    const found = rows.filter((row): row is Found => row.id !== null);
    const end = rows.at(-1);
    const events = found.flatMap(
      (row) => describeEvent('feed', row, () => publishedEvent(row)) ?? [],
    );
    if (found.length === limit) {
      return { events, cursor: cursorOf(found.at(-1)!), hasMore: true };
    }
    const hasMore = end !== undefined && 'isFull' in end && end.isFull;
    return { events, cursor: end ? cursorOf(end) : after, hasMore };
  }

  private async latest(): Promise<EventFeedDto> {
    const [last] = await read<Sealed>(this.dataSource, LATEST);
    return { events: [], cursor: last ? cursorOf(last) : BEGINNING, hasMore: false };
  }

  /**
   * After a restore, a position served and then lost gets another hash, which shows that the
   * reader's copy has a different history.
   */
  private async expectOfThisChain(position: string, cursor: string): Promise<void> {
    if (position === '0') return;
    const sql = 'SELECT position, hash FROM event_seals WHERE position = $1';
    const [seal] = await read<Sealed>(this.dataSource, sql, [position]);
    if (!seal || cursorOf(seal) !== cursor) throw CursorExpired();
  }
}

@ApiTags('Webhooks')
@Controller('api/events')
export class EventFeedController {
  constructor(private readonly feed: EventFeed) {}

  /**
   * List events since a cursor, each once and in a permanent order. A token gets events that its scopes let it read:
   * requests and files with `requests:read` and `files:read`, leads with `leads:read`. An event appears within a second
   * or two. After a backup is restored, earlier cursors get a 410.
   */
  @Get()
  @Requires(Permission.ReadEvents)
  @ProblemResponses(410)
  getEvents(@CurrentActor() actor: Actor, @Query() query: EventFeedQuery) {
    return this.feed.read(actor, query);
  }
}
