import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '../../dev/testing/environment.mts';
import type { SharedStack } from './stack';

const SCRIPT = join(__dirname, '../../dist/backend/modules/users/invite-staff.cli.js');

/** `npm run admin:invite -- EMAIL ROLE` against the stack; returns what it printed. */
export async function inviteStaff(
  stack: Pick<SharedStack, 'baseUrl' | 'databaseUrl' | 'redisUrl'>,
  email: string,
  role: string,
): Promise<string> {
  const env = testEnvironment({
    PUBLIC_URL: stack.baseUrl,
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, email, role], { env });
  return stdout;
}
