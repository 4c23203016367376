import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../../errors/app-error';
import type { PaginationDto, RequestListQuery } from './dto/request-list.dto';
import type { RequestDto } from './dto/request.dto';
import type { Team } from './request-options';
import { requestDto, SELECT_REQUEST, type RequestRow, withStaffDetails } from './request-rows';
import { scopeSql, type Scope } from './request-scope';

const DEEPEST_ROW = 10_000;

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
    const page = query.page ?? 1;
    const limit = query.limit ?? defaultLimit;
    if (page * limit > DEEPEST_ROW) {
      throw invalidField('page', 'too_large', 'Please narrow the list with a filter or a search.');
    }
    const { where, order, values } = conditions(scope, query);
    const db = this.dataSource.manager;
    const [[counted], rows] = await Promise.all([
      db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM project_requests r WHERE ${where}`,
        values,
      ),
      db.query<RequestRow[]>(
        `${SELECT_REQUEST} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
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
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts = [scopeSql(scope, bind)];
  if (query.status) parts.push(`r.status = ${bind(query.status)}`);
  if (query.serviceType) parts.push(`r.service_type = ${bind(query.serviceType)}`);
  if (query.urgency) parts.push(`r.urgency = ${bind(query.urgency)}`);
  const search = query.search && query.search.length >= 2 ? query.search : undefined;
  // The number of a request is an integer; a longer run of digits cannot be one.
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(search ?? '') ?? [];
  // The same folding as the trigger that writes search_text; % _ \ are plain characters.
  const words = (search?.split(/\s+/) ?? []).map(
    (word) => `r.search_text LIKE lower(unaccent(${bind(`%${escapeLike(word)}%`)}))`,
  );
  if (digits) parts.push(`(r.number = ${Number(digits)} OR ${words.join(' AND ')})`);
  else parts.push(...words);
  const where = parts.join(' AND ');
  const exactFirst = digits ? `(r.number = ${Number(digits)}) DESC, ` : '';
  return { where, order: `${exactFirst}r.created_at DESC, r.id DESC`, values };
}

export const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

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
