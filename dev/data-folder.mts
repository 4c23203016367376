import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine, endOrphan, living, watchers, type EndSignal } from './processes.mts';
import { Sentence } from './sentence.mts';

const NEEDED_MB = 300;
const MB = 1024 * 1024;

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
  const free = Math.floor((bavail * bsize) / MB);
  if (free < NEEDED_MB) {
    throw new Sentence(
      `The disk that holds ${dataDir} has ${free} MB free, Fenwright needs ${NEEDED_MB} MB: free some space, or set DATA_DIR to another disk.`,
    );
  }
}

function firstExisting(path: string): string {
  return existsSync(path) ? path : firstExisting(dirname(path));
}

/** Writes atomically, readable by this user only. */
export function writePrivately(file: string, content: unknown): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}

export function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Sentence(`${file} is damaged (not JSON): restore it, or delete it.`);
  }
}

export interface Secrets {
  jwtSecret: string;
  postgresPassword: string;
  redisPassword: string;
}

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

interface LaunchRecord {
  pid: number;
  command: string;
  url?: string;
  children: { name: string; pid: number; marker: string; endSignal: EndSignal }[];
}

const recordIn = (dataDir: string): string => join(dataDir, 'launcher.json');

export function runningLauncher(dataDir: string): LaunchRecord | undefined {
  const record = readJson<LaunchRecord>(recordIn(dataDir));
  if (!record || record.pid === process.pid) return undefined;
  const line = commandLine(record.pid);
  return line?.includes('.mts') && line.includes(record.command) ? record : undefined;
}

/**
 * Locks the data folder for this launcher. Throws if another launcher is running; ends processes
 * that a killed launcher left behind.
 * @returns what was ended, by name, and the function that gives the folder back.
 */
export async function takeDataDir(
  dataDir: string,
  command: string,
  url?: string,
): Promise<{ ended: string[]; release: () => void }> {
  prepareDataDir(dataDir);
  const other = runningLauncher(dataDir);
  if (other) {
    const where = other.url ? ` at ${other.url}` : '';
    throw new Sentence(
      `Fenwright already runs on ${dataDir} (process ${other.pid}${where}): stop it first, or set DATA_DIR and PORT.`,
    );
  }
  const ended: string[] = [];
  const left = readJson<LaunchRecord>(recordIn(dataDir))?.children ?? [];
  for (const { name, pid, marker, endSignal } of left.toReversed()) {
    if (await endOrphan(pid, marker, endSignal)) ended.push(name);
  }
  const write = (): void => {
    const children = [...living].map(({ name, pid, marker, endSignal }) => {
      return { name, pid, marker, endSignal };
    });
    const record: LaunchRecord = { pid: process.pid, command, url, children };
    writePrivately(recordIn(dataDir), record);
  };
  write();
  watchers.add(write);
  const release = (): void => {
    watchers.delete(write);
    rmSync(recordIn(dataDir), { force: true });
  };
  return { ended, release };
}
