import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mts';
import { Sentence } from '../sentence.mts';

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

/** Installs the program with apt if missing and possible. */
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

/** Installs Debian packages without starting their services. */
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
