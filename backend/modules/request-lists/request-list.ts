import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { isSearch } from '../../lists/conditions';
import { pageOf, pagesOf } from '../../lists/page.dto';
import type { PaginationDto, StaffListQuery } from './dto/request-list.dto';
import {
  type RequestDto,
  REQUEST_COLUMNS,
  REQUESTS,
  requestDto,
  type RequestRow,
  scopeSql,
  type Scope,
  NOTES_OF_TEAM,
  staffColumns,
  staffDetails,
  type StaffRow,
} from '../requests/requests.public';
import { countsSql, filterOf, isCounted, sumOf, type StatusCount } from './request-counts';
import type { Team } from '../../access/role';
import { COUNTED, RequestSearch } from './request-search';
import { placesOf } from './due-filter';
import { orderOf } from './request-sorts';

type ListRow = RequestRow &
  StaffRow & { counts: string | null; is_few: boolean; matched: number | null };
type ListPage = { requests: RequestDto[]; pagination: PaginationDto; counts: StatusCount[] };
type Range = { limit: number; offset: number };
type Statement = [text: string, values: unknown[]];

@Injectable()
export class RequestList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requestSearch: RequestSearch,
  ) {}

  async page(
    scope: Scope,
    query: StaffListQuery,
    defaultLimit: number,
    notesOf: Team[] = [],
  ): Promise<ListPage> {
    const range = pageOf({ ...query, limit: query.limit ?? defaultLimit });
    const { page, limit, offset, rows: most } = range;
    const found = isSearch(query.search) && (await this.requestSearch.find(scope, query));
    const rows = found
      ? await this.read(
          foundSql(scope, found.slice(0, COUNTED).slice(offset, offset + most), notesOf),
        )
      : await this.inOrder(scope, query, { limit: most, offset }, notesOf);
    const counts = countsIn(rows);
    const counted = rows[0]!.matched ?? sumOf(counts.map((one) => one.found));
    const total = found ? found.length : counted;
    const isCapped = Boolean(found) || !isCounted(query);
    return {
      // An empty page still has one row with the counts.
      requests: rows
        .filter(({ id }) => id !== null)
        .map((row) => ({
          ...requestDto(row),
          ...(notesOf.length > 0 && staffDetails(row, notesOf)),
        })),
      pagination: paginationOf(page, limit, total, isCapped),
      counts,
    };
  }

  /**
   * Walks along the order's index if enough rows match to fill a page soon. Otherwise finds all
   * matches first, with a plan for the filters, and sorts them.
   */
  private async inOrder(
    scope: Scope,
    query: StaffListQuery,
    range: Range,
    notesOf: Team[],
  ): Promise<ListRow[]> {
    // A company's requests have no index in list order, so all are found, then sorted.
    if (scope.kind === 'company' || scope.kind === 'organisation') {
      return this.read(fewSql(scope, query, range, notesOf));
    }
    const statement = pageSql(scope, query, range, notesOf);
    // Other pages and filters have too many different texts to stay prepared, and PostgreSQL should
    // plan by their values.
    const isUsual = range.offset === 0 && isCounted(query);
    const rows = await (isUsual
      ? read<ListRow>(this.dataSource, ...statement)
      : this.read(statement));
    const { is_few: isFew, matched } = rows[0]!;
    if (!isFiltered(query) || !isFew || (matched !== null && matched <= COUNTED)) return rows;
    const few = await this.read(fewSql(scope, query, range, notesOf));
    return few.map((row) => ({ ...row, matched }));
  }

  private read(statement: Statement): Promise<ListRow[]> {
    return this.dataSource.query<ListRow[]>(...statement);
  }
}

const countsIn = ([row]: ListRow[]) => JSON.parse(row!.counts ?? '[]') as StatusCount[];

const isFiltered = (query: StaffListQuery) =>
  Boolean(query.status ?? query.serviceType ?? query.urgency ?? query.team) || !isCounted(query);

/**
 * A page along an index. If the matches were counted completely, they have already been found.
 * Returns only the counts if few rows match by the kept counts.
 */
