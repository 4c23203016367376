import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '../run/environment.mts';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'baseUrl' | 'databaseUrl' | 'redisUrl'>;

/** Runs a command of the built backend, such as `verify-audit`. */
export async function runCommand(
  { env }: { env: NodeJS.ProcessEnv },
  name: string,
  ...args: string[]
): Promise<string> {
  const script = join(__dirname, '../../dist/backend/commands', `${name}.js`);
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}

const settingsOf = ({ baseUrl, databaseUrl, redisUrl }: Place) => ({
  env: testEnvironment({
    PUBLIC_URL: baseUrl,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }),
});

export const inviteStaffIn = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> =>
  runCommand({ env }, 'invite-staff', ...args);

export const inviteStaff = (stack: Place, ...args: string[]): Promise<string> =>
  runCommand(settingsOf(stack), 'invite-staff', ...args);

export const resetFactor = (stack: Place, email: string): Promise<string> =>
  runCommand(settingsOf(stack), 'reset-factor', email);

export const runRetention = (stack: Place): Promise<string> =>
  runCommand(settingsOf(stack), 'run-retention');

/** Throws if the chain is broken. */
export const verifyAudit = (stack: Place): Promise<string> =>
  runCommand(settingsOf(stack), 'verify-audit');

/** `npm run files:check`, with the settings of a stack's own processes. */
export async function checkFiles(
  env: NodeJS.ProcessEnv,
): Promise<{ isWhole: boolean; said: string }> {
  try {
    return { isWhole: true, said: await runCommand({ env }, 'check-files') };
  } catch (error) {
    const { code, stdout } = error as { code?: number; stdout?: string };
    if (code !== 1 || !stdout) throw error;
    return { isWhole: false, said: stdout };
  }
}
