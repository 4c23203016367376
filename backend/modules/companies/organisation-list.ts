import { isActiveMember } from './memberships';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import type { SearchPageQuery } from '../../lists/page.dto';
import { readPage, type Listing } from '../../lists/read-page';
import { type Sharing } from './organisation-options';
import type { OrganisationsDto } from './dto/company.dto';

type Row = {
  id: string;
  name: string;
  sharing: Sharing;
  domains: string[];
  members: number;
  waiting: number;
  created_at: Date;
};

export const ORGANISATIONS: Listing = {
  columns: `o.id, o.name, o.sharing, o.domains, o.created_at,
    (SELECT count(*)::int FROM memberships m
     WHERE m.organisation_id = o.id AND ${isActiveMember('m')}) AS members,
    (SELECT count(*)::int FROM memberships m
     WHERE m.organisation_id = o.id AND m.state = 'requested') AS waiting`,
  from: 'organisations o',
  newest: ['o.created_at', 'o.id'],
};

@Injectable()
export class OrganisationList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: SearchPageQuery): Promise<OrganisationsDto> {
    const conditions = new Conditions();
    conditions.search(`(' ' || lower(unaccent(o.name)))`, query.search);
    const { rows, pagination } = await readPage<Row>(
      this.dataSource,
      ORGANISATIONS,
      conditions,
      query,
    );
    return {
      organisations: rows.map(({ id, created_at: createdAt, ...row }) => ({
        _id: id,
        ...row,
        createdAt,
      })),
      pagination,
    };
  }
}
