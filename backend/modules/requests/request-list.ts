import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { isSearch } from '../../lists/conditions';
import { pageOf, pagesOf } from '../../lists/page.dto';
import type { PaginationDto, RequestListQuery } from './dto/request-list.dto';
import type { RequestDto } from './dto/request.dto';
import { countsSql, filterOf, sumOf, type StatusCount } from './request-counts';
import type { Team } from './request-options';
import { REQUEST_COLUMNS, REQUESTS, requestDto, type RequestRow } from './request-rows';
import { scopeSql, type Scope } from './request-scope';
import { COUNTED, RequestSearch } from './request-search';
import { orderOf } from './request-sorts';
import { NOTES_OF_TEAM, staffColumns, staffDetails, type StaffRow } from './staff-details';

type ListRow = RequestRow & StaffRow & { counts: string | null; is_few: boolean };
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
    query: RequestListQuery,
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
    const total = found ? found.length : sumOf(counts.map((one) => one.found));
    return {
      // Where the page is empty, one row still brings the counts.
      requests: rows
        .filter(({ id }) => id !== null)
        .map((row) => ({
          ...requestDto(row),
          ...(notesOf.length > 0 && staffDetails(row, notesOf)),
        })),
      pagination: paginationOf(page, limit, total, Boolean(found)),
      counts,
    };
  }

  /**
   * Along the index of the order, where so many rows fit the filters that a page is found soon. Where
   * few do, all of them are found first, by a plan that knows the filters, and put in order afterwards.
   */
  private async inOrder(
    scope: Scope,
    query: RequestListQuery,
    range: Range,
    notesOf: Team[],
  ): Promise<ListRow[]> {
    const statement = pageSql(scope, query, range, notesOf);
    // The texts of all further pages would be too many to keep prepared.
    const rows = await (range.offset === 0
      ? read<ListRow>(this.dataSource, ...statement)
      : this.read(statement));
    const isFew = isFiltered(query) && rows[0]!.is_few;
    return isFew ? this.read(fewSql(scope, query, range, notesOf)) : rows;
  }

  private read(statement: Statement): Promise<ListRow[]> {
    return this.dataSource.query<ListRow[]>(...statement);
  }
}

const countsIn = ([row]: ListRow[]) => JSON.parse(row!.counts ?? '[]') as StatusCount[];

const isFiltered = ({ status, serviceType, urgency }: RequestListQuery) =>
  Boolean(status ?? serviceType ?? urgency);

/** A page read along an index; nothing but the counts where few rows fit the filters. */
export function pageSql(
  scope: Scope,
  query: RequestListQuery,
  range: Range,
  notesOf: Team[] = [],
): Statement {
  const values: unknown[] = [];
  const counts = countsSql(scope, query, values);
  const gate = isFiltered(query) ? ' AND (SELECT NOT is_few FROM size)' : '';
  const page = `SELECT r.id ${matching(scope, query, values)}${gate} ${inRange(query, range)}`;
  return listSql({ counts, page, order: orderOf(query), values, range, notesOf });
}

export function fewSql(
  scope: Scope,
  query: RequestListQuery,
  range: Range,
  notesOf: Team[] = [],
): Statement {
  const values: unknown[] = [];
  const counts = countsSql(scope, query, values);
  const all = `SELECT r.* ${matching(scope, query, values)} OFFSET 0`;
  const page = `SELECT r.id FROM (${all}) r ${inRange(query, range)}`;
  return listSql({ counts, page, order: orderOf(query), values, range, notesOf });
}

function matching(scope: Scope, query: RequestListQuery, values: unknown[]): string {
  const conditions = filterOf(query, values);
  conditions.add(scopeSql(scope, conditions.bind));
  return `FROM project_requests r WHERE ${conditions.where}`;
}

const inRange = (query: RequestListQuery, { limit, offset }: Range) =>
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
  /** Selects the ids of the page. */
  page: string;
  order: string;
  values: unknown[];
  range: Range;
  notesOf: Team[];
};

/** The counts, and with them each row of the page; one row without a request where it is empty. */
function listSql({ counts, page, order, values, range, notesOf }: ListParts): Statement {
  const columns = [
    '(SELECT json_agg(counts)::text FROM counts) AS counts',
    'size.is_few',
    REQUEST_COLUMNS,
    ...(notesOf.length > 0 ? [staffColumns(notesOf, NOTES_OF_TEAM)] : []),
  ];
  // A walk meets total / found rows for each that fits; to find all that fit costs as many as they are.
  const isFew = `sum(found) * sum(found) <= ${range.offset + range.limit} * sum(total)`;
  return [
    `WITH counts AS MATERIALIZED (${counts}),
       size AS MATERIALIZED (SELECT coalesce(${isFew}, true) AS is_few FROM counts),
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
  wasSearch: boolean,
): PaginationDto {
  const isCapped = wasSearch && counted > COUNTED;
  const total = isCapped ? COUNTED : counted;
  return { ...pagesOf(page, limit, total), totalRequests: total, isCapped };
}
