// node dev/bootstrap.mjs drill NAME: runs test/drills/NAME/drill.mts against the built product.
import { existsSync } from 'node:fs';
import { ensureBuilt } from '../../dev/builds.mts';
import { inRoot } from '../../dev/paths.mts';
import { inScope, type Scope } from '../../dev/scope.mts';
import { Sentence } from '../../dev/sentence.mts';

/** Export of a drill file: prints its measurements; returns failures. */
export type Drill = (scope: Scope) => Promise<string[]>;

await inScope(async (scope) => {
  const name = process.argv[2] ?? '';
  const file = inRoot('test/drills', name, 'drill.mts');
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new Sentence(`There is no drill "${name}": see the folders of test/drills.`);
  }
  await ensureBuilt('backend');
  await ensureBuilt('frontend');
  const { drill } = (await import(file)) as { drill: Drill };
  const faults = await drill(scope);
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
  process.stdout.write(faults.length === 0 ? '✓ Nothing failed.\n' : '');
  return faults.length === 0 ? 0 : 1;
});
