import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../dev/application.mts';
import { Sentence } from '../../dev/sentence.mts';
import { asApplication, withClient } from '../../dev/services/postgres-roles.mts';
import { startPostgres } from '../../dev/services/postgres.mts';
import { unconnected } from './environment.mts';

/** A PostgreSQL server for tests with a migrated template database. */
export interface TestPostgres {
  url: string;
  template: string;
  stop(): Promise<void>;
  /** Crashes or stops the server and starts it on the same port. Missing for an external server. */
  restart?(how: 'crash' | 'stop'): Promise<void>;
}

const random = (): string => randomBytes(5).toString('hex');

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const ownerOf = (url: string): string => `"${new URL(asApplication(url)).username}"`;

/**
 * The server of DATABASE_URL (the database's name must contain "test"), or a new one in a temporary
 * folder, without durability by default.
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
  // Tests that insert many rows disable triggers.
  await withClient(admin, (client) =>
    client.query(`GRANT SET ON PARAMETER session_replication_role TO ${ownerOf(admin)}`),
  );
  return {
    url: admin,
    template: 'fenwright_test_template',
    async restart(how) {
      if (how === 'crash') {
        // "Immediate" shutdown: no checkpoint, so the next start recovers.
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

export async function migrateTemplate({ url, template }: TestPostgres): Promise<void> {
  await withClient(url, (client) =>
    client.query(`CREATE DATABASE "${template}" OWNER ${ownerOf(url)}`),
  );
  await migrate(unconnected({ DATABASE_URL: withDatabase(asApplication(url), template) }));
}

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
