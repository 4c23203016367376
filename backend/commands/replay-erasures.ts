import { readFile } from 'node:fs/promises';
import { ReplayErasures } from '../modules/privacy/privacy.public';
import { readNoted } from '../personal-data/personal-data.public';
import { runCommand } from './run-command';

/**
 * `npm run erasures:replay [-- <file>]`: after a restore, repeats the erasures made since the
 * backup, from the journal in the file storage or from a file with one erasure per line.
 */
runCommand(async ([file], open) => {
  const lines = file ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : undefined;
  const replay = (await open()).get(ReplayErasures, { strict: false });
  const { noted, erased } = await replay.run(lines?.map(readNoted));
  console.log(`${noted} erasures are noted; ${erased} were carried out again.`);
});
