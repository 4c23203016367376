import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import type { SearchPageQuery } from '../../lists/page.dto';
import { readPage, defineList } from '../../lists/read-page';
import { User, personSql } from '../accounts/accounts.public';
import { domainOf } from './company-domains';
import { Organisation, type MemberState } from './company.entity';
import { OrganisationNotFound } from './company.errors';
import type {
  OrganisationDto,
  OrganisationsDto,
  CompanyDto,
  InvitationDto,
  MemberDto,
  OrganisationDetailDto,
  SuggestionDto,
} from './dto/company.dto';
import { isActiveMember, membershipOf } from './memberships';

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

const MEMBERS = `
  SELECT m.id AS "_id",
    ${personSql('u')} AS person,
    coalesce(u.email, m.email)::text AS email, m.role, m.state, m.created_at AS since,
    coalesce(m.user_id = $3, false) AS "isMe"
  FROM memberships m LEFT JOIN users u ON u.id = m.user_id
  WHERE m.organisation_id = $1 AND m.state = ANY($2)
  ORDER BY array_position(ARRAY['requested', 'active', 'invited'], m.state),
    array_position(ARRAY['lead', 'signatory', 'finance', 'member'], m.role), u.sort_name, m.created_at, m.id`;

const INVITATIONS = `
  SELECT m.id AS "_id", o.name AS organisation, m.role
  FROM users u JOIN memberships m ON m.email = u.email AND m.state = 'invited'
  JOIN organisations o ON o.id = m.organisation_id
  WHERE u.id = $1 ORDER BY m.created_at LIMIT 20`;

const SUGGESTIONS = `
  SELECT o.id AS "_id", o.name, m.id AS "requestId"
  FROM organisations o
  LEFT JOIN memberships m ON m.organisation_id = o.id AND m.user_id = $1 AND m.state = 'requested'
  WHERE o.domains @> ARRAY[$2::text] ORDER BY o.name, o.id LIMIT 5`;

@Injectable()
export class ReadCompany {
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

  async mine(actor: Actor): Promise<CompanyDto> {
    const db = this.dataSource.manager;
    const membership = await membershipOf(db, actor.userId);
    if (!membership) return this.joinOptions(actor);
    const isLead = membership.role === 'lead';
    const [organisation, members] = await Promise.all([
      db.findOneByOrFail(Organisation, { id: membership.organisationId }),
      this.members(
        membership.organisationId,
        isLead ? ['active', 'invited', 'requested'] : ['active'],
        actor.userId,
      ),
    ]);
    const { id: _id, name, sharing, version } = organisation;
    return {
      organisation: { _id, name, sharing, version },
      membershipId: membership.id,
      role: membership.role,
      members,
      invitations: [],
      suggestions: [],
    };
  }

  async detail(id: string): Promise<OrganisationDetailDto> {
    const [organisation, members] = await Promise.all([
      this.dataSource.manager.findOneBy(Organisation, { id }),
      this.members(id, ['active', 'invited', 'requested']),
    ]);
    if (!organisation) throw OrganisationNotFound();
    const { name, sharing, version, domains, createdAt } = organisation;
    return { _id: id, name, sharing, version, domains, createdAt, members };
  }

  private async joinOptions({ userId }: Actor): Promise<CompanyDto> {
    const { email } = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const [invitations, suggestions] = await Promise.all([
      read<InvitationDto>(this.dataSource, INVITATIONS, [userId]),
      read<SuggestionDto>(this.dataSource, SUGGESTIONS, [userId, domainOf(email)]),
    ]);
    return {
      organisation: null,
      membershipId: null,
      role: null,
      members: [],
      invitations,
      suggestions,
    };
  }

  private members(id: string, states: MemberState[], me?: string): Promise<MemberDto[]> {
    return read(this.dataSource, MEMBERS, [id, states, me ?? null]);
  }
}
