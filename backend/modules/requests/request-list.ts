import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions, isSearch } from '../../lists/conditions';
import { pageOf, pagesOf } from '../../lists/page.dto';
import type { PaginationDto, RequestListQuery } from './dto/request-list.dto';
import type { RequestDto } from './dto/request.dto';
import type { Team } from './request-options';
import { countByStatus, totalOf } from './request-counts';
import { orderOf } from './request-sorts';
import { requestDto, SELECT_REQUEST, type RequestRow, withStaffDetails } from './request-rows';
import { scopeSql, type Scope } from './request-scope';

/** A filtered page of a scope, newest first or by a column. */
@Injectable()
export class RequestList {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    scope: Scope,
    query: RequestListQuery,
    defaultLimit: number,
    notesOf: Team[] = [],
  ): Promise<{ requests: RequestDto[]; pagination: PaginationDto }> {
    const {
      page,
      limit,
      offset,
      rows: most,
    } = pageOf({ ...query, limit: query.limit ?? defaultLimit });
    const db = this.dataSource.manager;
    const total = await this.total(scope, query);
    const isFew = isSearch(query.search) && total <= COUNTED;
    const statement = (isFew ? foundPageSql : pageSql)(scope, query, { limit: most, offset });
    const rows = total > offset ? await db.query<RequestRow[]>(...statement) : [];
    const requests = rows.map(requestDto);
    return {
      requests: notesOf.length > 0 ? await withStaffDetails(db, requests, notesOf) : requests,
      pagination: paginationOf(page, limit, total, isSearch(query.search)),
    };
  }

  private async total(scope: Scope, query: RequestListQuery): Promise<number> {
    if (!isSearch(query.search)) {
      return totalOf(await countByStatus(this.dataSource, scope, query));
    }
    const [counted] = await this.dataSource.query<{ total: number }[]>(...foundSql(scope, query));
    return counted?.total ?? 0;
  }
}

/** Nobody leafs through more of what a search found: another word gets there sooner. */
export const COUNTED = 500;

type Statement = [text: string, values: unknown[]];
type Range = { limit: number; offset: number };

const rowsOf = (page: string, order: string) =>
  `${page} ${SELECT_REQUEST} WHERE r.id IN (SELECT id FROM page) ORDER BY ${order}`;

/** A page in its order, along an index: the ids first, what is joined to them afterwards. */
export function pageSql(
  scope: Scope,
  query: RequestListQuery,
  { limit, offset }: Range,
): Statement {
  const { conditions, order } = conditionsOf(scope, query);
  const page = `WITH page AS MATERIALIZED (
    SELECT r.id FROM project_requests r WHERE ${conditions.where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`;
  return [rowsOf(page, order), conditions.values];
}

/** A page of what a search found, where that is little: found first, put in order afterwards. */
export function foundPageSql(
  scope: Scope,
  query: RequestListQuery,
  { limit, offset }: Range,
): Statement {
  const { conditions, order } = conditionsOf(scope, query);
  const page = `WITH found AS MATERIALIZED (
    SELECT r.id FROM project_requests r WHERE ${conditions.where} LIMIT ${COUNTED}),
  page AS MATERIALIZED (
    SELECT r.id FROM project_requests r WHERE r.id IN (SELECT id FROM found)
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`;
  return [rowsOf(page, order), conditions.values];
}

/** How much a search finds, counted to one more than `COUNTED`, from the newest on. */
export function foundSql(
  scope: Scope,
  { search, status, serviceType, urgency }: RequestListQuery,
): Statement {
  const { conditions, order } = conditionsOf(scope, { search, status, serviceType, urgency });
  const found = `SELECT 1 FROM project_requests r WHERE ${conditions.where} ORDER BY ${order} LIMIT ${COUNTED + 1}`;
  return [`SELECT count(*)::int AS total FROM (${found}) found`, conditions.values];
}

function conditionsOf(scope: Scope, query: RequestListQuery) {
  const conditions = new Conditions();
  conditions.add(scopeSql(scope, conditions.bind));
  conditions.equal('r.status', query.status);
  conditions.equal('r.service_type', query.serviceType);
  conditions.equal('r.urgency', query.urgency);
  // The number of a request is an integer; a longer run of digits cannot be one.
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(query.search ?? '') ?? [];
  const isNumber = digits !== undefined && query.search!.length >= 2;
  if (isNumber) {
    const words = conditions.everyWord('r.search_text', query.search);
    conditions.add(`(r.number = ${Number(digits)} OR ${words})`);
  } else conditions.search('r.search_text', query.search);
  const exactFirst = isNumber ? `(r.number = ${Number(digits)}) DESC, ` : '';
  return { conditions, order: exactFirst + orderOf(query) };
}

export function paginationOf(
  page: number,
  limit: number,
  counted: number,
  isSearch: boolean,
): PaginationDto {
  const isCapped = isSearch && counted > COUNTED;
  const total = isCapped ? COUNTED : counted;
  return { ...pagesOf(page, limit, total), totalRequests: total, isCapped };
}
