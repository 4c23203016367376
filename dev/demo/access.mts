// What the People screen and the audit log show: a colleague who left, one who is invited, and who did
// what. The entries are chained with the product's own hash, so that the check finds the log whole.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { officeTime } from './office-hours.mts';
import { CLIENTS, FORMER_COLLEAGUE, INVITED_COLLEAGUE } from './people.mts';
import { insert } from './rows.mts';

/** backend/access/audit-chain.ts: the hash of an entry after the one before it. */
export type ChainHash = (previous: string, entry: Omit<DemoEntry, 'ip'>) => string;

interface DemoEntry {
  at: Date;
  actorId: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  before: object | null;
  after: object | null;
  traceId: string | null;
  ip: string | null;
}

type Change = Pick<DemoEntry, 'at' | 'actorId' | 'action'> & Partial<DemoEntry>;

const HOUR = 3_600_000;

/** Returns what the admin did with the two, for the audit log. */
export async function writeColleagues(client: Client, adminId: string): Promise<Change[]> {
  const now = new Date();
  const [joined, left] = [officeTime(now, 300, 4), officeTime(now, 24, 2)];
  const former = randomUUID();
  // A password that nobody knows, as the clients' after the first two.
  const { rows } = await client.query<{ password_hash: string }>(
    'SELECT password_hash FROM users WHERE email = $1',
    [CLIENTS[2]?.email],
  );
  await insert(client, 'users', {
    ...rowOf(FORMER_COLLEAGUE),
    ...rows[0],
    id: former,
    created_at: joined,
    updated_at: left,
    last_seen_at: new Date(left.getTime() - HOUR),
    disabled_at: left,
    version: 2,
  });
  const invited = randomUUID();
  const sentAt = new Date(now.getTime() - 20 * HOUR);
  await insert(client, 'users', {
    ...rowOf(INVITED_COLLEAGUE),
    id: invited,
    created_at: sentAt,
    updated_at: sentAt,
    invited_at: sentAt,
  });
  // A link that was never mailed: nobody can open it.
  await insert(client, 'one_time_tokens', {
    id: randomUUID(),
    purpose: 'staff_invitation',
    subject_id: invited,
    email: INVITED_COLLEAGUE.email,
    token_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
    created_at: sentAt,
    expires_at: new Date(sentAt.getTime() + 72 * HOUR),
  });
  const about = (objectId: string) => ({ actorId: adminId, objectType: 'user', objectId });
  const invitation = (role: string) => ({
    action: 'account.invited',
    after: { role, state: 'invited' },
  });
  return [
    { at: joined, ...about(former), ...invitation('support') },
    {
      at: left,
      ...about(former),
      action: 'account.deactivated',
      before: { state: 'active' },
      after: { state: 'deactivated' },
    },
    { at: sentAt, ...about(invited), ...invitation('manager') },
  ];
}

const rowOf = (person: typeof FORMER_COLLEAGUE) => ({
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  company: person.company,
  role: person.role,
});

/** Who raised, delegated and moved requests and leads, as their histories tell it; oldest first. */
export async function writeAudit(
  client: Client,
  chainHash: ChainHash,
  changes: Change[],
): Promise<void> {
  const all = [...changes, ...(await requestChanges(client)), ...(await leadChanges(client))];
  let previous = '';
  for (const change of all.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const entry = {
      at: change.at,
      actorId: change.actorId,
      action: change.action,
      objectType: change.objectType ?? null,
      objectId: change.objectId ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
      traceId: randomUUID(),
    };
    previous = chainHash(previous, entry);
    const { actorId, objectType, objectId, traceId, ...rest } = entry;
    await insert(client, 'audit_entries', {
      ...rest,
      actor_id: actorId,
      object_type: objectType,
      object_id: objectId,
      trace_id: traceId,
      ip: '203.0.113.0/24',
      hash: previous,
    });
  }
}

async function requestChanges(client: Client): Promise<Change[]> {
  const { rows } = await client.query<{
    at: Date;
    actorId: string;
    objectId: string;
    kind: string;
    from: string | null;
    to: string;
    team: string | null;
    isOverride: boolean;
  }>(
    `SELECT created_at AS at, actor_id AS "actorId", request_id AS "objectId", kind,
            from_status AS "from", to_status AS "to", team, is_override AS "isOverride"
     FROM request_events`,
  );
  return rows.map(({ kind, from, to, team, isOverride, ...about }) => {
    const request = { ...about, objectType: 'request' };
    const before = { status: from };
    if (kind === 'raised') return { ...request, action: 'request.raised' };
    if (to === 'withdrawn') {
      return { ...request, action: 'request.withdrawn', before, after: { status: to } };
    }
    const isMove = kind === 'status_changed';
    return {
      ...request,
      action: isMove ? 'request.status-changed' : 'request.delegated',
      before,
      after: isMove ? { status: to, noted: false, isOverride } : { status: to, assignedTo: team },
    };
  });
}

async function leadChanges(client: Client): Promise<Change[]> {
  const { rows } = await client.query<{
    at: Date;
    actorId: string;
    objectId: string;
    kind: string;
    to: string | null;
  }>(
    `SELECT created_at AS at, author_id AS "actorId", lead_id AS "objectId", kind,
            to_state AS "to"
     FROM lead_events`,
  );
  const actions: Record<string, string> = { note: 'lead.noted', request: 'lead.made-a-request' };
  return rows.map(({ kind, to, ...about }) => ({
    ...about,
    objectType: 'lead',
    action: actions[kind] ?? 'lead.moved',
    after: to ? { state: to } : null,
  }));
}
