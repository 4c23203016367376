// Takes a backup while clients raise requests and upload files, erases a person afterwards,
// restores into an empty database, and checks that everything backed up is there and consistent.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { inRoot } from '../../../dev/paths.mts';
import { run } from '../../../dev/processes.mts';
import { step } from '../../../dev/progress.mts';
import type { Scope } from '../../../dev/scope.mts';
import { createTestDatabase } from '../../run/postgres.mts';
import { startStack, type Stack } from '../../run/stack.mts';
import { compare } from '../compare.mts';
import { PASSWORD, Traffic } from '../traffic.mts';
import { client, startDumpableServer } from './dump-tools.mts';

/** A unique name, which must not occur in the database after the erasure. */
const [FIRST, LAST] = ['Quillanora', 'Vexworthy'];

export async function drill(scope: Scope): Promise<string[]> {
  const server = await step('Starting PostgreSQL', () => startDumpableServer(scope));
  const folder = mkdtempSync(join(tmpdir(), 'fenwright-restore-'));
  scope.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [dump, files] = [join(folder, 'fenwright.dump'), join(folder, 'files')];
  const lost = await startStack({ postgres: server });
  scope.onEnd(() => lost.stop());
  const pool = new Pool({ connectionString: lost.databaseUrl, max: 2 });
  scope.onEnd(() => pool.end());
  const traffic = new Traffic(lost.baseUrl, pool);
  await traffic.begin();
  const she = await raisesOnce(traffic);
  await pause(5_000);

  const before = traffic.raised.filter((name) => name !== she.request);
  await step('Backing up the database', () =>
    client('pg_dump', '--format=custom', `--file=${dump}`, lost.databaseUrl),
  );
  const kept = join(String(lost.env.DATA_DIR), 'files');
  await step('Backing up the files', async () =>
    cpSync(join(kept, 'objects'), join(files, 'objects'), { recursive: true }),
  );
  await pause(2_000);
  await step('Erasing somebody', () => erase(traffic, pool, she.token));
  await traffic.end();
  cpSync(join(kept, 'erasures'), join(files, 'erasures'), { recursive: true });

  const database = await createTestDatabase(server);
  await step('Restoring', () =>
    client('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${database.url}`, dump),
  );
  const env = { ...lost.env, DATABASE_URL: database.url, FILES_DIR: files };
  const replayed = await step('Replaying erasures', () => command('replay-erasures', env));
  const restored = await step('Starting on it', () =>
    startStack({ postgres: server, database: database.url, env: { FILES_DIR: files } }),
  );
  scope.onEnd(() => restored.stop());
  process.stdout.write(
    `  ${before.length} requests were raised before the backup, ${traffic.raised.length} in all\n`,
  );
  return [
    ...traffic.failures,
    ...(await missing(restored, before, traffic.raised)),
    ...(/; 1 were/.test(replayed.output) ? [] : [`Not replayed once: ${replayed.output}`]),
    ...(await named(database.url)),
    ...(await unsound(restored, env)),
  ];
}

const command = (name: string, env: NodeJS.ProcessEnv) =>
  run(process.execPath, [inRoot('dist/backend/commands', `${name}.js`)], { env });

async function raisesOnce(traffic: Traffic): Promise<{ token: string; request: string }> {
  const token = await traffic.signedIn('client', FIRST, LAST);
  return { token, request: await traffic.raise(token, []) };
}

/** Requests erasure like the profile page; the fourteen days are skipped in the database. */
async function erase(traffic: Traffic, pool: Pool, token: string): Promise<void> {
  await traffic.call('POST', '/api/privacy/erase', 201, token, { currentPassword: PASSWORD });
  await pool.query(`UPDATE data_requests SET next_attempt_at = now() WHERE kind = 'erase'`);
  for (let tries = 0; tries < 60; tries += 1) {
    const { rows } = await pool.query('SELECT 1 FROM users WHERE first_name = $1', [FIRST]);
    if (rows.length === 0) return;
    await pause(500);
  }
  throw new Error('The erasure was not carried out');
}

/** Every request raised before the backup must exist with its event, and no unknown request may. */
async function missing(restored: Stack, before: string[], all: string[]): Promise<string[]> {
  const rows = await restored.sql<{ id: string; project_name: string; has_event: boolean }>(
    `SELECT id, project_name, EXISTS (SELECT FROM events WHERE type = 'request.raised' AND subject_id = r.id::text)
       AS has_event FROM project_requests r WHERE project_name LIKE 'Request %'`,
  );
  const names = rows.map((row) => row.project_name);
  const known = new Set(all);
  const untold = await restored.sql<{ id: string }>(
    `SELECT r.id FROM project_requests r WHERE NOT EXISTS
       (SELECT FROM outbox_mails WHERE template = 'request-received' AND props->>'requestId' = r.id::text)
     AND NOT EXISTS (SELECT FROM event_queue WHERE subject = 'request:' || r.id) LIMIT 5`,
  );
  return [
    ...compare(
      'request',
      before,
      names.filter((name) => before.includes(name)),
    ),
    ...names.filter((name) => !known.has(name)).map((name) => `unknown request: ${name}`),
    ...rows.filter((row) => !row.has_event).map(({ id }) => `no event of request ${id}`),
    ...untold.map(({ id }) => `neither a mail nor an event to follow of request ${id}`),
  ];
}

async function named(url: string): Promise<string[]> {
  const text = await client('pg_dump', '--data-only', url);
  return [FIRST, LAST].filter((name) => text.includes(name)).map((name) => `still there: ${name}`);
}

/** Checks the event chain, the files and that people can work again. */
async function unsound(restored: Stack, env: NodeJS.ProcessEnv): Promise<string[]> {
  const audit = await command('verify-audit', env);
  const files = await command('check-files', env);
  const pool = new Pool({ connectionString: restored.databaseUrl, max: 1 });
  const traffic = new Traffic(restored.baseUrl, pool);
  await traffic.begin();
  await pause(3_000);
  await traffic.end();
  await pool.end();
  process.stdout.write(
    `  ${audit.output.trim()}\n  ${files.output.trim().split('\n').join('\n  ')}\n`,
  );
  return [
    ...(audit.code === 0 ? [] : [`The chain: ${audit.output}`]),
    // A file uploaded between the two backups is an object without a row; the sweep deletes it.
    ...(/missing in the storage|of another size/.test(files.output)
      ? [`Files: ${files.output}`]
      : []),
    ...(existsSync(String(env.FILES_DIR)) && traffic.raised.length > 0
      ? []
      : ['Nobody could raise.']),
    ...traffic.failures,
  ];
}
