// node dev/bootstrap.mjs run <script> [args]: runs a script of the built backend with the settings of
// the product that runs here, or, when none runs, with the services started for as long as it takes.
import { join } from 'node:path';
import { build, isBuilt } from './builds.mts';
import { startEmbedded } from './embedded.mts';
import { runningLauncher, takeDataDir } from './launch-record.mts';
import { migrate } from './application.mts';
import { inRoot } from './paths.mts';
import { start } from './processes.mts';
import { step } from './progress.mts';
import { inScope, type Scope } from './scope.mts';
import { Sentence } from './sentence.mts';
import { prepareDataDir, readJson, readSettings } from './settings.mts';

const [script, ...args] = process.argv.slice(2);

async function environment(scope: Scope): Promise<NodeJS.ProcessEnv> {
  const settings = readSettings();
  if (process.env.NODE_ENV === 'production') return process.env;
  if (!runningLauncher(settings.dataDir)) {
    prepareDataDir(settings.dataDir);
    scope.onEnd((await takeDataDir(settings.dataDir, 'dev/run.mts')).release);
    const embedded = await startEmbedded(settings);
    scope.onEnd(() => embedded.stop());
    const env = { ...process.env, ...embedded.env };
    if (embedded.postgres) await step('Migrating the database', () => migrate(env));
    return env;
  }
  const running = readJson<Record<string, string>>(join(settings.dataDir, 'environment.json'));
  return { ...process.env, ...running };
}

await inScope(async (scope) => {
  if (!script) throw new Sentence('Which script? For instance dist/backend/database/migrate.js.');
  if (!isBuilt('backend')) await step('Building the backend', () => build('backend'));
  const env = await environment(scope);
  const child = start({
    name: script,
    command: process.execPath,
    args: [inRoot(script), ...args],
    env,
  });
  const { code } = await child.exited;
  return code ?? 1;
});
