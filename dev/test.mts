// npm test: all checks, cheap first. A failing one does not stop the others. The last line is
// exactly "N passed, N failed". --only=a,b runs some; other arguments go to Jest and Playwright.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt, type Part } from './builds.mts';
import { built, inRoot } from './paths.mts';
import { run, start } from './processes.mts';
import { seconds } from './progress.mts';
import { GENERATED, regenerate } from './regenerate.mts';
import { inScope, type Scope } from './scope.mts';
import { explain, Sentence } from './sentence.mts';
import { contentHash } from './stamps.mts';
import { chromium } from './testing/browser.mts';
import { unconnected } from './testing/environment.mts';
import { createTestDatabase, migrateTemplate, startTestPostgres } from './testing/postgres.mts';
import type { TestPostgres } from './testing/postgres.mts';
import { startStack, type Stack } from './testing/stack.mts';

interface Count {
  passed: number;
  failed: number;
}

const options = process.argv.slice(2);
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const passedOn = options.filter((option) => !option.startsWith('--only='));
const scratch = mkdtempSync(join(tmpdir(), 'fenwright-report-'));

/** One command that has to succeed; what it printed is shown when it does not. */
async function command(program: string, args: string[], env = process.env): Promise<void> {
  const { code, output } = await run(program, args, { env, cwd: inRoot() });
  if (code !== 0) throw new Sentence(output.trim() || `${program} ended with ${code}`);
}

const npmScript = (name: string): Promise<void> => command('node', ['--run', name]);

/** A build that was tried and failed is not tried again by the next step that needs it. */
const builds = new Map<Part, Promise<void>>();
function ensureBuilt(part: Part): Promise<void> {
  const attempt = builds.get(part) ?? (isBuilt(part) ? Promise.resolve() : build(part));
  builds.set(part, attempt);
  return attempt;
}

let server: Promise<TestPostgres> | undefined;
function postgres(scope: Scope): Promise<TestPostgres> {
  server ??= startTestPostgres().then((started) => {
    scope.onEnd(() => started.stop());
    return started;
  });
  return server;
}

let template: Promise<TestPostgres> | undefined;
/** The server with the migrated template on it. */
function migrated(scope: Scope): Promise<TestPostgres> {
  template ??= (async () => {
    await ensureBuilt('backend');
    const started = await postgres(scope);
    await migrateTemplate(started);
    return started;
  })();
  return template;
}

async function migrations(scope: Scope): Promise<void> {
  const { url, template: name } = await migrated(scope);
  const database = await createTestDatabase({ url }, name);
  try {
    await command('node', [built.checkDrift], unconnected({ DATABASE_URL: database.url }));
  } finally {
    await database.drop();
  }
}

async function openApi(): Promise<void> {
  await ensureBuilt('backend');
  const hash = (): string => contentHash(GENERATED, /^$/);
  const before = hash();
  await regenerate();
  if (before === hash()) return;
  const { output } = await run('git', ['status', '--porcelain', ...GENERATED], { cwd: inRoot() });
  throw new Sentence(
    `The generated files were out of date. They are regenerated now, commit them:\n${output}`,
  );
}

