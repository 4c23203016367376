// node dev/bootstrap.mjs bench NAME: runs test/bench/NAME/bench.mts against the built product.
import { existsSync } from 'node:fs';
import { build, isBuilt } from './builds.mts';
import { inRoot } from './paths.mts';
import { step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { Sentence } from './sentence.mts';

/** What such a file exports: prints its table, and stops what it started. */
export type Bench = (scope: Scope) => Promise<void>;

await inScope(async (scope) => {
  const name = process.argv[2] ?? '';
  const file = inRoot('test/bench', name, 'bench.mts');
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new Sentence(`There is no measurement "${name}": see the folders of test/bench.`);
  }
  for (const part of ['backend', 'frontend'] as const) {
    if (!isBuilt(part)) await step(`Building the ${part}`, () => build(part));
  }
  const { bench } = (await import(file)) as { bench: Bench };
  await bench(scope);
  return 0;
});
