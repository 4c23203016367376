// Roles of our own PostgreSQL server. The product's role owns only its database; only this launcher
// uses the superuser.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { inRoot } from '../paths.mts';

export const SUPERUSER = 'fenwright';
const APPLICATION = 'fenwright_app';

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Rewrites the URL to the product's role, which is no superuser. URLs of other servers are returned
 * unchanged.
 */
export function asApplication(address: string): string {
  const url = new URL(address);
  if (url.username !== SUPERUSER) return address;
  url.password = createHash('sha256').update(`${url.password}:${APPLICATION}`).digest('hex');
  url.username = APPLICATION;
  return url.href;
}

export async function ensureApplicationRole(adminUrl: string): Promise<void> {
  const { password } = new URL(asApplication(adminUrl));
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    if (found.rowCount === 0) await client.query(`CREATE ROLE ${APPLICATION}`);
    await client.query(
      `ALTER ROLE ${APPLICATION} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${password}'`,
    );
  });
}

/** Creates the database if missing, owned by the product's role. */
export async function ensureDatabase(
  { url }: { url(database: string): string },
  name: string,
): Promise<void> {
  await withClient(url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    const database = client.escapeIdentifier(name);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
    await client.query(`ALTER DATABASE ${database} OWNER TO ${APPLICATION}`);
  });
  await withClient(url(name), async (client) => {
    const handOver = readFileSync(inRoot('dev/services/hand-over.sql'), 'utf8');
    const values = [SUPERUSER, APPLICATION];
    const { rows } = await client.query<{ statement: string }>(handOver, values);
    for (const { statement } of rows) await client.query(statement);
  });
}
