import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Conditions } from '../../backend/lists/conditions';
import { TOKENS } from '../../backend/modules/api-tokens/token-list';
import { WORKS } from '../../backend/modules/api-tokens/use-token';
import { upcomingSql } from '../../backend/modules/calls/read-calls';
import { ORGANISATIONS } from '../../backend/modules/companies/read-company';
import { MAIL_LIST } from '../../backend/modules/inbound-mail/inbound-mails';
import { DATA_REQUESTS } from '../../backend/modules/privacy/read-data-requests';
import { listSql } from '../../backend/modules/request-lists/request-list';
import { visibleSql } from '../../backend/modules/requests/request-scope';
import { listStatements, scannedTables } from '../support/plans';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const client = new Client({ connectionString: stack.databaseUrl });
beforeAll(async () => {
  await client.connect();
  // Makes sequential scans a last resort, so a plan that still has one lacks an index.
  await client.query('SET enable_seqscan = off');
});
afterAll(async () => {
  await client.end();
  await stack.close();
});

const userId = randomUUID();
const where = (condition: string) => {
  const conditions = new Conditions();
  if (condition) conditions.add(condition);
  return conditions;
};
const actor = { userId, sessionId: userId, role: 'client', signedInAt: new Date() } as const;
const nextCalls = () => {
  const { bind, values } = new Conditions();
  bind(userId);
  return [upcomingSql(visibleSql(actor)(bind)), values] as const;
};
const asClient = () => {
  const { bind, values } = new Conditions();
  const id = bind(userId);
  const seen = visibleSql(actor)(bind);
  return [`SELECT 1 FROM project_requests r WHERE r.id = ${id} AND ${seen}`, values] as const;
};
const page = { limit: 10, offset: 0 };
const company = { kind: 'company', userId } as const;
const ofCompany = {
  kind: 'organisation',
  organisationId: userId,
  within: { kind: 'everything' },
} as const;

const STATEMENTS: [name: string, text: string, values: unknown[]][] = [
  ...listStatements(TOKENS, where(WORKS)).map(([text, values], at): [string, string, unknown[]] => [
    `API tokens ${at}`,
    text,
    values,
  ]),
  ...listStatements(ORGANISATIONS, where('')).map(
    ([text, values], at): [string, string, unknown[]] => [`companies ${at}`, text, values],
  ),
  ...listStatements(MAIL_LIST, where(`m.state IN ('held', 'unmatched')`)).map(
    ([text, values], at): [string, string, unknown[]] => [`unmatched mail ${at}`, text, values],
  ),
  ...['', `d.state = 'waiting'`, `d.kind = 'erase'`].flatMap((filter) =>
    listStatements(DATA_REQUESTS, where(filter)).map(
      ([text, values], at): [string, string, unknown[]] => [
        `data requests ${filter} ${at}`,
        text,
        values,
      ],
    ),
  ),
  ['a token by its hash', `SELECT 1 FROM api_tokens t WHERE t.hash = $1`, ['x']],
  ['requests of my company', ...listSql(company, {}, page)],
  ['requests of a company', ...listSql(ofCompany, { status: ['pending'] }, page)],
  ['the next calls of a person', nextCalls()[0], [...nextCalls()[1]]],
  ['one request as a colleague', asClient()[0], [...asClient()[1]]],
];

it.each(STATEMENTS)('%s: goes along an index', async (_name, text, values) => {
  expect(await scannedTables(client, [text, values])).toEqual([]);
});
