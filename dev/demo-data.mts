// What there is to see in a database of our own: five accounts with passwords made on this machine,
// a year of requests, leads and subscribers. Never written to a database that DATABASE_URL names.
import { randomInt, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Client } from 'pg';
import { writeLeads, writeSubscribers } from './demo/desks.mts';
import { type ChainHash, writeAudit, writeColleagues } from './demo/access.mts';
import { CLIENTS, STAFF, type ClientPerson, type Person } from './demo/people.mts';
import { historyOf, type Actor, type History } from './demo/history.mts';
import { type Notices, writeNotifications } from './demo/notifications.mts';
import { PROJECTS, type Project } from './demo/projects.mts';
import { insert } from './demo/rows.mts';
import { type DemoComment, priceOf, repliedAt, talkOf, writeTalk } from './demo/talk.mts';
import { inRoot } from './paths.mts';
import { step } from './progress.mts';
import { withClient } from './services/postgres.mts';
import { readJson, writePrivately } from './settings.mts';

export interface DemoAccount {
  role: 'admin' | 'manager' | 'support' | 'client';
  email: string;
  password: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  readJson<DemoAccount[]>(fileIn(dataDir)) ?? [];

/** People with a password, as the accounts file lists them. */
const SIGN_INS = [
  ...STAFF,
  ...CLIENTS.slice(0, 2).map((person) => ({ ...person, role: 'client' as const })),
];

/** Four groups of four characters that cannot be mistaken for each other: 78 bits. */
function newPassword(): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz';
  const sign = (): string => signs.charAt(randomInt(signs.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
}

/**
 * Makes the accounts and requests where they are missing. The passwords of the accounts file are
 * kept; without that file the five accounts get new ones.
 */
export async function writeDemoData(dataDir: string, databaseUrl: string): Promise<void> {
  const known = readDemoAccounts(dataDir);
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      'SELECT email FROM users WHERE email = ANY($1::citext[])',
      [SIGN_INS.map(({ email }) => email)],
    );
    const complete = known.length === SIGN_INS.length && rows.length === SIGN_INS.length;
    if (complete) return;
    await step('Writing the demo data', async () => {
      const accounts = SIGN_INS.map(({ role, email }) => {
        const password = known.find((account) => account.email === email)?.password;
        return { role, email, password: password ?? newPassword() };
      });
      await client.query('BEGIN');
      try {
        const ids = await writePeople(client, accounts);
        if (rows.length === 0) {
          await writeRequests(client, ids);
          await writeLeads(client, ids.get(STAFF[0]?.email ?? '') ?? '');
          await writeSubscribers(client);
          const adminId = ids.get(STAFF[0]?.email ?? '') ?? '';
          const changes = await writeColleagues(client, adminId);
          const { chainHash } = backend<{ chainHash: ChainHash }>('../access/audit-chain.js');
          await writeAudit(client, chainHash, changes);
        }
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
      writePrivately(fileIn(dataDir), accounts);
    });
  });
}

/** The backend's own code, so that the demo follows its password parameters and search text. */
function backend<Exports>(file: string): Exports {
  return createRequire(inRoot('package.json'))(inRoot('dist/backend/modules', file)) as Exports;
}

