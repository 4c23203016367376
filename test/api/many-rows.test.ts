import { Client } from 'pg';
import { Conditions } from '../../backend/lists/conditions';
import { filterOf as leadFilter, LEADS } from '../../backend/modules/leads/lead-list';
import {
  filterOf as subscriberFilter,
  SUBSCRIBERS,
} from '../../backend/modules/newsletter/subscriber-list';
import {
  filterOf as notificationFilter,
  NOTIFICATIONS,
} from '../../backend/modules/notifications/notification-list';
import { filterOf as personFilter, ORDERS, PEOPLE } from '../../backend/modules/users/person-list';
import { CONTACTS } from '../../backend/operations/contact-sync-list';
import { filterOf as mailFilter, MAILS } from '../../backend/operations/mail-list';
import type { Listing } from '../../backend/lists/read-page';
import { createTestDatabase } from '../run/postgres.mts';
import { makeManyRows } from '../support/many-rows';
import { listStatements, scannedTables } from '../support/plans';

let drop: () => Promise<void>;
let client: Client;

beforeAll(async () => {
  const { TEST_POSTGRES_URL: url = '', TEST_POSTGRES_TEMPLATE: template } = process.env;
  const made = await createTestDatabase({ url }, template);
  drop = made.drop;
  client = new Client(made.url);
  await client.connect();
  await makeManyRows((text) => client.query(text), 60_000);
}, 180_000);
afterAll(async () => {
  await client.end();
  await drop();
});

async function expectIndexed(listing: Listing, conditions: () => Conditions) {
  for (const statement of listStatements(listing, conditions())) {
    expect(await scannedTables(client, statement)).toEqual([]);
  }
}

const searches = ['marsh', 'zephyr', 'zephyr hopper', 'ad', 'qz', 'no such words'].map(
  (search) => ({ search }),
);

describe('With 60,000 rows each', () => {
  it.each([
    {},
    { form: 'mvp' },
    { service: 'Machine Learning' },
    { state: 'spam' },
    { state: 'won', form: 'contact', service: 'Demo' },
    { form: 'service', search: 'zephyr' },
    ...searches,
  ] as Parameters<typeof leadFilter>[0][])('leads, %j', (query) =>
    expectIndexed(LEADS, () => leadFilter(query)),
  );

  it.each([
    {},
    { state: 'pending' },
    { state: 'suppressed' },
    { topic: 'newsletter' },
    { topic: 'resources', search: 'zephyr' },
    ...searches,
  ] as Parameters<typeof subscriberFilter>[0][])('subscribers, %j', (query) =>
    expectIndexed(SUBSCRIBERS, () => subscriberFilter(query)),
  );

  it.each([
    {},
    { role: 'client' },
    { role: 'admin' },
    { state: 'active' },
    { state: 'invited' },
    { state: 'deactivated' },
    { role: 'support', state: 'active' },
    { role: 'client', search: 'zephyr' },
    ...searches,
  ] as Parameters<typeof personFilter>[0][])('people, %j, in each order', async (query) => {
    for (const order of Object.values(ORDERS)) {
      await expectIndexed({ ...PEOPLE, order }, () => personFilter(query));
    }
  });

  it.each([
    {},
    { state: 'sent' },
    { state: 'dead' },
    { template: 'new-lead' },
    { template: 'request-received', state: 'waiting' },
  ] as Parameters<typeof mailFilter>[0][])('mails, %j', (query) =>
    expectIndexed(MAILS, () => mailFilter(query)),
  );

  it.each([undefined, 'done', 'refused', 'dead'])('contacts at the provider, %s', (state) =>
    expectIndexed(CONTACTS, () => {
      const conditions = new Conditions();
      conditions.equal('state', state);
      return conditions;
    }),
  );

  it.each(['all', 'unread'] as const)('notifications, %s', async (filter) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT user_id AS id FROM notifications LIMIT 1',
    );
    await expectIndexed(NOTIFICATIONS, () => notificationFilter(rows[0]!.id, { filter }));
  });
});
