// npm test: all checks, cheap ones first. A failing check does not stop the others. The last line
// is exactly "N passed, N failed". --only=a,b selects checks; other arguments go to Jest and
// Playwright.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash, ensureBuilt, type Part } from '../../dev/builds.mts';
import { built, inRoot } from '../../dev/paths.mts';
import { run } from '../../dev/processes.mts';
import { seconds } from '../../dev/progress.mts';
import { GENERATED, regenerate } from './regenerate.mts';
import { inScope, type Scope } from '../../dev/scope.mts';
import { explain, Sentence } from '../../dev/sentence.mts';
import { chromium, headlessChromium } from './browser.mts';
import { unconnected } from './environment.mts';
import { createTestDatabase, migrateTemplate, startTestPostgres } from './postgres.mts';
import type { TestPostgres } from './postgres.mts';
import { jest, playwright, type Count, type Run } from './runners.mts';
import { startStack } from './stack.mts';
import { seed, surroundingsOf } from '../support/surroundings.mts';

const options = process.argv.slice(2);
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const passedOn = options.filter((option) => !option.startsWith('--only='));
const reports = mkdtempSync(join(tmpdir(), 'fenwright-report-'));

async function command(program: string, args: string[], env = process.env): Promise<void> {
  const { code, output } = await run(program, args, { env, cwd: inRoot() });
  if (code !== 0) throw new Sentence(output.trim() || `${program} ended with ${code}`);
}

const npmScript = (name: string): Promise<void> => command('node', ['--run', name]);

/** Remembers failed builds, so no check repeats one. */
const builds = new Map<Part, Promise<void>>();
function builtOnce(part: Part): Promise<void> {
  const attempt = builds.get(part) ?? ensureBuilt(part, { quiet: true });
  builds.set(part, attempt);
  return attempt;
}

let template: Promise<TestPostgres> | undefined;
function migrated(scope: Scope): Promise<TestPostgres> {
  template ??= (async () => {
    await builtOnce('backend');
    const server = await startTestPostgres();
    scope.onEnd(() => server.stop());
    await migrateTemplate(server);
    return server;
  })();
  return template;
}

async function migrations(scope: Scope): Promise<void> {
  const server = await migrated(scope);
  const database = await createTestDatabase(server, server.template);
  try {
    await command('node', [built.checkDrift], unconnected({ DATABASE_URL: database.url }));
  } finally {
    await database.drop();
  }
}

async function openApi(): Promise<void> {
  await builtOnce('backend');
  const before = contentHash(GENERATED);
  await regenerate();
  if (before === contentHash(GENERATED)) return npmScript('lint:openapi');
  const { output } = await run('git', ['status', '--porcelain', ...GENERATED], { cwd: inRoot() });
  throw new Sentence(
    `The generated files were out of date. They are regenerated now, commit them:\n${output}`,
  );
}

async function onStack(
  scope: Scope,
  tests: (env: NodeJS.ProcessEnv) => Promise<Run>,
): Promise<Run> {
  // The API serves the pages and does not start without them.
  await builtOnce('frontend');
  const server = await migrated(scope);
  // The shared stack has a zone too, since a server's zone must not show anywhere.
  const { zone: TZ } = surroundingsOf(inRoot('test/run/stack.mts'));
  const stack = await startStack({ apart: true, postgres: server, env: { TZ } });
  scope.onEnd(() => stack.stop());
  const count = await tests({
    ...process.env,
    TEST_BASE_URL: stack.baseUrl,
    TEST_DATABASE_URL: stack.databaseUrl,
    TEST_REDIS_URL: stack.redisUrl,
    TEST_MAILBOX_DIR: stack.mailboxDir,
    TEST_POSTGRES_URL: server.url,
    TEST_POSTGRES_TEMPLATE: server.template,
  });
  for (const child of count.failed > 0 ? [...stack.apis, ...stack.workers] : []) {
    const said = child.tail(15);
    if (said) process.stdout.write(`\n  The last lines of ${child.name}:\n${said}\n`);
  }
  await stack.stop();
  return count;
}

const checks: Record<string, (scope: Scope) => Promise<Run | void>> = {
  lint: () => npmScript('lint'),
  async html() {
    await builtOnce('frontend');
    await npmScript('lint:html');
  },
  migrations,
  openapi: openApi,
  format: () => npmScript('format:check'),
  audit: () => npmScript('audit'),
  async unit() {
    await builtOnce('backend');
    return jest('unit', reports, passedOn, process.env);
  },
  api: (scope) => onStack(scope, (env) => jest('api', reports, passedOn, env)),
  browsers: (scope) => onStack(scope, (env) => jest('browsers', reports, passedOn, env)),
  async e2e(scope) {
    const hasWindow = ['--headed', '--ui', '--debug'].some((option) => passedOn.includes(option));
    const CHROMIUM_PATH = await (hasWindow ? chromium() : headlessChromium());
    return onStack(scope, (env) => playwright(reports, passedOn, { ...env, CHROMIUM_PATH }));
  },
};

/** These use both cores and show their own progress; the other checks print only at the end. */
const RUNNERS = ['unit', 'api', 'e2e', 'browsers'];

const total: Count = { passed: 0, failed: 0 };
const files: Run['files'] = [];
const SLOWEST = 10;

function printSlowest(): void {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  for (const { file, ms } of slowest) {
    process.stdout.write(`  ${(ms / 1000).toFixed(0).padStart(5)} s  ${file}\n`);
  }
}

async function check(name: string, scope: Scope): Promise<void> {
  const begun = performance.now();
  let count: Count = { passed: 0, failed: 1 };
  try {
    const run = await checks[name]?.(scope);
    files.push(...(run?.files ?? []));
    count = run ?? { passed: 1, failed: 0 };
  } catch (error) {
    process.stdout.write(`\n${explain(error)}\n`);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const mark = count.failed > 0 ? '✗' : '✓';
  const numbers = `${count.passed} passed, ${count.failed} failed`;
  process.stdout.write(`${mark} ${name.padEnd(12)}${seconds(begun).padStart(8)}   ${numbers}\n`);
}

await inScope(async (scope) => {
  // Scopes unwind in reverse, so this prints the last line.
  scope.onEnd(() => process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`));
  scope.onEnd(() => rmSync(reports, { recursive: true, force: true }));
  const asked = only?.split(',') ?? Object.keys(checks).filter((name) => name !== 'browsers');
  const unknown = asked.find((name) => !checks[name]);
  if (unknown !== undefined) {
    const known = Object.keys(checks).join(', ');
    throw new Sentence(`There is no check "${unknown}", only ${known}.`);
  }
  const names = Object.keys(checks).filter((name) => asked.includes(name));
  const quiet = names.filter((name) => !RUNNERS.includes(name));
  if (names.some((name) => RUNNERS.includes(name))) {
    process.env.WORLD_SEED = seed();
    // Within the limits of a deployment, a process collects garbage in a tenth of its time.
    process.env.TEST_NODE_OPTIONS = '--max-semi-space-size=64 --expose-gc';
    process.stdout.write(`Zones and locales are those of WORLD_SEED=${seed()}\n`);
  }
  const lane = async (): Promise<void> => {
    for (let name = quiet.shift(); name; name = quiet.shift()) await check(name, scope);
  };
  await Promise.all([lane(), lane()]);
  for (const name of names.filter((one) => RUNNERS.includes(one))) await check(name, scope);
  if (files.length > SLOWEST) printSlowest();
  return total.failed > 0 ? 1 : 0;
});
