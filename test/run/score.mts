// npm run score -- NAME FOLDER [--all]: runs a built reader over a folder of files (docs/commands.md).
import { ensureBuilt } from '../../dev/builds.mts';
import { inScope } from '../../dev/scope.mts';
import { Sentence } from '../../dev/sentence.mts';
import { scorers } from '../score/score.mts';
import { score } from '../score/folder.mts';

await inScope(async () => {
  const [name = '', folder = '', ...options] = process.argv.slice(2);
  const scorer = scorers[name];
  if (!scorer || !folder) {
    throw new Sentence(`npm run score -- ${Object.keys(scorers).join('|')} FOLDER [--all]`);
  }
  await ensureBuilt('backend');
  return (await score(scorer, folder, options.includes('--all'))) > 0 ? 1 : 0;
});
