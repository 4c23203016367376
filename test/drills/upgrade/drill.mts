// Brings a database of each released version, with data in it, to the schema of this one, compares it with a new
// database, and works on it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { migrate } from '../../../dev/application.mts';
import { inRoot } from '../../../dev/paths.mts';
import { run } from '../../../dev/processes.mts';
import { step } from '../../../dev/progress.mts';
import type { Scope } from '../../../dev/scope.mts';
import { Sentence } from '../../../dev/sentence.mts';
import { unconnected } from '../../run/environment.mts';
import { createTestDatabase, startTestPostgres, type TestPostgres } from '../../run/postgres.mts';
import { startStack } from '../../run/stack.mts';
import { partsOf } from '../../support/schema-parts.mts';
import { compare } from '../compare.mts';
import { Traffic } from '../traffic.mts';
import { DATA_0_1, DATA_1_0_0, DATA_BEFORE_COUNTS, KEPT } from './data.mts';

/** The last migration of a version, and the data of somebody who used it. */
type Stop = { last: string; data: string };
type Release = { version: string; schema?: string; stops: Stop[] };

const RELEASES: Release[] = [
  { version: '0.1', schema: 'test/fixtures/schema-0.1.sql', stops: [{ last: '', data: DATA_0_1 }] },
  {
    version: '1.0.0',
    stops: [
      { last: '1800100000000', data: DATA_1_0_0 },
      { last: '1800270000000', data: DATA_BEFORE_COUNTS },
    ],
  },
];

export async function drill(scope: Scope): Promise<string[]> {
  const server = await step('Starting PostgreSQL', () => startTestPostgres());
  scope.onEnd(() => server.stop());
  const fresh = await created(scope, server);
  await migrate(unconnected({ DATABASE_URL: fresh.url }));
  const expected = await partsOf(fresh.pool);
  const faults: string[] = [];
  for (const release of RELEASES) {
    const found = await step(`From ${release.version}`, () =>
      upgraded(scope, server, release, expected),
    );
    faults.push(...found.map((fault) => `${release.version}: ${fault}`));
  }
  return faults;
}

async function upgraded(
  scope: Scope,
  server: TestPostgres,
  { schema, stops }: Release,
  expected: string[],
): Promise<string[]> {
  const { url, pool } = await created(scope, server);
  if (schema) {
    await pool.query(readFileSync(inRoot(schema), 'utf8'));
    await pool.query('SET search_path TO public');
  }
  for (const { last, data } of stops) {
    if (last) await migrateTo(scope, url, last);
    // Dumps leave a search path that finds nothing.
    await pool.query(`SET search_path TO public; ${data}`);
  }
  const stack = await startStack({ postgres: { url: server.url, template: '' }, database: url });
  try {
    const { rows } = await pool.query<{ kept: string }>(KEPT);
    const traffic = new Traffic(stack.baseUrl, pool);
    await traffic.begin();
    await pause(3_000);
    await traffic.end();
    return [
      ...compare('part of the schema', expected, await partsOf(pool)),
      ...rows.filter(({ kept }) => kept !== 'ok').map(({ kept }) => kept),
      ...traffic.failures,
    ];
  } finally {
    await stack.stop();
  }
}

async function created(scope: Scope, server: TestPostgres): Promise<{ url: string; pool: Pool }> {
  const { url } = await createTestDatabase({ url: server.url });
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  scope.onEnd(() => pool.end());
  return { url, pool };
}

/** Runs this version's migrations up to one of them: later files are taken from a copy of `dist`. */
async function migrateTo(scope: Scope, url: string, last: string): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'fenwright-upgrade-'));
  scope.onEnd(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(inRoot('dist'), join(copy, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'brand.json']) {
    symlinkSync(inRoot(name), join(copy, name));
  }
  const migrations = join(copy, 'dist/backend/database/migrations');
  for (const name of await readdir(migrations)) {
    if (/^\d/.test(name) && name.slice(0, last.length) > last) await rm(join(migrations, name));
  }
  const { code, output } = await run(
    process.execPath,
    [join(copy, 'dist/backend/commands/migrate.js')],
    { env: unconnected({ DATABASE_URL: url }) },
  );
  if (code !== 0) throw new Sentence(`It could not be migrated to ${last}:\n${output.trim()}`);
}
