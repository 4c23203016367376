import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { changesOf, heard, openStream, type OpenedStream } from '../support/live';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let places: { baseUrl: string }[];
let client: Person;
const open: OpenedStream[] = [];

beforeAll(async () => {
  stack = await startStack({ apis: 2, env: { LIVE_HEARTBEAT_MS: '500' } });
  places = stack.baseUrls.map((baseUrl) => ({ baseUrl }));
  client = await personWithRole(stack, 'client');
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => stack.stop());

const streamAt = async (place: number, token = client.token, lastId?: string) => {
  const stream = await openStream(places[place]!, token, lastId ? { 'last-event-id': lastId } : {});
  open.push(stream);
  return stream;
};
const raiseAt = async (place: number) => (await raise(places[place]!, client.token))._id;

/** Waits until the stream's last event id reaches this number. */
const resumesAfter = (stream: OpenedStream, sequence: unknown) =>
  eventually(
    () => Promise.resolve(Number(stream.lastId())),
    (id) => id >= Number(sequence),
  );
const lastSequence = async () => {
  const [row] = await stack.sql<{ last: string }>('SELECT max(sequence) AS last FROM events');
  return Number(row!.last);
};
const beginning = ({ events }: OpenedStream) =>
  events.map(({ event }) => event).filter((event) => event === 'reset' || event === 'ready');

const fillLog = (events: number, age = '0 seconds') =>
  stack.sql(
    `INSERT INTO events (id, type, audited, data, at)
     SELECT gen_random_uuid(), 'sign-in.failed', false, '{}', clock_timestamp() - $2::interval
     FROM generate_series(1, $1)`,
    [events, age],
  );

describe('Two processes', () => {
  it('pass on each other’s changes within a moment', async () => {
    const [first, second] = [await streamAt(0), await streamAt(1)];
    const started = Date.now();
    const id = await raiseAt(0);
    for (const stream of [first, second]) {
      const { at } = await heard(stream, 'change', { id });
      expect(at - started).toBeLessThan(1_000);
    }
  });

  it('share the limit of five streams a person', async () => {
    const person = await personWithRole(stack, 'client');
    const streams: OpenedStream[] = [];
    for (let i = 0; i < 7; i += 1) streams.push(await streamAt(i % 2, person.token));
    const isClosed = () =>
      Promise.resolve(streams.map((stream) => stream.closedAt() !== undefined));
    const closed = await eventually(isClosed, (all) => all.filter(Boolean).length === 2);
    expect(closed).toEqual([true, true, false, false, false, false, false]);
    expect(streams[1]!.events.at(-1)!.data).toEqual({ reason: 'too-many' });
  });

  it('close a stream at one that was signed out at the other', async () => {
    const person = await personWithRole(stack, 'client');
    const stream = await streamAt(1, person.token);
    const started = Date.now();
    await new Api(places[0]!.baseUrl).post('/api/logout', undefined, person.token);
    await eventually(() => Promise.resolve(stream.closedAt()), Boolean, 3_000);
    expect(stream.closedAt()! - started).toBeLessThan(1_000);
  });
});

describe('A reader that comes back', () => {
  it('gets missed events once, from either process', async () => {
    const before = await streamAt(0);
    const known = await raiseAt(0);
    const { data } = await heard(before, 'change', { id: known });
    await resumesAfter(before, data.sequence);
    before.close();
    const missed = [await raiseAt(0), await raiseAt(1)];
    const after = await streamAt(1, client.token, before.lastId());
    for (const id of missed) expect(changesOf(after, id)).toEqual(['request.raised']);
    expect(changesOf(after, known)).toEqual([]);
    expect(beginning(after)).toEqual(['ready']);
  });

  it('gets what waited for a transaction that ended while it was away', async () => {
    const other = await raiseAt(0);
    const stream = await streamAt(0);
    const slow = new Client({ connectionString: stack.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO events (id, type, subject_type, subject_id, audited)
       VALUES (gen_random_uuid(), 'request.priced', 'request', $1, false)`,
      [other],
    );
    const quick = await raiseAt(1);
    stream.close();
    await slow.query('COMMIT');
    await slow.end();
    const after = await streamAt(1, client.token, stream.lastId());
    await heard(after, 'change', { id: quick });
    expect(changesOf(after, other)).toContain('request.priced');
  });

  it('hears of a late commit while it listens', async () => {
    const id = await raiseAt(0);
    const stream = await streamAt(0);
    const slow = new Client({ connectionString: stack.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO events (id, type, subject_type, subject_id, audited)
       VALUES (gen_random_uuid(), 'request.priced', 'request', $1, false)`,
      [id],
    );
    await raiseAt(1);
    await slow.query('COMMIT');
    await slow.end();
    await heard(stream, 'change', { id, type: 'request.priced' });
  });

  it('learns from heartbeats where to resume, though nothing of its own happens', async () => {
    const stream = await streamAt(0);
    await fillLog(20);
    await resumesAfter(stream, await lastSequence());
    expect(stream.beats()).toBeGreaterThan(0);
  });

  it.each([
    ['missed more than a thousand events', () => fillLog(1_001)],
    ['was away for more than ten minutes', () => fillLog(1, '11 minutes')],
  ])('has to fetch everything again if it %s', async (_what, happen) => {
    const before = await streamAt(0);
    await resumesAfter(before, await lastSequence());
    before.close();
    await happen();
    const after = await streamAt(0, client.token, before.lastId());
    expect(beginning(after)).toEqual(['reset', 'ready']);
    await resumesAfter(after, await lastSequence());
    const again = await streamAt(1, client.token, after.lastId());
    expect(beginning(again)).toEqual(['ready']);
  });

  it.each(['999999999', '-1', 'x', "1' OR '1'='1", '9'.repeat(30)])(
    'has to fetch everything again after the unknown id %s',
    async (id) => {
      const stream = await streamAt(0, client.token, id);
      expect(stream.events[0]!.event).toBe('reset');
    },
  );
});

describe('Without Redis', () => {
  it('changes arrive all the same, from the log, and the end of a session too', async () => {
    const person = await personWithRole(stack, 'client');
    const admin = await personWithRole(stack, 'admin');
    const [first, second] = [await streamAt(0, person.token), await streamAt(1, admin.token)];
    await stack.redis.stop();
    const started = Date.now();
    const { _id: id } = await raise(places[0]!, person.token);
    for (const stream of [first, second]) {
      const { at } = await heard(stream, 'change', { id });
      expect(at - started).toBeLessThan(2_500);
    }
    await heard(first, 'notices');
    const left = Date.now();
    await new Api(places[1]!.baseUrl).post('/api/logout', undefined, person.token);
    await eventually(() => Promise.resolve(first.closedAt()), Boolean, 3_000);
    expect(first.closedAt()! - left).toBeLessThan(1_500);
    await stack.redis.start();
    await eventually(
      async () => {
        const raised = await raiseAt(0);
        await pause(300);
        return changesOf(second, raised);
      },
      (told) => told.length > 0,
    );
  });
});

describe('A process that is told to stop', () => {
  it('closes its streams at once, and the reader goes on at the other', async () => {
    const stream = await streamAt(1);
    const stopping = stack.apis[1]!.stop();
    const started = Date.now();
    await eventually(() => Promise.resolve(stream.closedAt()), Boolean, 5_000);
    expect(stream.closedAt()! - started).toBeLessThan(1_000);
    expect(stream.events.at(-1)!.data).toEqual({ reason: 'restart' });
    await stopping;
    const id = await raiseAt(0);
    const after = await streamAt(0, client.token, stream.lastId());
    expect(changesOf(after, id)).toEqual(['request.raised']);
  });
});
