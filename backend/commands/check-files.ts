import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { CompareFiles, type FileReport } from '../modules/files/files.public';

const SHOWN = 20;

/** `npm run files:check`: exits with 1 if file rows and storage differ. */
async function checkFiles(): Promise<boolean> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    const report = await app.get(CompareFiles, { strict: false }).run();
    console.log(`${report.rows} files in the database, ${report.objects} in the storage.`);
    const differences = [
      told('missing in the storage', report.missing),
      told('of another size in the storage', report.wrongSize),
      told('in the storage without a row', report.orphans),
    ].flat();
    console.log(differences.length > 0 ? differences.join('\n') : 'They agree.');
    return differences.length === 0;
  } finally {
    await app.close();
  }
}

const told = (what: string, keys: FileReport['missing']): string[] =>
  keys.length > 0
    ? [`${keys.length} ${what}:`, ...keys.slice(0, SHOWN).map((key) => `  ${key}`)]
    : [];

// Bull's connection would keep the process alive.
checkFiles().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
