import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Conditions } from '../../backend/lists/conditions';
import { dataSourceOptions } from '../../backend/database/data-source';
import { RequestCounts } from '../../backend/modules/request-lists/request-counts';
import type {
  RequestListQuery,
  StaffListQuery,
} from '../../backend/modules/request-lists/dto/request-list.dto';
import type { RequestStatus } from '../../backend/modules/requests/request-options';
import { listSql } from '../../backend/modules/request-lists/request-list';
import type { Scope } from '../../backend/modules/requests/request-scope';
import { DIRECTIONS, orderOf, SORTS } from '../../backend/modules/request-lists/request-sorts';
import { upcomingSql } from '../../backend/modules/request-lists/dashboards';
import { createTestDatabase } from '../run/postgres.mts';
import { makeManyRequests } from '../bench/requests/many-requests.mts';

const REQUESTS = 60_000;
const CLIENT = `md5('client7')::uuid`;

let drop: () => Promise<void>;
let client: Client;
let dataSource: DataSource;
const db = {
  query: async (text: string, values?: unknown[]) => (await client.query(text, values)).rows,
};

beforeAll(async () => {
  const { TEST_POSTGRES_URL: url = '', TEST_POSTGRES_TEMPLATE: template } = process.env;
  const made = await createTestDatabase({ url }, template);
  drop = made.drop;
  client = new Client(made.url);
  await client.connect();
  await makeManyRequests((text) => client.query(text), REQUESTS);
  const options = dataSourceOptions({ entities: [], url: made.url, poolSize: 2 });
  dataSource = await new DataSource(options).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await client.end();
  await drop();
});

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
};

