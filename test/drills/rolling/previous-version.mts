import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../../../dev/paths.mts';
import { run } from '../../../dev/processes.mts';
import type { Scope } from '../../../dev/scope.mts';
import { Sentence } from '../../../dev/sentence.mts';

const MIGRATIONS = 'backend/database/migrations';
const SCHEMA = 'backend/database/schema';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { cwd: root });
  if (code !== 0) throw new Sentence(`The history is needed for the version before: ${output}`);
  return output.trim();
}

/** Without a migration after the baseline, the version that last changed the baseline. */
async function versionBefore(): Promise<string> {
  const newest = ['--first-parent', '-1', '--format=%H'];
  const hasLater = readdirSync(inRoot(MIGRATIONS)).length > 1;
  if (!hasLater) return git('log', ...newest, '--', MIGRATIONS, SCHEMA);
  const added = await git('log', '--diff-filter=A', ...newest, '--', MIGRATIONS);
  return git('rev-parse', `${added}^1`);
}

/**
 * Builds the version before the newest migration from the repository's history, with the current
 * packages and pages.
 * @returns its folder and the name of its commit
 */
export async function buildPreviousVersion(
  scope: Scope,
): Promise<{ folder: string; name: string }> {
  const commit = await versionBefore();
  const folder = join(mkdtempSync(join(tmpdir(), 'fenwright-previous-')), 'fenwright');
  await git('worktree', 'add', '--detach', folder, commit);
  scope.onEnd(async () => {
    await git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  symlinkSync(inRoot('frontend/build'), join(folder, 'frontend/build'));
  const { code, output } = await run('node', ['--run', 'build:backend'], { cwd: folder });
  if (code !== 0) throw new Sentence(`The version before does not build:\n${output.trim()}`);
  return { folder, name: await git('log', '-1', '--format=%h %s', commit) };
}
