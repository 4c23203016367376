import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../../dev/ports.mts';
import { run, start, untilReady } from '../../../dev/processes.mts';
import type { Scope } from '../../../dev/scope.mts';
import { Sentence } from '../../../dev/sentence.mts';
import { accountFor, asAccount } from '../../../dev/services/postgres-account.mts';
import {
  ensureApplicationRole,
  SUPERUSER,
  withClient,
} from '../../../dev/services/postgres-roles.mts';
import { migrateTemplate, startTestPostgres, type TestPostgres } from '../../run/postgres.mts';

const EMBEDDED = '18';

export async function client(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Sentence(`${program} failed:\n${output.trim()}`);
  return output;
}

/**
 * A server that the installed `pg_dump` can dump (none newer than itself): that of DATABASE_URL,
 * the embedded one, or a temporary one from the programs beside `pg_dump`.
 */
export async function startDumpableServer(scope: Scope): Promise<TestPostgres> {
  const version = await client('pg_dump', '--version').catch(() => {
    throw new Sentence('pg_dump is needed: install the client programs of PostgreSQL 18.');
  });
  const [major = ''] = /\d+/.exec(version) ?? [];
  const isGiven = process.env.DATABASE_URL !== undefined;
  const server =
    isGiven || major === EMBEDDED ? await startTestPostgres() : await startInstalled(major);
  scope.onEnd(() => server.stop());
  await migrateTemplate(server);
  return server;
}

async function startInstalled(major: string): Promise<TestPostgres> {
  const [initdb] = globSync(`/usr/lib/postgresql/${major}/bin/initdb`);
  if (!initdb) {
    throw new Sentence(
      `pg_dump ${major} dumps no PostgreSQL ${EMBEDDED}: install that version's client programs, or set ` +
        `DATABASE_URL to a test database on a server of version ${major}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'fenwright-dump-'));
  const directory = join(folder, 'postgres');
  const account = accountFor(directory);
  mkdirSync(directory, { mode: 0o700 });
  if (account) for (const path of [folder, directory]) chownSync(path, account.uid, account.gid);
  const options = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const [program, args] = asAccount(account, initdb, [
    '-D',
    directory,
    '-U',
    SUPERUSER,
    ...options,
  ]);
  await client(program, ...args);
  const port = await freePort();
  const settings = ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'];
  const flags = ['-D', directory, '-p', String(port), ...settings];
  const [command, serverArgs] = asAccount(account, join(dirname(initdb), 'postgres'), flags);
  const logFile = join(folder, 'postgres.log');
  const child = start({
    name: 'postgres',
    command,
    args: serverArgs,
    marker: directory,
    endSignal: 'SIGINT',
    logFile,
  });
  const url = `postgres://${SUPERUSER}:drill@127.0.0.1:${port}/postgres`;
  await untilReady(
    child,
    60_000,
    () => withClient(url, () => Promise.resolve()),
    () => new Sentence(`PostgreSQL ${major} did not start: ${child.tail()}`),
  );
  await ensureApplicationRole(url);
  return {
    url,
    template: 'fenwright_test_template',
    async stop() {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
