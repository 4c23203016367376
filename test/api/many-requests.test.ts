import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Conditions } from '../../backend/lists/conditions';
import { dataSourceOptions } from '../../backend/database/data-source';
import {
  countsSql,
  FoldRequestCounts,
  type StatusCount,
} from '../../backend/modules/request-lists/request-counts';
import type {
  RequestListQuery,
  StaffListQuery,
} from '../../backend/modules/request-lists/dto/request-list.dto';
import type { RequestStatus } from '../../backend/modules/requests/request-options';
import { filterFirstSql, pageSql } from '../../backend/modules/request-lists/request-list';
import { RequestSearch } from '../../backend/modules/request-lists/request-search';
import type { Scope } from '../../backend/modules/requests/request-scope';
import { DIRECTIONS, orderOf, SORTS } from '../../backend/modules/request-lists/request-sorts';
import { upcomingSql } from '../../backend/modules/request-lists/upcoming';
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
}, 120_000);
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

const SMALL = ['request_counts', 'request_count_changes'];

async function scanned([text, values]: [string, unknown[]]): Promise<string[]> {
  const [row] = await db.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const found: string[] = [];
  // Without an order, a count that stops at 501 rows never reads the whole table.
  const walk = (plan: Plan, isStopped = false) => {
    const table = plan['Relation Name'] ?? '?';
    const isScan = plan['Node Type'] === 'Seq Scan' && !isStopped;
    if (isScan && !SMALL.includes(table)) found.push(table);
    plan.Plans?.forEach((part) => walk(part, plan['Node Type'] === 'Limit'));
  };
  walk((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
  return found;
}

/** Whether the plan sorts all rows instead of reading them along an index. */
async function sorted([text, values]: [string, unknown[]]): Promise<boolean> {
  const [row] = await db.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const walk = (plan: Plan, inPage: boolean): boolean => {
    const isPage = inPage || plan['Subplan Name'] === 'CTE page';
    if (isPage && plan['Node Type'] === 'Sort') return true;
    return plan.Plans?.some((part) => walk(part, isPage)) ?? false;
  };
  return walk((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan, false);
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
        expect(await scanned(pageSql(scope, filter, { limit: 10, offset }))).toEqual([]);
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
        expect(await scanned(pageSql(scope, query, { limit: 10, offset }))).toEqual([]);
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
      expect(await scanned(filterFirstSql(scope, few, { limit: 10, offset: 0 }))).toEqual([]);
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
          const statement = pageSql(scope, { ...filter, sort, order }, { limit: 10, offset: 0 });
          expect(await scanned(statement)).toEqual([]);
        }
      }
      expect(await sorted(pageSql(everything, { sort, order }, { limit: 10, offset: 0 }))).toBe(
        false,
      );
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
    const asked = jest.spyOn(dataSource, 'query');
    for (const scope of [everything, managers, await own()]) {
      for (const filter of [...filters, { sort: 'project' as const }]) {
        const query = { ...filter, search };
        const found = await new RequestSearch(dataSource).find(scope, query);
        expect(found).toEqual(await plainly(scope, query));
      }
    }
    for (const [text, values] of asked.mock.calls) {
      expect(await scanned([text, values as unknown[]])).toEqual([]);
    }
    asked.mockRestore();
  });

  it('totals come from a few counted rows, and are right after every change', async () => {
    const counted = async () => {
      const rows = (await db.query(
        'SELECT status, count(*)::int AS n FROM project_requests GROUP BY status',
      )) as { status: string; n: number }[];
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    };
    const kept = (scope: Scope, filter: RequestListQuery = {}) => {
      const values: unknown[] = [];
      return db.query(countsSql(scope, filter, values), values) as Promise<StatusCount[]>;
    };
    const totals = async () =>
      Object.fromEntries((await kept(everything)).map(({ status, total }) => [status, total]));
    const sumOf = (counts: StatusCount[]) => counts.reduce((sum, { found }) => sum + found, 0);
    expect(sumOf(await kept(everything))).toBe(REQUESTS);
    await db.query(`UPDATE project_requests SET status = 'approved', assigned_to = 'support'
                    WHERE status = 'pending' AND number % 7 = 0`);
    await db.query(`DELETE FROM project_requests WHERE number % 11 = 0`);
    await db.query(
      `UPDATE project_requests SET description = description || '!' WHERE number < 50`,
    );
    expect(await totals()).toMatchObject(await counted());
    const changes = (await db.query('SELECT 1 FROM request_count_changes')) as unknown[];
    expect(changes.length).toBeGreaterThan(1_000);
    const folding = new FoldRequestCounts(db as never) as unknown as { runOnce(): Promise<void> };
    await folding.runOnce();
    expect(await db.query('SELECT 1 FROM request_count_changes')).toEqual([]);
    expect(await totals()).toMatchObject(await counted());
    const manager = await kept(managers, { urgency: ['low'] });
    const [direct] = (await db.query(
      `SELECT count(*)::int AS n FROM project_requests WHERE assigned_to = 'manager' AND urgency = 'low'`,
    )) as { n: number }[];
    expect(sumOf(manager)).toBe(direct!.n);
  });
});
