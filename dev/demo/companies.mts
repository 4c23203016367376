import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import { momentOf } from './moment.mts';
import { personOf, writeInvitation } from './people.mts';
import { loadProduct, type Sharing } from './product.mts';
import { insert } from './rows.mts';

interface Company {
  lead: string;
  since: string;
  sharing: Sharing;
  colleagues: readonly (readonly [key: string, role: 'member' | 'signatory'])[];
  invited?: string;
}

const COMPANIES: readonly Company[] = [
  {
    lead: 'amira',
    since: '120d ago',
    sharing: 'everyone',
    colleagues: [
      ['noor', 'signatory'],
      ['ben', 'member'],
    ],
    invited: 'planning@northgate.example',
  },
  { lead: 'callum', since: '300d ago', sharing: 'leads', colleagues: [['morag', 'member']] },
  {
    lead: 'dev',
    since: '230d ago',
    sharing: 'everyone',
    colleagues: [
      ['imran', 'signatory'],
      ['grace', 'member'],
    ],
    invited: 'compliance@kestrelcover.example',
  },
];

export async function writeCompanies(
  client: Client,
  ids: Map<string, string>,
  passwordHash: string,
): Promise<DemoEvent[]> {
  const events: DemoEvent[] = [];
  for (const company of COMPANIES) {
    events.push(...(await writeCompany(client, company, ids, passwordHash)));
  }
  return events;
}

async function writeCompany(
  client: Client,
  { lead, since, sharing, colleagues, invited }: Company,
  ids: Map<string, string>,
  passwordHash: string,
): Promise<DemoEvent[]> {
  const { memberJoined, organisationCreated } = loadProduct();
  const createdAt = momentOf(since);
  const leadId = ids.get(lead) ?? '';
  const { company: name, email } = personOf(lead);
  const subject = await insert(client, 'organisations', {
    name,
    domains: [email.split('@')[1]],
    sharing,
    createdAt,
  });
  const place = { organisationId: subject, createdAt, state: 'active' };
  await insert(client, 'memberships', { ...place, userId: leadId, role: 'lead' });
  const created = organisationCreated({ subject, actor: leadId, after: { sharing } });
  const events: DemoEvent[] = [{ at: createdAt, event: created }];
  let colleagueId = '';
  for (const [key, role] of colleagues) {
    const { firstName, lastName, phone, colleagueSince } = personOf(key);
    const joinedAt = momentOf(colleagueSince ?? since);
    colleagueId = await insert(client, 'users', {
      email: personOf(key).email,
      firstName,
      lastName,
      company: name,
      phone,
      passwordHash,
      role: 'client',
      createdAt: joinedAt,
      lastSeenAt: momentOf('2d ago'),
    });
    await insert(client, 'memberships', {
      ...place,
      userId: colleagueId,
      role,
      createdAt: joinedAt,
    });
    const joined = memberJoined({
      subject,
      actor: colleagueId,
      after: { userId: colleagueId, role },
    });
    events.push({ at: joinedAt, event: joined });
  }
  if (invited) events.push(await invite(client, { subject, leadId, email: invited }));
  await client.query('UPDATE project_requests SET organisation_id = $1 WHERE user_id = $2', [
    subject,
    leadId,
  ]);
  await client.query(
    `INSERT INTO request_participants (request_id, user_id, added_by, created_at)
     SELECT id, $1, $2, created_at FROM project_requests WHERE user_id = $2
     ORDER BY created_at DESC LIMIT 2`,
    [colleagueId, leadId],
  );
  return events;
}

async function invite(
  client: Client,
  { subject, leadId, email }: { subject: string; leadId: string; email: string },
): Promise<DemoEvent> {
  const createdAt = momentOf('1d 3h ago');
  const membershipId = await insert(client, 'memberships', {
    organisationId: subject,
    email,
    role: 'member',
    state: 'invited',
    invitedBy: leadId,
    createdAt,
  });
  const tokenId = await writeInvitation(client, 'join_organisation', {
    email,
    subjectId: membershipId,
    createdAt,
  });
  const { memberInvited } = loadProduct();
  const after = { role: 'member' } as const;
  const event = memberInvited({ subject, actor: leadId, after, membershipId, tokenId });
  return { at: createdAt, event };
}
