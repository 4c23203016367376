import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import type { MemberRole, MemberState } from './organisation-options';
import { membershipOf } from './memberships';
import { Organisation } from './organisation.entity';
import { User } from '../accounts/accounts.public';
import { domainOf } from './company-domains';
import { OrganisationNotFound } from './company.errors';
import type {
  CompanyDto,
  InvitationDto,
  MemberDto,
  OrganisationDetailDto,
  SuggestionDto,
} from './dto/company.dto';

type Row = {
  id: string;
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string;
  role: MemberRole;
  state: MemberState;
  created_at: Date;
};

const MEMBERS = `
  SELECT m.id, m.user_id, u.first_name, u.last_name, coalesce(u.email, m.email)::text AS email,
    m.role, m.state, m.created_at
  FROM memberships m LEFT JOIN users u ON u.id = m.user_id
  WHERE m.organisation_id = $1 AND m.state = ANY($2)
  ORDER BY array_position(ARRAY['requested', 'active', 'invited'], m.state),
    array_position(ARRAY['lead', 'signatory', 'member'], m.role), u.sort_name, m.created_at, m.id`;

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

  async mine(actor: Actor): Promise<CompanyDto> {
    const db = this.dataSource.manager;
    const membership = await membershipOf(db, actor.userId);
    if (!membership) return this.waysIn(actor);
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

  /** @throws OrganisationNotFound */
  async detail(id: string): Promise<OrganisationDetailDto> {
    const [organisation, members] = await Promise.all([
      this.dataSource.manager.findOneBy(Organisation, { id }),
      this.members(id, ['active', 'invited', 'requested']),
    ]);
    if (!organisation) throw OrganisationNotFound();
    const { name, sharing, version, domains, createdAt } = organisation;
    return { _id: id, name, sharing, version, domains, createdAt, members };
  }

  private async waysIn({ userId }: Actor): Promise<CompanyDto> {
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

  private async members(id: string, states: MemberState[], me?: string): Promise<MemberDto[]> {
    const rows = await read<Row>(this.dataSource, MEMBERS, [id, states]);
    return rows.map((row) => ({
      _id: row.id,
      person: row.user_id
        ? { _id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' }
        : null,
      email: row.email,
      role: row.role,
      state: row.state,
      since: row.created_at,
      isMe: row.user_id !== null && row.user_id === me,
    }));
  }
}