/** Streams a test runner's own output and reads its counts from its JSON report afterwards. */
async function runner<Report>(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: string,
  count: (report: Report) => Count,
): Promise<Count> {
  process.stdout.write('\n');
  const child = start({ name: 'tests', command: 'node', args, env, cwd: inRoot(), group: true });
  const { code } = await child.exited;
  let result: Count;
  try {
    result = count(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Tests of components are unit tests in a browser's clothes: a Jest project of their own, one report. */
const PROJECTS = { unit: ['unit', 'components'], api: ['api'] };

function jest(project: keyof typeof PROJECTS, env: NodeJS.ProcessEnv): Promise<Count> {
  const report = join(scratch, `${project}.json`);
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...PROJECTS[project],
    '--passWithNoTests',
    // Jest itself would leave one of two cores idle.
    '--maxWorkers=2',
    '--json',
    `--outputFile=${report}`,
    ...passedOn,
  ];
  return runner<JestReport>(args, env, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function playwright(env: NodeJS.ProcessEnv): Promise<Count> {
  const report = join(scratch, 'e2e.json');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  return runner<PlaywrightReport>(
    [cli, 'test', '--pass-with-no-tests', ...passedOn],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    ({ stats, errors }) => {
      if (stats.flaky > 0) process.stdout.write(`  ${stats.flaky} passed at the second try only\n`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
      };
    },
  );
}

/** Runs tests against a stack of the built product, and shows its processes' complaints. */
async function onStack(
  scope: Scope,
  tests: (env: NodeJS.ProcessEnv, stack: Stack) => Promise<Count>,
): Promise<Count> {
  const server = await migrated(scope);
  const stack = await startStack({ postgres: server });
  scope.onEnd(() => stack.stop());
  const count = await tests(
    {
      ...process.env,
      TEST_BASE_URL: stack.baseUrl,
      TEST_DATABASE_URL: stack.databaseUrl,
      TEST_REDIS_URL: stack.redisUrl,
      TEST_MAILBOX_DIR: stack.mailboxDir,
      TEST_POSTGRES_URL: server.url,
      TEST_POSTGRES_TEMPLATE: server.template,
    },
    stack,
  );
  if (count.failed > 0) {
    for (const child of [...stack.apis, ...stack.workers]) {
      const said = child.tail(15);
      if (said) process.stdout.write(`\n  The last lines of ${child.name}:\n${said}\n`);
    }
  }
  await stack.stop();
  return count;
}

type Check = (scope: Scope) => Promise<Count | void>;

const checks: Record<string, Check> = {
  format: () => npmScript('format:check'),
  lint: () => npmScript('lint'),
  types: () => npmScript('types'),
  unit: () => jest('unit', process.env),
  migrations,
  openapi: openApi,
  async html() {
    await ensureBuilt('frontend');
    await npmScript('lint:html');
  },
  async api(scope) {
    // The API serves the pages too, and does not start without them.
    await ensureBuilt('backend');
    await ensureBuilt('frontend');
    return onStack(scope, (env) => jest('api', env));
  },
  async e2e(scope) {
    const path = await chromium();
    await ensureBuilt('backend');
    await ensureBuilt('frontend');
    return onStack(scope, (env) => playwright({ ...env, CHROMIUM_PATH: path }));
  },
};

/** Each of these is one process on one core that prints nothing before its end: they run at once. */
const SILENT = ['format', 'lint', 'types'];

interface Outcome {
  count: Count;
  /** Why the check itself could not be made. */
  reason: string;
  time: string;
}

async function outcomeOf(name: string, scope: Scope): Promise<Outcome> {
  const begun = performance.now();
  try {
    const count = (await checks[name]?.(scope)) ?? { passed: 1, failed: 0 };
    return { count, reason: '', time: seconds(begun) };
  } catch (error) {
    return { count: { passed: 0, failed: 1 }, reason: explain(error), time: seconds(begun) };
  }
}

const total: Count = { passed: 0, failed: 0 };

await inScope(async (scope) => {
  // What is registered first is undone last: this is the last line of all.
  scope.onEnd(() => process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`));
  scope.onEnd(() => rmSync(scratch, { recursive: true, force: true }));
  const names = only?.split(',') ?? Object.keys(checks);
  for (const name of names) {
    if (!checks[name])
      throw new Sentence(`There is no check "${name}", only ${Object.keys(checks).join(', ')}.`);
  }
  const together = new Map(
    names.filter((name) => SILENT.includes(name)).map((name) => [name, outcomeOf(name, scope)]),
  );
  for (const name of names) {
    const { count, reason, time } = await (together.get(name) ?? outcomeOf(name, scope));
    total.passed += count.passed;
    total.failed += count.failed;
    if (reason) process.stdout.write(`\n${reason}\n`);
    const mark = count.failed > 0 ? '✗' : '✓';
    const numbers = `${count.passed} passed, ${count.failed} failed`;
    process.stdout.write(`${mark} ${name.padEnd(12)}${time.padStart(8)}   ${numbers}\n`);
  }
  return total.failed > 0 ? 1 : 0;
});
