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

/** A filtered page of a scope, newest first or by a column; with the numbers of the whole scope. */
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
      // Where the page is empty, one row still brings the counts.
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
   * Along the index of the order, where so many rows fit the filters that a page is found soon. Where
   * few do, all of them are found first, by a plan that knows the filters, and put in order afterwards.
   */
  private async inOrder(
    scope: Scope,
    query: StaffListQuery,
    range: Range,
    notesOf: Team[],
  ): Promise<ListRow[]> {
    // No index has a company's requests in the order of a list: all of them are found, then put in order.
    if (scope.kind === 'company' || scope.kind === 'organisation') {
      return this.read(fewSql(scope, query, range, notesOf));
    }
    const statement = pageSql(scope, query, range, notesOf);
    // The texts of all further pages and filters would be too many to keep prepared, and PostgreSQL plans
    // by the values of those that no counts are kept for.
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
 * A page read along an index. Where no more fit the filters than are counted, they have been found by
 * counting; nothing but the counts where few fit by the kept counts alone.
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

/** All that fit, put in order. */
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

/** The requests of these ids, in their order. */
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
  /** The ids of what fits, as far as it is counted, where no counts are kept. */
  ids?: string | undefined;
  /** Selects the ids of the page. */
  page: string;
  order: string;
  values: unknown[];
  range: Range;
  notesOf: Team[];
};

/** The counts, and with them each row of the page; one row without a request where it is empty. */
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
  // A walk meets total / found rows for each that fits; to find all that fit costs as many as they are.
  // What was counted to the end is few.
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
