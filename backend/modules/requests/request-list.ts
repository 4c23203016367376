import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { pageOf } from '../../lists/page.dto';
import type { PaginationDto, RequestListQuery } from './dto/request-list.dto';
import type { RequestDto } from './dto/request.dto';
import type { Team } from './request-options';
import { requestDto, SELECT_REQUEST, type RequestRow, withStaffDetails } from './request-rows';
import { scopeSql, type Scope } from './request-scope';

/** A filtered page of a scope, newest first. */
@Injectable()
export class RequestList {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    scope: Scope,
    query: RequestListQuery,
    defaultLimit: number,
    notesOf: Team[] = [],
  ): Promise<{ requests: RequestDto[]; pagination: PaginationDto }> {
    const { page, limit, offset } = pageOf({ ...query, limit: query.limit ?? defaultLimit });
    const { conditions: filter, order } = conditions(scope, query);
    const { where, values } = filter;
    const db = this.dataSource.manager;
    const [[counted], rows] = await Promise.all([
      db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM project_requests r WHERE ${where}`,
        values,
      ),
      db.query<RequestRow[]>(
        `${SELECT_REQUEST} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
        values,
      ),
    ]);
    const requests = rows.map(requestDto);
    return {
      requests: notesOf.length > 0 ? await withStaffDetails(db, requests, notesOf) : requests,
      pagination: paginationOf(page, limit, counted?.total ?? 0),
    };
  }
}

function conditions(scope: Scope, query: RequestListQuery) {
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
  return { conditions, order: `${exactFirst}r.created_at DESC, r.id DESC` };
}

export function paginationOf(page: number, limit: number, total: number): PaginationDto {
  const totalPages = Math.ceil(total / limit);
  return {
    currentPage: page,
    totalPages,
    totalRequests: total,
    hasPrevPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
}
