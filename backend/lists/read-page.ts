import type { DataSource, EntityManager } from 'typeorm';
import type { Conditions } from './conditions';
import { DEEPEST_ROW, pageDto, pageOf, type PageDto, type PageQuery } from './page.dto';

export type Listing<Row = unknown> = {
  columns: { [Name in keyof Row]-?: string };
  /** Use LEFT JOIN even for rows that always exist: PostgreSQL then counts without the joins that no filter needs. */
  from: string;
  newest: [at: string, id: string];
  order?: string;
};

export const defineList = <Row>(listing: Listing<Row>): Listing<Row> => listing;

export const columnsOf = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ');

export const selectFrom = ({ columns, from }: Listing): string =>
  `SELECT ${columnsOf(columns)} FROM ${from}`;

type Statement = [text: string, values: unknown[]];

const orderOf = ({ newest: [at, id], order }: Listing): string => order ?? `${at} DESC, ${id} DESC`;

/** In the list's order, so that the count uses the same index and stops early. */
export function countStatement(listing: Listing, { where, values }: Conditions): Statement {
  const found = `SELECT 1 FROM ${listing.from} WHERE ${where}
    ORDER BY ${orderOf(listing)} LIMIT ${DEEPEST_ROW + 1}`;
  return [`SELECT count(*)::int AS total FROM (${found}) found`, values];
}

export function pageStatement(
  listing: Listing,
  { where, values }: Conditions,
  { rows, offset }: { rows: number; offset: number },
): Statement {
  const order = `ORDER BY ${orderOf(listing)} LIMIT ${rows} OFFSET ${offset}`;
  return [`${selectFrom(listing)} WHERE ${where} ${order}`, values];
}

export async function readPage<Row>(
  db: DataSource | EntityManager,
  listing: Listing<Row>,
  conditions: Conditions,
  query: PageQuery,
): Promise<{ rows: Row[]; pagination: PageDto }> {
  const range = pageOf(query);
  const [[counted], rows] = await Promise.all([
    db.query<{ total: number }[]>(...countStatement(listing, conditions)),
    db.query<Row[]>(...pageStatement(listing, conditions, range)),
  ]);
  return { rows, pagination: pageDto(range.page, range.limit, counted?.total ?? 0) };
}

const AT_ONCE = 1_000;

type Cursor = { cursor_at: string; cursor_id: string };

/**
 * `filter` returns fresh conditions. The cursor is the database's own text, because a JavaScript
 * date has no microseconds.
 */
export async function* readAll<Row>(
  db: DataSource,
  listing: Listing<Row>,
  filter: () => Conditions,
): AsyncGenerator<Row[]> {
  const [at, id] = listing.newest;
  const cursor = { cursor_at: `${at}::text`, cursor_id: id };
  const select = selectFrom({ ...listing, columns: { ...cursor, ...listing.columns } });
  let last: Cursor | undefined;
  do {
    const conditions = filter();
    if (last) {
      const before = `(${conditions.bind(last.cursor_at)}::timestamptz, ${conditions.bind(last.cursor_id)})`;
      conditions.add(`(${at}, ${id}) < ${before}`);
    }
    const rows: (Row & Cursor)[] = await db.query(
      `${select} WHERE ${conditions.where} ORDER BY ${at} DESC, ${id} DESC LIMIT ${AT_ONCE}`,
      conditions.values,
    );
    yield rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
