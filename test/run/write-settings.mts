// npm run settings: writes the files that list the settings, from their declarations.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inRoot } from '../../dev/paths.mts';
import { step } from '../../dev/progress.mts';
import { inScope } from '../../dev/scope.mts';
import { settingsFiles } from './settings-files.mts';

/** From the sources, so no build is needed. */
async function regenerateSettings(): Promise<void> {
  const { module } = await runnerImport<typeof import('../../backend/config/settings')>(
    inRoot('backend/config/settings.ts'),
    { configFile: false, root: inRoot(), logLevel: 'error' },
  );
  const files = settingsFiles(module, (file) => readFileSync(inRoot(file), 'utf8'));
  for (const [file, text] of Object.entries(files)) writeFileSync(inRoot(file), text);
}

await inScope(async () => {
  await step('Writing .env.example, docker-compose.yml and docs/operations.md', regenerateSettings);
  return 0;
});
