import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Team } from '../../access/access.public';
import { read } from '../../database/sql';
import { isSearch } from '../../lists/conditions';
import { pageOf, pagesOf } from '../../lists/page.dto';
import {
  NOTES_OF_TEAM,
  REQUEST_COLUMNS,
  requestDto,
  REQUESTS,
  scopeSql,
  staffColumns,
  staffDetails,
  type RequestDto,
  type RequestRow,
  type Scope,
  type StaffRow,
} from '../requests/requests.public';
import type { PaginationDto, StaffListQuery } from './dto/request-list.dto';
import { isNarrow, RequestCounts, totalOf } from './request-counts';
import { filterOf, isCountedByStatus, isUsual } from './request-filter';
import { listedIds, orderOf } from './request-sorts';

/** Results are capped: past this, refining the search is quicker than paging. */
export const COUNTED = 500;

type ListRow = RequestRow & StaffRow & { found: number | null };
type ListPage = { requests: RequestDto[]; pagination: PaginationDto };
type Range = { limit: number; offset: number };
type Matches = { from: string; where: string; beside: string };
type Parts = { listed: string; page: string; found: string; order: string };
type Statement = [text: string, values: unknown[]];

@Injectable()
export class RequestList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: RequestCounts,
  ) {}

  /** Pass `counting` to share a count that the caller needs as well. */
  async page(
    scope: Scope,
    query: StaffListQuery,
    defaultLimit: number,
    notesOf: Team[] = [],
    counting?: ReturnType<RequestCounts['of']>,
  ): Promise<ListPage> {
    const { page, limit, offset, rows } = pageOf({ ...query, limit: query.limit ?? defaultLimit });
    const statement = listSql(scope, query, { limit: rows, offset }, notesOf);
    const [found, counts] = await Promise.all([
      isUsual(query) ? read<ListRow>(this.dataSource, ...statement) : this.read(statement),
      isCountedByStatus(query) ? (counting ?? this.counts.of(scope)) : undefined,
    ]);
    const total = counts ? totalOf(counts, query.status) : found[0]!.found!;
    return {
      // An empty page still has one row with the number found.
      requests: found
        .filter(({ id }) => id !== null)
        .map((row) => ({
          ...requestDto(row),
          ...(notesOf.length > 0 && staffDetails(row, notesOf)),
        })),
      pagination: paginationOf(page, limit, total, !counts),
    };
  }

  private read(statement: Statement): Promise<ListRow[]> {
    return this.dataSource.query<ListRow[]>(...statement);
  }
}

export function listSql(
  scope: Scope,
  query: StaffListQuery,
  range: Range,
  notesOf: Team[] = [],
): Statement {
  const { values, ...matches } = matching(scope, query);
  const { listed, page, found, order } = isSearch(query.search)
    ? searched(query.search, query, matches, range)
    : filtered(query, matches, range);
  const columns = [
    REQUEST_COLUMNS,
    ...(notesOf.length > 0 ? [staffColumns(notesOf, NOTES_OF_TEAM)] : []),
  ];
  return [
    `WITH listed AS MATERIALIZED (${listed}), page AS MATERIALIZED (${page})
     SELECT size.found, ${columns.join(', ')} FROM (SELECT ${found} AS found) size
     LEFT JOIN (page JOIN (${REQUESTS}) ON r.id = page.id) ON true ORDER BY ${order}`,
    values,
  ];
}

function filtered(query: StaffListQuery, matches: Matches, range: Range): Parts {
  const capped = `SELECT FROM ${matches.from} WHERE ${matches.where} LIMIT ${COUNTED + 1}`;
  return {
    listed: listedIds(query, matches, range),
    page: 'TABLE listed',
    found: isCountedByStatus(query) ? 'NULL::int' : `(SELECT count(*)::int FROM (${capped}) found)`,
    order: orderOf(query),
  };
}

function searched(text: string, query: StaffListQuery, matches: Matches, range: Range): Parts {
  const number = numberIn(text);
  const { from, beside } = matches;
  const found = listedIds(query, matches, { limit: COUNTED + 1, offset: 0 });
  const exact = `SELECT r.id FROM ${from} WHERE ${beside} AND r.number = ${number}`;
  const order = number ? `r.number = ${number} DESC, ${orderOf(query)}` : orderOf(query);
  const limit = Math.max(0, Math.min(range.limit, COUNTED - range.offset));
  return {
    listed: number ? `${exact} UNION (${found})` : found,
    page: `SELECT r.id FROM listed JOIN project_requests r ON r.id = listed.id
      ORDER BY ${order} LIMIT ${limit} OFFSET ${range.offset}`,
    found: '(SELECT count(*)::int FROM listed)',
    order,
  };
}

function matching(scope: Scope, query: StaffListQuery): Matches & { values: unknown[] } {
  const conditions = filterOf({ ...query, search: undefined });
  const { values } = conditions;
  const within = scopeSql(scope, conditions.bind);
  // The few requests of the scope first, whatever the planner expects of the filters.
  const few = `(SELECT r.* FROM project_requests r WHERE ${within} OFFSET 0) r`;
  const from = isNarrow(scope) ? few : 'project_requests r';
  if (!isNarrow(scope)) conditions.add(within);
  const beside = conditions.where;
  conditions.search('r.search_text', query.search);
  return { from, beside, where: conditions.where, values };
}

function numberIn(search: string): number | undefined {
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(search) ?? [];
  return digits === undefined ? undefined : Number(digits);
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
