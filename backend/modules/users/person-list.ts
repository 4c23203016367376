import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Conditions } from '../../lists/conditions';
import { readPage, selectFrom, defineList } from '../../lists/read-page';
import { isActive, type PersonState } from '../accounts/accounts.public';
import { AuditList } from '../audit-log/audit-log.public';
import { IS_LIVE, sessionsOf, type SessionsDto } from '../auth/auth.public';
import type {
  OpenInvitationDto,
  PeopleDto,
  PersonDetailDto,
  AccountDto,
  PersonListQuery,
  PersonSort,
} from './dto/person.dto';
import { PersonNotFound } from './people.errors';

type FactsRow = Omit<PersonDetailDto, 'person' | 'entries'>;

const STATES: Record<PersonState, string> = {
  active: isActive('u'),
  invited: 'u.disabled_at IS NULL AND u.invited_at IS NOT NULL',
  deactivated: 'u.disabled_at IS NOT NULL',
};

const STATE = Object.entries(STATES).map(
  ([state, condition]) => `WHEN ${condition} THEN '${state}'`,
);

export const PEOPLE = defineList<AccountDto>({
  columns: {
    _id: 'u.id',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    email: 'u.email',
    company: 'u.company',
    role: 'u.role',
    grants: 'u.grants',
    state: `CASE ${STATE.join(' ')} END`,
    lastSeenAt: 'u.last_seen_at',
    memberSince: 'u.created_at',
    version: 'u.version',
  },
  from: 'users u',
  newest: ['u.created_at', 'u.id'],
});

export const ORDERS: Record<PersonSort, string> = {
  newest: 'u.created_at DESC, u.id DESC',
  name: 'u.sort_name, u.id',
  'last-seen': 'u.last_seen_at DESC NULLS LAST, u.id DESC',
};

@Injectable()
export class PersonList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditList,
  ) {}

  async page(query: PersonListQuery): Promise<PeopleDto> {
    const { rows: people, pagination } = await readPage<AccountDto>(
      this.dataSource,
      { ...PEOPLE, order: ORDERS[query.sort ?? 'newest'] },
      filterOf(query),
      query,
    );
    return { people, pagination };
  }

  async one(id: string, db: EntityManager = this.dataSource.manager): Promise<AccountDto> {
    const [person] = await db.query<AccountDto[]>(`${selectFrom(PEOPLE)} WHERE u.id = $1`, [id]);
    if (!person) throw PersonNotFound();
    return person;
  }

  async sessions(id: string, { sessionId }: Actor): Promise<SessionsDto> {
    await this.one(id);
    return sessionsOf(this.dataSource.manager, id, sessionId);
  }

  async detail(id: string): Promise<PersonDetailDto> {
    const person = await this.one(id);
    const [[facts], entries] = await Promise.all([
      this.dataSource.query<FactsRow[]>(FACTS, [id]),
      this.audit.aboutPerson(id),
    ]);
    if (!facts) throw PersonNotFound();
    return { person, ...facts, invitation: invitationOf(facts.invitation), entries };
  }
}

const FACTS = `
  SELECT u.phone, u.password_hash IS NOT NULL AS "hasPassword", u.disabled_at AS "deactivatedAt",
    (SELECT coalesce(jsonb_agg(p.provider ORDER BY p.provider), '[]')
     FROM provider_identities p WHERE p.user_id = u.id) AS providers,
    (SELECT jsonb_build_object('sentAt', t.created_at, 'expiresAt', t.expires_at)
     FROM one_time_tokens t
     WHERE t.subject_id = u.id AND t.purpose IN ('staff_invitation', 'client_invitation')
       AND u.invited_at IS NOT NULL AND t.used_at IS NULL AND t.superseded_at IS NULL
     ORDER BY t.created_at DESC LIMIT 1) AS invitation,
    EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id) AS "hasSecondFactor",
    (SELECT count(*)::int FROM project_requests r WHERE r.user_id = u.id) AS requests,
    (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND ${IS_LIVE}) AS sessions,
    u.role = 'admin' AND ${isActive('u')} AND NOT EXISTS (
      SELECT 1 FROM users o WHERE o.role = 'admin' AND o.id <> u.id AND ${isActive('o')}) AS "isLastAdmin"
  FROM users u WHERE u.id = $1`;

function invitationOf(found: OpenInvitationDto | null): OpenInvitationDto | null {
  return found && { sentAt: new Date(found.sentAt), expiresAt: new Date(found.expiresAt) };
}

export function filterOf({ search, role, state }: PersonListQuery): Conditions {
  const conditions = new Conditions();
  conditions.equal('u.role', role);
  if (state) conditions.add(STATES[state]);
  conditions.search('u.search_text', search);
  return conditions;
}
