import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '../run/environment.mts';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'baseUrl' | 'databaseUrl' | 'redisUrl'>;

const DIST = join(__dirname, '../../dist/backend');

function run(stack: Place, script: string, ...args: string[]): Promise<string> {
  const env = testEnvironment({
    PUBLIC_URL: stack.baseUrl,
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  return runIn(env, script, ...args);
}

async function runIn(env: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<string> {
  const argv = [join(DIST, script), ...args];
  return (await promisify(execFile)(process.execPath, argv, { env })).stdout;
}

export const inviteStaffIn = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> =>
  runIn(env, 'commands/invite-staff.js', ...args);

export const inviteStaff = (stack: Place, ...args: string[]): Promise<string> =>
  run(stack, 'commands/invite-staff.js', ...args);

export const resetFactor = (stack: Place, email: string): Promise<string> =>
  run(stack, 'commands/reset-factor.js', email);

export const runRetention = (stack: Place): Promise<string> =>
  run(stack, 'commands/run-retention.js');

/** Throws if the chain is broken. */
export const verifyAudit = (stack: Place): Promise<string> =>
  run(stack, 'commands/verify-audit.js');

/** `npm run files:check`, with the settings of a stack's own processes. */
export async function checkFiles(
  env: NodeJS.ProcessEnv,
): Promise<{ isWhole: boolean; said: string }> {
  try {
    return { isWhole: true, said: await runIn(env, 'commands/check-files.js') };
  } catch (error) {
    const { code, stdout } = error as { code?: number; stdout?: string };
    if (code !== 1 || !stdout) throw error;
    return { isWhole: false, said: stdout };
  }
}
