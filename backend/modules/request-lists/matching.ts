import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { requestFilter } from './staff-requests';
import { orderOf } from './request-sorts';
import { scopeSql, staffScope } from '../requests/requests.public';
import { type StaffListQuery } from './dto/request-list.dto';
import type { MatchingDto } from './dto/bulk.dto';

const MOST = 1_000;

@Injectable()
export class Matching {
  constructor(private readonly dataSource: DataSource) {}

  async of(actor: Actor, query: StaffListQuery): Promise<MatchingDto> {
    const conditions = requestFilter(actor, query);
    conditions.search('r.search_text', query.search);
    conditions.add(scopeSql(staffScope(actor), conditions.bind));
    const rows = await this.dataSource.query<MatchingDto['rows']>(
      `SELECT r.id AS "requestId", r.version FROM project_requests r
       WHERE ${conditions.where} ORDER BY ${orderOf(query)} LIMIT ${MOST}`,
      conditions.values,
    );
    return { rows };
  }
}
