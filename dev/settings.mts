import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.mts';
import { Sentence } from './sentence.mts';

/** What the launcher itself has to know; everything else passes through to the processes. */
export interface Settings {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Absent: the launcher starts its own. */
  databaseUrl?: string;
  redisUrl?: string;
  smtpUrl?: string;
  /** A client of Google or Facebook is given: nothing stands in for them. */
  hasProviders: boolean;
}

const given = (name: string): string | undefined => process.env[name]?.trim() || undefined;

const PROVIDER_CLIENTS = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
];

export function readSettings(envFile = join(root, '.env')): Settings {
  if (existsSync(envFile) && !isForContainers(envFile)) process.loadEnvFile(envFile);
  const port = Number(given('PORT') ?? '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Sentence('PORT has to be a number from 1 to 65535.');
  }
  return {
    host: given('HOST') ?? '127.0.0.1',
    port,
    publicUrl: given('PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: resolve(root, given('DATA_DIR') ?? '.data'),
    databaseUrl: given('DATABASE_URL'),
    redisUrl: given('REDIS_URL'),
    smtpUrl: given('SMTP_URL'),
    hasProviders: PROVIDER_CLIENTS.some((name) => given(name) !== undefined),
  };
}

/** Made by deploy/generate-env.mjs: what it names is reachable from the containers only. */
const isForContainers = (envFile: string): boolean =>
  'COMPOSE_PROJECT_NAME' in parseEnv(readFileSync(envFile, 'utf8'));

/** The address at which the launcher itself reaches a server that listens on `host`. */
export function reachable(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const NEEDED_BYTES = 300 * 1024 * 1024;

/** Makes the data folder, or says in one sentence why it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  const holder = firstExisting(dataDir);
  if (!statSync(holder).isDirectory()) {
    throw new Sentence(
      holder === dataDir
        ? `The data folder ${dataDir} is a file: move it away, or set DATA_DIR to a folder.`
        : `The data folder ${dataDir} cannot be made, because ${holder} is a file: set DATA_DIR to another place.`,
    );
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(join(dataDir, '.writable'), '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw error;
    throw new Sentence(
      `The data folder ${dataDir} cannot be written by this user (${code}): change its owner, or set DATA_DIR to another folder.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < NEEDED_BYTES) {
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new Sentence(
      `The disk that holds ${dataDir} has ${free} MB free, Fenwright needs 300 MB: free some space, or set DATA_DIR to another disk.`,
    );
  }
}

function firstExisting(path: string): string {
  return existsSync(path) ? path : firstExisting(dirname(path));
}

export interface Secrets {
  jwtSecret: string;
  postgresPassword: string;
  redisPassword: string;
}

/** Writes a file that only this user may read, and never half of it. */
export function writePrivately(file: string, content: unknown): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}

/** A JSON file of the data folder, or undefined when it does not exist. */
export function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Sentence(`${file} is damaged (not JSON): restore it, or delete it.`);
  }
}

/** This installation's own secrets, made at its first start. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known = readJson<Secrets>(file);
  if (known?.jwtSecret && known.postgresPassword && known.redisPassword) return known;
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new Sentence(
      `${file} is missing or incomplete, and the database beside it needs the password in it: restore the file, or delete ${dataDir} to start afresh.`,
    );
  }
  const random = (): string => randomBytes(32).toString('hex');
  const made = { jwtSecret: random(), postgresPassword: random(), redisPassword: random() };
  writePrivately(file, made);
  return made;
}
