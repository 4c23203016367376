import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { DemoEvent } from './events.mts';
import { momentOf } from './moment.mts';
import PEOPLE from './people.json' with { type: 'json' };
import { loadProduct, type Role } from './product.mts';
import { insert } from './rows.mts';

export type Person = (typeof PEOPLE)[number];

const HOUR = 3_600_000;

export function personOf(key: string): Person {
  const person = PEOPLE.find((each) => each.key === key);
  if (!person) throw new Error(`dev/demo/people.json has nobody called "${key}".`);
  return person;
}

const columnsOf = ({ email, firstName, lastName, company, phone, role }: Person) => {
  return { email, firstName, lastName, company, phone, role };
};

export async function writePeople(
  client: Client,
  passwordHashOf: (person: Person) => Promise<string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const person of PEOPLE) {
    if (!person.joined || !person.lastSeen) continue;
    const passwordHash = await passwordHashOf(person);
    const { rows } = await client.query<{ id: string }>(
      'UPDATE users SET password_hash = $2 WHERE email = $1 RETURNING id',
      [person.email, passwordHash],
    );
    const createdAt = momentOf(person.joined);
    const times = { createdAt, updatedAt: createdAt, lastSeenAt: momentOf(person.lastSeen) };
    const row = { ...columnsOf(person), ...times, passwordHash };
    ids.set(person.key, rows[0]?.id ?? (await insert(client, 'users', row)));
  }
  return ids;
}

export async function writeColleagues(
  client: Client,
  actorId: string,
  passwordHash: string,
): Promise<DemoEvent[]> {
  const { accountDeactivated, staffInvited } = loadProduct();
  const events: DemoEvent[] = [];
  for (const person of PEOPLE.filter(({ left, invited }) => left ?? invited)) {
    const createdAt = momentOf(person.joined ?? person.invited ?? '');
    const left = person.left ? momentOf(person.left) : undefined;
    const subjectId = await insert(client, 'users', {
      ...columnsOf(person),
      createdAt,
      updatedAt: left ?? createdAt,
      ...(left
        ? {
            passwordHash,
            disabledAt: left,
            lastSeenAt: new Date(left.getTime() - HOUR),
            version: 2,
          }
        : { invitedAt: createdAt }),
    });
    const tokenId = left
      ? randomUUID()
      : await writeInvitation(client, 'staff_invitation', {
          email: person.email,
          subjectId,
          createdAt,
        });
    const about = { subject: subjectId, actor: actorId };
    const after = { role: person.role as Role, state: 'invited' } as const;
    events.push({ at: createdAt, event: staffInvited({ ...about, after, tokenId }) });
    if (!left) continue;
    const change = { before: { state: 'active' }, after: { state: 'deactivated' } } as const;
    events.push({ at: left, event: accountDeactivated({ ...about, ...change }) });
  }
  return events;
}

export function writeInvitation(
  client: Client,
  purpose: 'staff_invitation' | 'join_organisation',
  row: { email: string; subjectId: string; createdAt: Date },
): Promise<string> {
  return insert(client, 'one_time_tokens', {
    ...row,
    purpose,
    tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
    expiresAt: new Date(row.createdAt.getTime() + 72 * HOUR),
  });
}
