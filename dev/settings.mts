import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

const PROVIDER_CLIENTS = ['GOOGLE', 'FACEBOOK'].flatMap((name) => [
  `${name}_CLIENT_ID`,
  `${name}_CLIENT_SECRET`,
]);

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

/** Made by deploy/generate-env.mjs: what it names can be reached from the containers only. */
const isForContainers = (envFile: string): boolean =>
  'COMPOSE_PROJECT_NAME' in parseEnv(readFileSync(envFile, 'utf8'));

/** The address at which the launcher itself reaches a server that listens on `host`. */
export function reachable(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
