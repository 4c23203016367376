import { readFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { ReplayErasures } from '../modules/privacy/privacy.public';
import { readNoted } from '../personal-data/personal-data.public';

/**
 * `npm run erasures:replay [-- <file>]`: after a restore, repeats the erasures made since the
 * backup, from the journal in the file storage or from a file with one erasure per line.
 */
async function replayErasures([file]: string[]): Promise<void> {
  const lines = file ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : undefined;
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  try {
    const replay = app.get(ReplayErasures, { strict: false });
    const { noted, erased } = await replay.run(lines?.map(readNoted));
    console.log(`${noted} erasures are noted; ${erased} were carried out again.`);
  } finally {
    await app.close();
  }
}

// Bull's connection would keep the process alive; everything is committed by now.
replayErasures(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