/** Inserts everybody, sets the passwords, and returns the ids by address. */
async function writePeople(client: Client, accounts: DemoAccount[]): Promise<Map<string, string>> {
  const { hashPassword } = backend<{ hashPassword(password: string): Promise<string> }>(
    'auth/password-hash.js',
  );
  const ids = new Map<string, string>();
  const people: (Person & { role?: string })[] = [...STAFF, ...CLIENTS];
  const unknown = await hashPassword(newPassword());
  for (const [index, person] of people.entries()) {
    const account = accounts.find(({ email }) => email === person.email);
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO users (id, email, first_name, last_name, company, phone, role, password_hash,
                          created_at, updated_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() - interval '400 days' - $9 * interval '3 days',
               now() - interval '400 days', now() - ($9 * $9) * interval '11 hours' - interval '40 minutes')
       ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash
       RETURNING id`,
      [
        randomUUID(),
        person.email,
        person.firstName,
        person.lastName,
        person.company,
        person.phone ?? null,
        person.role ?? 'client',
        account ? await hashPassword(account.password) : unknown,
        index,
      ],
    );
    ids.set(person.email, rows[0]?.id ?? '');
  }
  return ids;
}

async function writeRequests(client: Client, ids: Map<string, string>): Promise<void> {
  const now = new Date();
  const notices = backend<Notices>('notifications/notices.js');
  const { CLIENT_STATUS_LABELS } = backend<{ CLIENT_STATUS_LABELS: Record<string, string> }>(
    'requests/request-status.js',
  );
  // Oldest first, so that the running numbers follow the dates.
  for (const [index, project] of [...PROJECTS.entries()].reverse()) {
    const person = CLIENTS[project.client];
    if (!person) throw new Error(`No client ${project.client}`);
    const history = historyOf(project, index, PROJECTS.length, now, person.firstName);
    const idOf = (actor: Actor): string | undefined => {
      const staff = STAFF.find(({ role }) => role === actor);
      return ids.get(staff?.email ?? person.email);
    };
    const userId = ids.get(person.email) ?? '';
    const talk = talkOf(project, index, history);
    const { id, reference } = await writeRequest(client, project, person, userId, history, talk);
    await writeHistory(client, id, history, idOf);
    await writeTalk(client, id, talk, idOf);
    const about = { id, reference, projectName: project.name };
    await writeNotifications(client, notices, CLIENT_STATUS_LABELS, userId, about, history);
  }
}

interface RequestRow {
  describeForSearch(clientName: string): void;
  searchText: string;
  clientName: string;
  reference: string;
}

async function writeRequest(
  client: Client,
  project: Project,
  person: ClientPerson,
  userId: string,
  history: History,
  talk: DemoComment[],
): Promise<{ id: string; reference: string }> {
  const { ProjectRequest } = backend<{ ProjectRequest: new () => RequestRow }>(
    'requests/project-request.entity.js',
  );
  const { progressAt } = backend<{ progressAt(status: string, last: number): number }>(
    'requests/request-status.js',
  );
  const { rows } = await client.query<{ number: number }>(
    `SELECT nextval('project_requests_number_seq')::int AS number`,
  );
  const searched = Object.assign(new ProjectRequest(), {
    number: rows[0]?.number,
    projectName: project.name,
    description: project.description,
    company: person.company,
    contactEmail: person.email,
    serviceType: project.service,
  });
  searched.describeForSearch(`${person.firstName} ${person.lastName}`);
  const row: Record<string, unknown> = {
    id: randomUUID(),
    number: rows[0]?.number,
    user_id: userId,
    project_name: project.name,
    service_type: project.service,
    description: project.description,
    timeline: project.timeline,
    budget: project.budget,
    urgency: project.urgency,
    company: person.company,
    contact_email: person.email,
    contact_phone: person.phone ?? null,
    team_size: person.teamSize,
    industry: person.industry,
    current_challenges: project.challenges ?? null,
    expected_outcomes: project.outcomes ?? null,
    status: project.status,
    progress: history.events.reduce((last, { to }) => progressAt(to, last), 0),
    assigned_to: history.delegation?.team ?? null,
    delegated_at: history.delegation?.at ?? null,
    first_response_at: history.firstResponseAt,
    search_text: searched.searchText,
    client_name: searched.clientName,
    replied_at: repliedAt(history, talk),
    agreed_price: priceOf(project),
    version: history.events.length + history.notes.length + talk.length,
    created_at: history.createdAt,
    updated_at: history.updatedAt,
  };
  await insert(client, 'project_requests', row);
  return { id: String(row.id), reference: searched.reference };
}

async function writeHistory(
  client: Client,
  requestId: string,
  { events, notes, delegation }: History,
  idOf: (actor: Actor) => string | undefined,
): Promise<void> {
  for (const event of events) {
    await insert(client, 'request_events', {
      id: randomUUID(),
      request_id: requestId,
      kind: event.kind,
      actor_id: idOf(event.by),
      from_status: event.from,
      to_status: event.to,
      team: event.team,
      is_override: event.isOverride,
      reason: event.reason,
      created_at: event.at,
    });
  }
  for (const note of notes) {
    await insert(client, 'request_notes', {
      id: randomUUID(),
      request_id: requestId,
      team: note.team,
      author_id: idOf(note.team),
      body: note.body,
      created_at: note.at,
    });
  }
  if (!delegation) return;
  await insert(client, 'delegations', {
    id: randomUUID(),
    request_id: requestId,
    assign_to: delegation.team,
    notes: delegation.notes,
    delegated_by: idOf('admin'),
    created_at: delegation.at,
  });
}
