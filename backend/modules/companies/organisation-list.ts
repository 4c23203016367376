import { isActiveMember } from './memberships';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import type { SearchPageQuery } from '../../lists/page.dto';
import { readPage, defineList } from '../../lists/read-page';
import type { OrganisationDto, OrganisationsDto } from './dto/company.dto';

export const ORGANISATIONS = defineList<OrganisationDto>({
  columns: {
    _id: 'o.id',
    name: 'o.name',
    sharing: 'o.sharing',
    domains: 'o.domains',
    members: `(SELECT count(*)::int FROM memberships m
      WHERE m.organisation_id = o.id AND ${isActiveMember('m')})`,
    waiting: `(SELECT count(*)::int FROM memberships m
      WHERE m.organisation_id = o.id AND m.state = 'requested')`,
    createdAt: 'o.created_at',
  },
  from: 'organisations o',
  newest: ['o.created_at', 'o.id'],
});

@Injectable()
export class OrganisationList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: SearchPageQuery): Promise<OrganisationsDto> {
    const conditions = new Conditions();
    conditions.search(`(' ' || lower(unaccent(o.name)))`, query.search);
    const { rows: organisations, pagination } = await readPage(
      this.dataSource,
      ORGANISATIONS,
      conditions,
      query,
    );
    return { organisations, pagination };
  }
}
