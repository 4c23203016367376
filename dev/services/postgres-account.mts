// PostgreSQL refuses to run as root, so root runs it under another account.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Sentence } from '../sentence.mts';

export interface Account {
  uid: number;
  gid: number;
}

function accountNamed(name: string): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * If run as root: the owner of existing data, else the account "postgres", created if missing.
 * Otherwise undefined.
 */
export function accountFor(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(directory)) {
    const { uid, gid } = statSync(directory);
    if (uid !== 0) return { uid, gid };
  }
  const existing = accountNamed('postgres');
  if (existing) return existing;
  succeeds('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const made = accountNamed('postgres');
  if (made) return made;
  throw new Sentence(
    'PostgreSQL does not run as root, and no account "postgres" could be made for it: start as an ' +
      'ordinary user, or set DATABASE_URL.',
  );
}

/**
 * The command line that runs a PostgreSQL program as its account. Checkout and data may be in
 * folders that this account cannot enter (/root, `mktemp -d`), so the process keeps one capability,
 * to read any file; no folder modes change. no_setuid_fixup makes access(2), which initdb calls
 * first, honour it.
 */
export function asAccount(
  account: Account | undefined,
  program: string,
  args: string[],
): [command: string, args: string[]] {
  if (!account) return [program, args];
  const rights = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  // A container may lack the capability.
  const flags = [[...identity, ...rights], identity].find((each) =>
    succeeds('setpriv', [...each, program, '--version']),
  );
  if (flags) return ['setpriv', [...flags, program, ...args]];
  throw new Sentence(
    `The account "postgres" cannot run ${program}: move the checkout to a folder that every user may ` +
      'enter, start as an ordinary user, or set DATABASE_URL.',
  );
}
