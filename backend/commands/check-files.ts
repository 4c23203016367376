import { CompareFiles, type FileReport } from '../modules/files/files.public';
import { runCommand } from './run-command';

const SHOWN = 20;

runCommand(async (_args, open) => {
  const report = await (await open()).get(CompareFiles, { strict: false }).compare();
  console.log(`${report.rows} files in the database, ${report.objects} in the storage.`);
  const differences = [
    told('missing in the storage', report.missing),
    told('of another size in the storage', report.wrongSize),
    told('in the storage without a row', report.orphans),
  ].flat();
  console.log(differences.length > 0 ? differences.join('\n') : 'They agree.');
  return differences.length === 0;
});

function told(what: string, keys: FileReport['missing']): string[] {
  if (keys.length === 0) return [];
  return [`${keys.length} ${what}:`, ...keys.slice(0, SHOWN).map((key) => `  ${key}`)];
}