export function pageSql(
  scope: Scope,
  query: StaffListQuery,
  range: Range,
  notesOf: Team[] = [],
): Statement {
  const values: unknown[] = [];
  const counts = countsSql(scope, query, values);
  const parts = placesOf(query.due).map((due) => ({ ...query, due }));
  const found = () => parts.map((part) => `SELECT r.id ${matching(scope, part, values)}`);
  const ids = isCounted(query)
    ? undefined
    : `(SELECT array_agg(m.id) FROM (${found().join(' UNION ALL ')} LIMIT ${COUNTED + 1}) m)`;
  const gate = isFiltered(query) ? ' AND (SELECT NOT is_few FROM size)' : '';
  const along = (part: StaffListQuery, to: Range) =>
    `SELECT r.* ${matching(scope, part, values)}${gate} ${inRange(query, to)}`;
  const toEnd = { limit: range.limit + range.offset, offset: 0 };
  const walks = () => parts.map((part) => `(${along(part, toEnd)})`);
  const walk =
    parts.length === 1 || query.sort !== 'due'
      ? along(query, range)
      : `SELECT r.* FROM (${walks().join(' UNION ALL ')}) r ${inRange(query, range)}`;
  const counted = `SELECT r.* FROM project_requests r, known
    WHERE r.id = ANY (known.ids) AND known.matched <= ${COUNTED} ${inRange(query, range)}`;
  const page = ids
    ? `SELECT p.id FROM ((${walk}) UNION ALL (${counted})) p`
    : `SELECT p.id FROM (${walk}) p`;
  return listSql({ counts, ids, page, order: orderOf(query), values, range, notesOf });
}

export function fewSql(
  scope: Scope,
  query: StaffListQuery,
  range: Range,
  notesOf: Team[] = [],
): Statement {
  const values: unknown[] = [];
  const counts = countsSql(scope, query, values);
  const all = `SELECT r.* ${matching(scope, query, values)} OFFSET 0`;
  const page = `SELECT r.id FROM (${all}) r ${inRange(query, range)}`;
  return listSql({ counts, page, order: orderOf(query), values, range, notesOf });
}

function matching(scope: Scope, query: StaffListQuery, values: unknown[]): string {
  const conditions = filterOf(query, values);
  conditions.add(scopeSql(scope, conditions.bind));
  return `FROM project_requests r WHERE ${conditions.where}`;
}

const inRange = (query: StaffListQuery, { limit, offset }: Range) =>
  `ORDER BY ${orderOf(query)} LIMIT ${limit} OFFSET ${offset}`;

function foundSql(scope: Scope, ids: string[], notesOf: Team[]): Statement {
  const values: unknown[] = [ids];
  return listSql({
    counts: countsSql(scope, {}, values),
    page: `SELECT unnest($1::uuid[]) AS id`,
    order: `array_position($1, r.id)`,
    values,
    range: { limit: ids.length, offset: 0 },
    notesOf,
  });
}

type ListParts = {
  counts: string;
  ids?: string | undefined;
  page: string;
  order: string;
  values: unknown[];
  range: Range;
  notesOf: Team[];
};

function listSql({ counts, ids, page, order, values, range, notesOf }: ListParts): Statement {
  const columns = [
    '(SELECT json_agg(counts)::text FROM counts) AS counts',
    'size.matched',
    'size.is_few',
    REQUEST_COLUMNS,
    ...(notesOf.length > 0 ? [staffColumns(notesOf, NOTES_OF_TEAM)] : []),
  ];
  const known = ids
    ? `SELECT ids, coalesce(cardinality(ids), 0) AS matched FROM (SELECT ${ids} AS ids) f`
    : 'SELECT NULL::uuid[] AS ids, NULL::int AS matched';
  // A walk visits total / found rows per match; finding all matches costs as many as there are.
  // Completely counted matches are few.
  const isFew = `sum(found) * sum(found) <= ${range.offset + range.limit} * sum(total)`;
  return [
    `WITH counts AS MATERIALIZED (${counts}),
       known AS MATERIALIZED (${known}),
       size AS MATERIALIZED (
         SELECT coalesce(${isFew}, true) OR coalesce(min(known.matched) <= ${COUNTED}, false) AS is_few,
           min(known.matched) AS matched
         FROM known LEFT JOIN counts ON true),
       page AS MATERIALIZED (${page})
     SELECT ${columns.join(', ')} FROM size
     LEFT JOIN (page JOIN (${REQUESTS}) ON r.id = page.id) ON true ORDER BY ${order}`,
    values,
  ];
}

export function paginationOf(
  page: number,
  limit: number,
  counted: number,
  mayBeCapped: boolean,
): PaginationDto {
  const isCapped = mayBeCapped && counted > COUNTED;
  const total = isCapped ? COUNTED : counted;
  return { ...pagesOf(page, limit, total), totalRequests: total, isCapped };
}
