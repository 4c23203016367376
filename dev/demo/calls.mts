import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import CALLS from './calls.json' with { type: 'json' };
import type { DemoEvent } from './events.mts';
import { loadProduct } from './product.mts';
import type { WrittenRequest } from './requests.mts';
import { insert, textOf } from './rows.mts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A fortnight of calls around today. Sends no e-mail, and reminds nobody. */
export async function writeCalls(
  client: Client,
  people: ReadonlyMap<string, string>,
  requests: ReadonlyMap<string, WrittenRequest>,
): Promise<DemoEvent[]> {
  const events: DemoEvent[] = [];
  for (const { day, time, type, host, state, request: name, ...lead } of CALLS) {
    const { rows } = await client.query<{
      id: string;
      title: string;
      minutes: number;
      buffer: number;
    }>('SELECT id, title, minutes, buffer_minutes AS buffer FROM call_types WHERE slug = $1', [
      type,
    ]);
    const kind = rows[0]!;
    const start = workingDay(day, time);
    const bookedAt = new Date(Math.min(start.getTime(), Date.now()) - 2 * DAY);
    const end = new Date(start.getTime() + kind.minutes * MINUTE);
    const request = name === undefined ? undefined : requests.get(name);
    if (name && !request) throw new Error(`dev/demo/requests.json has no "${name}".`);
    const clientId = request && (await clientOf(client, request.id));
    const leadId = request ? undefined : await writeLead(client, lead, kind.title, start, bookedAt);
    await insert(client, 'calls', {
      typeId: kind.id,
      hostId: people.get(host),
      startsAt: start,
      endsAt: end,
      freeAt: new Date(end.getTime() + kind.buffer * MINUTE),
      state: state ?? 'booked',
      requestId: request?.id,
      clientId,
      leadId,
      zone: 'Europe/London',
      createdAt: bookedAt,
    });
    if (!request || !clientId) continue;
    const after = { change: 'booked' as const, startsAt: start.toISOString() };
    const about = { subject: request.id, actor: clientId };
    events.push({ at: bookedAt, event: loadProduct().requestCalled({ ...about, after }) });
  }
  return events;
}

async function clientOf(client: Client, requestId: string): Promise<string> {
  const sql = 'SELECT user_id AS id FROM project_requests WHERE id = $1';
  const { rows } = await client.query<{ id: string }>(sql, [requestId]);
  return rows[0]!.id;
}

type Visitor = Partial<Record<'fullName' | 'email' | 'company' | 'phone' | 'message', string>>;

const writeLead = (client: Client, lead: Visitor, topic: string, start: Date, at: Date) =>
  insert(client, 'leads', {
    form: 'call',
    service: 'Call',
    ...lead,
    details: { topic, callAt: start.toISOString() },
    page: '/book',
    bodyHash: createHash('sha256').update(JSON.stringify(lead)).digest('hex'),
    network: '203.0.113.0/24',
    searchText: textOf(lead.fullName, lead.email, lead.company, 'Call', lead.message),
    createdAt: at,
    updatedAt: at,
  });

/** This many working days from today; before it, if negative. */
function workingDay(days: number, time: string): Date {
  const at = new Date();
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  at.setUTCHours(hours, minutes, 0, 0);
  for (let left = Math.abs(days); left > 0;) {
    at.setUTCDate(at.getUTCDate() + Math.sign(days));
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
}
