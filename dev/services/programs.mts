import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mts';
import { Sentence } from '../sentence.mts';

/** The first of the programs (names, or absolute paths) that this machine has. */
export function findProgram(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = programs.flatMap((program) =>
    program.startsWith('/') ? program : folders.map((folder) => join(folder, program)),
  );
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The program, installed with apt first where it is missing and that is possible. */
export async function programOrInstall(
  programs: string[],
  [name = '', ...more]: string[],
  howToGetIt: string,
): Promise<string> {
  const found = findProgram(programs);
  if (found) return found;
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) throw new Sentence(howToGetIt);
  process.stdout.write(`  Installing the package ${name} ...\n`);
  await aptInstall([name, ...more]);
  const installed = findProgram(programs);
  if (!installed) throw new Sentence(howToGetIt);
  return installed;
}

/** Installs Debian packages without letting them start a service of the machine. */
async function aptInstall(packages: string[]): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  try {
    if ((await run('apt-get', install, { env })).code === 0) return;
    await run('apt-get', ['update'], { env });
    await run('apt-get', install, { env });
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}
