// node dev/bootstrap.mjs bench NAME: runs test/bench/NAME/bench.mts against the built product.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, ensureBuilt, isFresh, writeStamp } from '../../dev/builds.mts';
import { inRoot } from '../../dev/paths.mts';
import { run } from '../../dev/processes.mts';
import { step } from '../../dev/progress.mts';
import { inScope, type Scope } from '../../dev/scope.mts';
import { Sentence } from '../../dev/sentence.mts';

/** Export of a bench file: prints its table and stops what it started. */
export type Bench = (scope: Scope) => Promise<void>;

/** A benchmark with extra dependencies has its own package.json. */
async function installFor(name: string): Promise<void> {
  const folder = inRoot('test/bench', name);
  if (!existsSync(join(folder, 'package.json'))) return;
  const stamp = join(folder, 'node_modules/.installed');
  const hash = contentHash([`test/bench/${name}/package-lock.json`]);
  if (isFresh(stamp, hash)) return;
  await step('Installing what only this measurement needs', async () => {
    const flags = ['--workspaces=false', '--no-audit', '--no-fund'];
    const { code, output } = await run('npm', ['ci', ...flags], { cwd: folder });
    if (code !== 0) throw new Sentence(`The packages could not be installed:\n${output.trim()}`);
  });
  writeStamp(stamp, hash);
}

await inScope(async (scope) => {
  const name = process.argv[2] ?? '';
  const file = inRoot('test/bench', name, 'bench.mts');
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new Sentence(`There is no measurement "${name}": see the folders of test/bench.`);
  }
  await installFor(name);
  await ensureBuilt('backend');
  await ensureBuilt('frontend');
  const { bench } = (await import(file)) as { bench: Bench };
  await bench(scope);
  return 0;
});
