// What the admin's desks show: leads with their notes, subscribers with the evidence of consent. Rows
// only: nobody is mailed, and no e-mail provider is told.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type DemoLead, LEADS } from './leads.mts';
import { officeTime } from './office-hours.mts';
import { insert } from './rows.mts';
import { type DemoSubscriber, SUBSCRIBERS } from './subscribers.mts';

const CONSENT_TEXT = '2026-11';

/** The request a won lead became. */
interface RequestOfClient {
  id: string;
  number: number;
  created_at: Date;
}

const textOf = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

export async function writeLeads(client: Client, authorId: string): Promise<void> {
  const now = new Date();
  for (const [index, lead] of LEADS.entries()) {
    const request = lead.state === 'won' ? await requestOf(client, lead.email) : undefined;
    // Before the request it became; else as long ago as it says.
    const [end, days] = request ? [request.created_at, 6] : [now, lead.days];
    const createdAt = officeTime(end, days, index);
    const steps = stepsOf(lead, request);
    // A step every working day; the last one of a won lead is its request.
    const times = steps.map(({ kind }, step) =>
      kind === 'request' ? end : officeTime(end, days - 1 - step, index + step),
    );
    const id = randomUUID();
    await insert(client, 'leads', {
      id,
      form: lead.form,
      service: lead.service,
      full_name: lead.name ?? '',
      email: lead.email,
      company: lead.company,
      phone: lead.phone,
      job_title: lead.jobTitle,
      message: lead.message ?? '',
      details: lead.details ?? {},
      tracking: lead.tracking ?? {},
      page: lead.page,
      state: lead.state,
      trap: lead.trap,
      body_hash: createHash('sha256').update(id).digest('hex'),
      network: '203.0.113.0/24',
      request_id: request?.id,
      search_text: textOf([
        lead.name,
        lead.email,
        lead.company,
        lead.jobTitle,
        lead.service,
        lead.message,
      ]),
      version: 1 + steps.length,
      reply_due_at: lead.form === 'notify' || lead.trap ? null : dayAfter(createdAt),
      created_at: createdAt,
      updated_at: times.at(-1) ?? createdAt,
    });
    for (const [step, event] of steps.entries()) {
      await insert(client, 'lead_events', {
        id: randomUUID(),
        lead_id: id,
        ...event,
        author_id: authorId,
        created_at: times[step],
      });
    }
  }
}

/** A working day later. */
const dayAfter = (at: Date): Date =>
  new Date(at.getTime() + (at.getUTCDay() === 5 ? 3 : 1) * 24 * 3_600_000);

async function requestOf(client: Client, email: string): Promise<RequestOfClient | undefined> {
  const { rows } = await client.query<RequestOfClient>(
    `SELECT r.id, r.number, r.created_at FROM project_requests r JOIN users u ON u.id = r.user_id
     WHERE u.email = $1 AND r.created_at < now() - interval '20 days'
     ORDER BY r.created_at DESC LIMIT 1`,
    [email],
  );
  return rows[0];
}

/** What staff did with it, in order. */
function stepsOf({ state, trap, notes = [] }: DemoLead, request: RequestOfClient | undefined) {
  if (state === 'new' || trap) return [];
  return [
    { kind: 'state', to_state: 'contacted' },
    ...notes.map((body) => ({ kind: 'note', body })),
    ...(state === 'lost' ? [{ kind: 'state', to_state: 'lost' }] : []),
    ...(request
      ? [
          {
            kind: 'request',
            to_state: 'won',
            body: `REQ-${String(request.number).padStart(6, '0')}`,
          },
        ]
      : []),
  ];
}

export async function writeSubscribers(client: Client): Promise<void> {
  const now = new Date();
  for (const [index, subscriber] of SUBSCRIBERS.entries()) {
    const { email, name, company, page, days, subscriptions, suppressedFor } = subscriber;
    const createdAt = officeTime(now, days, index * 3);
    const id = randomUUID();
    await insert(client, 'subscribers', {
      id,
      email,
      full_name: name,
      company,
      state: stateOf(subscriber),
      link_key: randomBytes(24).toString('base64url'),
      search_text: textOf([email, name, company]),
      created_at: createdAt,
      updated_at: createdAt,
    });
    const record = (event: Record<string, unknown>): Promise<unknown> =>
      client.query(
        `INSERT INTO consent_events (subscriber_id, email_hash, kind, topic, text_version, page, network, reason, at)
         VALUES ($1, hash_address($2), $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          email,
          ...['kind', 'topic', 'text_version', 'page', 'network', 'reason', 'at'].map(
            (column) => event[column] ?? null,
          ),
        ],
      );
    const network = `198.51.${100 + (index % 2)}.0/24`;
    const confirmedAt = new Date(createdAt.getTime() + 20 * 60_000);
    const leftAt = officeTime(now, Math.max(days - 2, 1), index + 1);
    for (const { topic, state, reason } of subscriptions) {
      const isConfirmed = state !== 'pending';
      const isOver = state === 'unsubscribed';
      await insert(client, 'subscriptions', {
        id: randomUUID(),
        subscriber_id: id,
        topic,
        state,
        created_at: createdAt,
        confirmed_at: isConfirmed ? confirmedAt : null,
        unsubscribed_at: isOver ? leftAt : null,
      });
      const text_version = CONSENT_TEXT;
      await record({ kind: 'requested', topic, text_version, page, network, at: createdAt });
      if (isConfirmed) {
        const verified = '/verify-subscription';
        await record({
          kind: 'confirmed',
          topic,
          text_version,
          page: verified,
          network,
          at: confirmedAt,
        });
      }
      if (isOver) {
        await record({
          kind: 'unsubscribed',
          topic,
          page: '/unsubscribe',
          network,
          reason,
          at: leftAt,
        });
      }
    }
    if (!suppressedFor) continue;
    await client.query(
      'INSERT INTO suppressions (email_hash, reason, created_at) VALUES (hash_address($1), $2, $3)',
      [email, suppressedFor, leftAt],
    );
    await record({ kind: 'suppressed', page: 'mail', reason: suppressedFor, at: leftAt });
  }
}

/** The sum of the topics, as the product reckons it. */
function stateOf({ subscriptions, suppressedFor }: DemoSubscriber): string {
  if (suppressedFor) return 'suppressed';
  const states = subscriptions.map(({ state }) => state);
  return (
    ['confirmed', 'pending'].find((state) => states.some((one) => one === state)) ?? 'unsubscribed'
  );
}
