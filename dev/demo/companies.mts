import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import { momentOf } from './moment.mts';
import { personOf } from './people.mts';
import { loadProduct } from './product.mts';
import { insert } from './rows.mts';

const LEAD = 'amira';
const COLLEAGUES = [
  ['noor', 'signatory'],
  ['ben', 'member'],
] as const;
const SINCE = '120d ago';

export async function writeCompany(
  client: Client,
  ids: Map<string, string>,
  passwordHash: string,
): Promise<DemoEvent[]> {
  const createdAt = momentOf(SINCE);
  const leadId = ids.get(LEAD) ?? '';
  const { company: name, email } = personOf(LEAD);
  const organisationId = await insert(client, 'organisations', {
    name,
    domains: [email.split('@')[1]],
    sharing: 'everyone',
    createdAt,
  });
  const place = { organisationId, createdAt, state: 'active' };
  await insert(client, 'memberships', { ...place, userId: leadId, role: 'lead' });
  const people = new Map([[LEAD, leadId]]);
  for (const [key, role] of COLLEAGUES) {
    const { firstName, lastName, phone, colleagueSince } = personOf(key);
    const userId = await insert(client, 'users', {
      email: personOf(key).email,
      firstName,
      lastName,
      company: name,
      phone,
      passwordHash,
      role: 'client',
      createdAt: momentOf(colleagueSince ?? SINCE),
      lastSeenAt: momentOf('2d ago'),
    });
    people.set(key, userId);
    await insert(client, 'memberships', { ...place, userId, role });
  }
  await client.query('UPDATE project_requests SET organisation_id = $1 WHERE user_id = $2', [
    organisationId,
    leadId,
  ]);
  await client.query(
    `INSERT INTO request_participants (request_id, user_id, added_by, created_at)
     SELECT id, $1, $2, created_at FROM project_requests WHERE user_id = $2
     ORDER BY created_at DESC LIMIT 2`,
    [people.get('ben'), leadId],
  );
  const { memberJoined, organisationCreated } = loadProduct();
  const subject = organisationId;
  const created = organisationCreated({ subject, actor: leadId, after: { sharing: 'everyone' } });
  const joined = COLLEAGUES.map(([key, role]) => {
    const userId = people.get(key) ?? '';
    return memberJoined({ subject, actor: userId, after: { userId, role } });
  });
  return [created, ...joined].map((event) => ({ at: createdAt, event }));
}