async function scanned([text, values]: [string, unknown[]]): Promise<string[]> {
  const [row] = await db.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const found: string[] = [];
  // Without an order, a count that stops at 501 rows never reads the whole table.
  const walk = (plan: Plan, isStopped = false) => {
    const table = plan['Relation Name'] ?? '?';
    if (plan['Node Type'] === 'Seq Scan' && !isStopped) found.push(table);
    plan.Plans?.forEach((part) => walk(part, plan['Node Type'] === 'Limit'));
  };
  walk((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
  return found;
}

const everything: Scope = { kind: 'everything' };
const managers: Scope = { kind: 'team', team: 'manager' };
const own = async (): Promise<Scope> => {
  const [row] = (await db.query(`SELECT ${CLIENT} AS id`)) as { id: string }[];
  return { kind: 'own', userId: row!.id };
};
const filters: RequestListQuery[] = [
  {},
  { status: ['pending'] },
  { serviceType: ['other'] },
  { urgency: ['low'] },
  { status: ['rejected'], serviceType: ['other'], urgency: ['critical'] },
];
const searches = [
  'forecast',
  'zephyr',
  'zephyr invoice',
  'forecast northgate',
  'forecast northgate invoice',
  'called zephyr',
  'client.77@many.example',
  'REQ-000777',
  'fo',
  'qz',
  'no such words',
];

describe('With many requests', () => {
  it.each(['everything', 'managers', 'own'])('a page of %s goes along an index', async (whose) => {
    const scope = { everything, managers, own: await own() }[whose]!;
    for (const filter of filters) {
      for (const offset of [0, 1_000]) {
        expect(await scanned(listSql(scope, filter, { limit: 10, offset }))).toEqual([]);
      }
    }
  });

  const open: RequestStatus[] = ['pending', 'assigned', 'in_review', 'approved'];
  const someone = '5f0b8f6c-0000-4000-8000-000000000000';
  const queues: StaffListQuery[] = [
    { status: open, sort: 'due', order: 'asc' },
    { status: open, assignee: [someone], sort: 'due' },
    { status: open, assignee: ['none'], sort: 'due' },
    { status: open, assignee: [someone, 'none'], team: ['support'], sort: 'due' },
    { status: open, turn: ['us'], sort: 'due' },
    { status: open, turn: ['client'], sort: 'due' },
    { status: open, due: ['overdue'], sort: 'due' },
    { status: open, due: ['today', 'week'], sort: 'due' },
    { status: open, due: ['none'], sort: 'due' },
    { team: ['support', 'none'], urgency: ['critical', 'low'], sort: 'due' },
    { assignee: [someone] },
    { from: '2026-01-05', to: '2026-01-09' },
    { status: ['in_review'], sort: 'status', order: 'desc' },
    { urgency: ['medium', 'high'], sort: 'urgency' },
  ];

  it.each(queues)('a queue goes along an index: %j', async (query) => {
    for (const scope of [everything, managers]) {
      for (const offset of [0, 200]) {
        expect(await scanned(listSql(scope, query, { limit: 10, offset }))).toEqual([]);
      }
    }
  });

  it.each(['everything', 'managers', 'own'])(
    'few rows of %s are found by an index',
    async (whose) => {
      const scope = { everything, managers, own: await own() }[whose]!;
      const few: RequestListQuery = {
        status: ['rejected'],
        serviceType: ['other'],
        urgency: ['critical'],
      };
      expect(await scanned(listSql(scope, few, { limit: 10, offset: 0 }))).toEqual([]);
    },
  );

  it.each(SORTS)('a list sorted by %s goes along an index, either way', async (sort) => {
    for (const order of DIRECTIONS) {
      for (const filter of [
        {},
        { status: ['pending'] },
        { urgency: ['low'] },
      ] as RequestListQuery[]) {
        for (const scope of [everything, managers, await own()]) {
          const statement = listSql(scope, { ...filter, sort, order }, { limit: 10, offset: 0 });
          expect(await scanned(statement)).toEqual([]);
        }
      }
    }
  });

  it.each(['admin', 'manager', 'client'] as const)(
    'the replies that are owed are found along an index by a %s',
    async (role) => {
      const [person] = (await db.query(`SELECT ${CLIENT} AS id`)) as { id: string }[];
      const actor = { userId: person!.id, sessionId: '', role, signedInAt: new Date() };
      expect(await scanned(upcomingSql(actor))).toEqual([]);
      expect((await db.query(...upcomingSql(actor))).length).toBeLessThanOrEqual(5);
    },
  );

  /** Search results by a plain statement, for comparison. */
  async function plainly(scope: Scope, { search = '', ...filter }: RequestListQuery) {
    const conditions = new Conditions();
    for (const [column, value] of [
      ['status', filter.status],
      ['service_type', filter.serviceType],
      ['urgency', filter.urgency],
      ['user_id', scope.kind === 'own' ? [scope.userId] : undefined],
      ['assigned_to', scope.kind === 'team' ? [scope.team] : undefined],
    ] as const) {
      conditions.among(`r.${column}`, value);
    }
    conditions.search('r.search_text', search);
    const rows = (await db.query(
      `SELECT r.id FROM project_requests r WHERE ${conditions.where}
       ORDER BY ${orderOf(filter)} LIMIT 501`,
      conditions.values,
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  it.each(searches)('a search for "%s" goes along an index, and misses nothing', async (search) => {
    for (const scope of [everything, managers, await own()]) {
      for (const filter of [...filters, { sort: 'project' as const }]) {
        const query = { ...filter, search };
        expect(await scanned(listSql(scope, query, { limit: 10, offset: 0 }))).toEqual([]);
        const statement = listSql(scope, query, { limit: 501, offset: 0 });
        const rows = (await db.query(...statement)) as { id: string | null; found: number }[];
        const plain = await plainly(scope, query);
        expect(rows.flatMap(({ id }) => id ?? [])).toEqual(plain.slice(0, 500));
        expect(rows[0]!.found).toBe(plain.length);
      }
    }
  });

  it('totals are right after every change', async () => {
    const [counts, few] = [new RequestCounts(dataSource), new RequestCounts(dataSource)];
    const counted = async () =>
      (await db.query(
        'SELECT status, count(*)::int AS total FROM project_requests GROUP BY status',
      )) as unknown[];
    expect(await counts.of(everything)).toEqual(expect.arrayContaining(await counted()));
    await db.query(`UPDATE project_requests SET status = 'approved', assigned_to = 'support'
                    WHERE status = 'pending' AND number % 7 = 0`);
    // Counts above 10,000 are kept for two seconds.
    expect(await counts.of(everything)).not.toEqual(expect.arrayContaining(await counted()));
    expect(await few.of(everything)).toEqual(expect.arrayContaining(await counted()));
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await counts.of(everything)).toEqual(expect.arrayContaining(await counted()));
  });
});
