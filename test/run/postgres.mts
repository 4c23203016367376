import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../dev/application.mts';
import { Sentence } from '../../dev/sentence.mts';
import { asApplication, withClient } from '../../dev/services/postgres-roles.mts';
import { startPostgres } from '../../dev/services/postgres.mts';
import { unconnected } from './environment.mts';

/** A PostgreSQL server for tests, and a migrated database on it that every stack gets a copy of. */
export interface TestPostgres {
  /** The address of the database from which others are made. */
  url: string;
  template: string;
  stop(): Promise<void>;
  /** Ends it as a crash or in order, and starts it again where it was. Not for a server that was given. */
  restart?(how: 'crash' | 'stop'): Promise<void>;
}

const random = (): string => randomBytes(5).toString('hex');

/** The address with another database name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const ownerOf = (url: string): string => `"${new URL(asApplication(url)).username}"`;

/**
 * The server that DATABASE_URL names (its database has to have "test" in its name), else one of our
 * own in a temporary folder, without durability unless told.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const name = new URL(given).pathname.slice(1);
    if (!name.includes('test')) {
      throw new Sentence(
        `DATABASE_URL names the database "${name}": tests run only on one with "test" in its name.`,
      );
    }
    return { url: given, template: `${name}_template_${random()}`, stop: async () => undefined };
  }
  const directory = mkdtempSync(join(tmpdir(), 'fenwright-test-'));
  const options = {
    directory: join(directory, 'postgres'),
    password: random(),
    logFile: join(directory, 'postgres.log'),
    durable,
  };
  let postgres = await startPostgres(options);
  const admin = postgres.url('postgres');
  // Tests that make many rows leave out the triggers.
  await withClient(admin, (client) =>
    client.query(`GRANT SET ON PARAMETER session_replication_role TO ${ownerOf(admin)}`),
  );
  return {
    url: admin,
    template: 'fenwright_test_template',
    async restart(how) {
      if (how === 'crash') {
        // "Immediate": ends without a checkpoint, and recovers at the next start.
        process.kill(postgres.child.pid, 'SIGQUIT');
        await postgres.child.exited;
      } else await postgres.stop();
      postgres = await startPostgres({ ...options, preferredPort: postgres.port });
    },
    async stop() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Makes the template: an empty database with all migrations applied. */
export async function migrateTemplate({ url, template }: TestPostgres): Promise<void> {
  await withClient(url, (client) =>
    client.query(`CREATE DATABASE "${template}" OWNER ${ownerOf(url)}`),
  );
  await migrate(unconnected({ DATABASE_URL: withDatabase(asApplication(url), template) }));
}

/** A database of its own for one stack, and the function that drops it. */
export async function createTestDatabase(
  { url }: { url: string },
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `fenwright_test_${random()}`;
  const from = template ? ` TEMPLATE "${template}" STRATEGY file_copy` : '';
  await withClient(url, (client) =>
    client.query(`CREATE DATABASE "${name}" OWNER ${ownerOf(url)}${from}`),
  );
  return {
    url: withDatabase(asApplication(url), name),
    drop: () =>
      withClient(url, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      }),
  };
}
