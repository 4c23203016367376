import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemoData } from '../../dev/demo/load.mts';
import { Api } from '../support/api';
import { dispatched, sealed } from '../support/drained';
import { eventually } from '../support/eventually';
import { openStream, type OpenedStream } from '../support/live';
import { personWithRole, raise, type Person } from '../support/people';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
let client: Person;
let receiver: Receiver;
const streams: OpenedStream[] = [];
beforeAll(async () => {
  receiver = await Receiver.start();
  stack = await startStack();
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
  client = await personWithRole(stack, 'client');
});
afterAll(async () => {
  for (const open of streams) open.close();
  await receiver.stop();
  await stack.stop();
});

const BROKEN = ['{}', 'null', '[]', '"x"', '7', '{"before": 1, "after": "x"}', '{"after": null}'];
const TYPES = [
  'request.status-changed',
  'request.withdrawn',
  'request.reopened',
  'request.edited',
  'request.urgency-changed',
  'request.priced',
  'request.answered',
  'request.replied-to',
  'request.noted',
  'request.delegated',
  'request.reassigned',
  'request.assigned',
  'request.participant-added',
  'request.participant-removed',
  'request.handed-over',
  'request.privacy-changed',
  'request.overdue',
  'file.added',
  'file.checked',
  'file.removed',
];
const LEAD_TYPES = ['lead.received', 'lead.moved', 'lead.noted', 'lead.made-a-request'];

const record = (type: string, subjectType: string, subjectId: string, data: string) =>
  stack.sql(
    `WITH recorded AS (
       INSERT INTO events (id, type, subject_type, subject_id, data)
       VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING sequence, subject_type, subject_id)
     INSERT INTO event_queue (sequence, subject)
     SELECT sequence, subject_type || ':' || subject_id FROM recorded`,
    [type, subjectType, subjectId, data],
  );

type Told = { type: string; data: Record<string, string> };

async function readFeed(token: string): Promise<Told[]> {
  const events: Told[] = [];
  for (let cursor = ''; ;) {
    const after = cursor && `&after=${cursor}`;
    const { status, body } = await api.get(`/api/v1/events?limit=200${after}`, token);
    expect(status).toBe(200);
    events.push(...body.events);
    cursor = body.cursor;
    if (!body.hasMore) return events;
  }
}

it('the demo’s own events are all readable', async () => {
  const metric = async () =>
    /^events_untold_total{follower="feed"} (\d+)/m.exec(
      await (await fetch(`${stack.baseUrl}/metrics`)).text(),
    )?.[1];
  const untold = await metric();
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  await writeDemoData(folder, stack.databaseUrl);
  await sealed(stack);
  const told = await readFeed(admin.token);
  expect(await metric()).toBe(untold);
  const [recorded] = await stack.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM events WHERE network = '203.0.113.0/24'
     AND type IN ('lead.moved', 'request.raised', 'request.status-changed', 'request.withdrawn')`,
  );
  expect(told).toHaveLength(recorded!.n);
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set(['lead.moved', 'request.raised', 'request.moved', 'request.withdrawn']),
  );
});

it('an unreadable event is skipped by everything that follows the log', async () => {
  const types = ['request.moved', 'request.priced', 'lead.moved', 'file.added'];
  const hook = await api.post('/api/v1/webhooks', { url: receiver.url, types }, admin.token);
  expect(hook.status).toBe(201);
  const { _id } = await raise(stack, client.token);
  const [lead] = await stack.sql<{ id: string }>(
    `INSERT INTO leads (id, form, service, email, message, details, tracking, body_hash, search_text)
     VALUES (gen_random_uuid(), 'contact', 'General', 'ada@lead.example', '', '{}', '{}', 'x', '')
     RETURNING id`,
  );
  await dispatched(stack);
  const stream = await openStream(stack, admin.token);
  const own = await openStream(stack, client.token);
  streams.push(stream, own);
  const since = new Date().toISOString();
  for (const data of BROKEN) {
    for (const type of TYPES) await record(type, 'request', _id, data);
    for (const type of LEAD_TYPES) await record(type, 'lead', lead!.id, data);
  }
  await record('request.raised', 'request', 'no-id', '{}');
  await record('organisation.member-left', 'organisation', 'no-id', 'null');

  const change = { requestId: _id, status: 'in_review' };
  expect((await api.put('/api/admin-requests', change, admin.token)).status).toBe(200);
  const [move] = await stack.sql<{ id: string; sequence: string }>(
    `SELECT id, sequence FROM events WHERE subject_id = $1 ORDER BY sequence DESC LIMIT 1`,
    [_id],
  );
  await sealed(stack);

  const sequence = Number(move!.sequence);
  for (const open of streams) {
    await eventually(
      () => Promise.resolve(open.events),
      (events) => events.some(({ data }) => data.sequence === sequence),
    );
  }
  const late = await openStream(stack, admin.token, { 'last-event-id': '1' });
  streams.push(late);
  expect(late.status).toBe(200);

  await eventually(
    () => stack.sql('SELECT 1 FROM notifications WHERE event_id = $1', [move!.id]),
    (rows) => rows.length > 0,
  );
  await eventually(
    () => Promise.resolve(receiver.of('request.moved')),
    (all) => all.some(({ id }) => id === move!.id),
  );
  const again = { from: since, until: new Date().toISOString(), onlyMissed: false };
  const replayed = await api.post(`/api/v1/webhooks/${hook.body._id}/replay`, again, admin.token);
  expect(replayed.status).toBe(200);
  await eventually(
    () => Promise.resolve(receiver.of('request.moved')),
    (all) => all.filter(({ id }) => id === move!.id).length === 2,
  );

  const told = await readFeed(admin.token);
  expect(told.at(-1)).toMatchObject({
    type: 'request.moved',
    data: { requestId: _id, from: 'pending', to: 'in_review' },
  });

  for (const { token } of [admin, client]) {
    const { status, body } = await api.get(`/api/requests/${_id}/history`, token);
    expect(status).toBe(200);
    expect(body.history.at(-1)).toMatchObject({ status: 'in_review' });
    expect(JSON.stringify(body)).not.toMatch(/undefined|NaN/);
  }
  expect((await api.get(`/api/leads/${lead!.id}`, admin.token)).status).toBe(200);
  for (const path of [`/api/audit?search=${_id}&limit=100`, '/api/audit/export']) {
    expect((await api.get(path, admin.token)).status).toBe(200);
  }
  const { entries } = (await api.get('/api/audit?action=request.status-changed', admin.token)).body;
  expect(entries[0]).toMatchObject({ after: { status: 'in_review' } });

  const metrics = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  for (const follower of ['feed', 'webhooks', 'live', 'history', 'audit']) {
    expect(metrics).toMatch(new RegExp(`^events_untold_total{follower="${follower}"} [1-9]`, 'm'));
  }
  expect(metrics).toMatch(/^event_queue_failing [1-9]/m);
  const { events } = (await api.get('/api/ops/events?limit=100', admin.token)).body;
  for (const event of events)
    expect(event).toMatchObject({ nextAttemptAt: '9999-12-31T00:00:00.000Z', heldUp: 0 });
});
