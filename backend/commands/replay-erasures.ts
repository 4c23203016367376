import { readFile } from 'node:fs/promises';
import { Transactions } from '../database/transactions';
import { haltAfterRestore } from '../modules/issues/issues.public';
import { ReplayErasures } from '../modules/privacy/privacy.public';
import { readNoted } from '../personal-data/personal-data.public';
import { runCommand } from './run-command';

/**
 * For use after a restore: also pauses newsletter issues, since it is unknown which mails were
 * sent.
 */
runCommand(async ([file], open) => {
  const lines = file ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : undefined;
  const app = await open();
  const replay = app.get(ReplayErasures, { strict: false });
  const { noted, erased } = await replay.replay(lines?.map(readNoted));
  console.log(`${noted} erasures are noted; ${erased} were carried out again.`);
  const halted = await app.get(Transactions, { strict: false }).run(haltAfterRestore);
  console.log(`${halted} newsletter issues are paused: look at each before it goes on.`);
});
