// node dev/bootstrap.mjs run <script> [args]: runs a built script with the settings of the running
// product. If none is running, it starts the services for the duration.
import { join } from 'node:path';
import { migrate } from './application.mts';
import { ensureBuilt } from './builds.mts';
import { readJson, runningLauncher, takeDataDir } from './data-folder.mts';
import { startEmbedded } from './embedded.mts';
import { inRoot } from './paths.mts';
import { start } from './processes.mts';
import { step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { Sentence } from './sentence.mts';
import { readSettings } from './settings.mts';

const [script, ...args] = process.argv.slice(2);

async function environment(scope: Scope): Promise<NodeJS.ProcessEnv> {
  const settings = readSettings();
  const { dataDir } = settings;
  if (process.env.NODE_ENV === 'production') return process.env;
  if (runningLauncher(dataDir)) {
    const running = readJson<Record<string, string>>(join(dataDir, 'environment.json'));
    return { ...process.env, ...running };
  }
  scope.onEnd((await takeDataDir(dataDir, 'dev/run.mts')).release);
  const embedded = await startEmbedded(scope, settings);
  const env = { ...process.env, ...embedded.env };
  if (embedded.postgres) await step('Migrating the database', () => migrate(env));
  return env;
}

await inScope(async (scope) => {
  if (!script) throw new Sentence('Which script? For instance dist/backend/commands/migrate.js.');
  await ensureBuilt('backend');
  const env = await environment(scope);
  const command = process.execPath;
  const child = start({ name: script, command, args: [inRoot(script), ...args], env });
  return (await child.exited).code ?? 1;
});
