import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../dev/application.mts';
import { unconnected } from '../run/environment.mts';
import { createTestDatabase, withDatabase } from '../run/postgres.mts';
import { partsOf } from '../support/schema-parts.mts';

const { TEST_POSTGRES_URL: url = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env;
const SCHEMA_0_1 = readFileSync(join(__dirname, '../fixtures/schema-0.1.sql'), 'utf8');
const CLIENT = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e01';
const REQUEST = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e02';

/** A client with one request, answered and priced. */
const DATA = `
  INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
  VALUES ('${CLIENT}', 'amira@northgate.example', 'Amira', 'Haddad', 'Northgate', 'x', 'client');
  INSERT INTO project_requests (id, user_id, client_name, project_name, service_type, description,
    timeline, budget, urgency, contact_email, created_at, replied_at, agreed_price)
  VALUES ('${REQUEST}', '${CLIENT}', 'Amira Haddad', 'Forecasting', 'machine-learning', 'Spare parts.',
    '1-month', '5k-15k', 'medium', 'amira@northgate.example', '2026-11-02 09:00Z', '2026-11-02 10:00Z',
    12000)`;

async function connected(database: string): Promise<Client> {
  const client = new Client(database);
  await client.connect();
  return client;
}

const upgrade = (database: string) => migrate(unconnected({ DATABASE_URL: database }));

describe('A database of 0.1', () => {
  it('gets the schema of 1.0.0 and keeps its data', async () => {
    const { url: own, drop } = await createTestDatabase({ url });
    const client = await connected(own);
    await client.query(SCHEMA_0_1);
    await client.query('SET search_path TO public');
    await client.query(DATA);
    const { rows: salts } = await client.query('SELECT salt FROM address_salts');
    await upgrade(own);

    const fresh = await connected(withDatabase(url, template));
    expect(await partsOf(client)).toEqual(await partsOf(fresh));
    await fresh.end();

    const { rows } = await client.query(
      `SELECT project_name, agreed_minor::int, agreed_currency, search_text LIKE '%forecasting%' AS found
       FROM project_requests`,
    );
    expect(rows).toEqual([
      { project_name: 'Forecasting', agreed_minor: 1_200_000, agreed_currency: 'USD', found: true },
    ]);
    const { rows: facts } = await client.query(
      `SELECT sum(received)::int AS received, sum(answered)::int AS answered, sum(agreed)::int AS agreed
       FROM report_facts WHERE dimension = 'team' AND grain = 'day'`,
    );
    expect(facts).toEqual([{ received: 1, answered: 1, agreed: 1_200_000 }]);
    expect((await client.query('SELECT salt FROM address_salts')).rows).toEqual(salts);
    await client.end();
    await drop();
  });

  it('is refused unchanged if it is not of the last version', async () => {
    const { url: own, drop } = await createTestDatabase({ url });
    const client = await connected(own);
    await client.query(SCHEMA_0_1);
    await client.query(`DELETE FROM public.migrations WHERE name LIKE 'EventOrder%'`);
    await client.query('SET search_path TO public');
    const before = await partsOf(client);
    await expect(upgrade(own)).rejects.toThrow(
      /earlier 0\.1, and nothing in it was changed\. Check out commit fc12af61.* run "npm run db:migrate"/,
    );
    expect(await partsOf(client)).toEqual(before);
    await client.end();
    await drop();
  });
});
