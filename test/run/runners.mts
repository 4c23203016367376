// Runs Jest and Playwright: their output is shown live, their counts are read afterwards from a
// report.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../../dev/paths.mts';
import { start } from '../../dev/processes.mts';
import { surroundingsOf } from '../support/surroundings.mts';

export interface Count {
  passed: number;
  failed: number;
}

export interface Run extends Count {
  files: { file: string; ms: number }[];
}

/** `report` is the JSON file written by the runner. */
async function runner<Report>(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: string,
  read: (report: Report) => Run,
): Promise<Run> {
  process.stdout.write('\n');
  const child = start({ name: 'tests', command: 'node', args, env, cwd: inRoot(), group: true });
  const { code } = await child.exited;
  let result: Run;
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/** Share of tests that may pass only at a later try before the run fails. */
const SECOND_TRIES = 0.01;

function withSecondTries({ passed, failed }: Count, names: string[]): Count {
  for (const name of names) process.stdout.write(`  passed at a later try only: ${name}\n`);
  const most = Math.ceil((passed + failed) * SECOND_TRIES);
  if (names.length <= most) return { passed, failed };
  process.stdout.write(`  ${names.length} tests needed a later try, ${most} at most may.\n`);
  return { passed, failed: failed + 1 };
}

function nameSurroundings(files: string[]): void {
  for (const file of files) {
    const { zone, locale } = surroundingsOf(inRoot(file));
    process.stdout.write(`  failed in ${zone} and ${locale}: ${file}\n`);
  }
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
}

/** Component tests are unit tests in jsdom, with their own Jest project. */
const PROJECTS = {
  unit: { names: ['unit', 'components'], workers: 2 },
  api: { names: ['api'], workers: 4 },
  browsers: { names: ['browsers'], workers: 1 },
};

export function jest(
  project: keyof typeof PROJECTS,
  folder: string,
  passedOn: string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const report = join(folder, `${project}.json`);
  const { names, workers } = PROJECTS[project];
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...names,
    '--passWithNoTests',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${report}`,
    ...passedOn,
  ];
  return runner<JestReport>(args, env, report, (json) => {
    const passed = json.numPassedTests;
    const failed = json.numFailedTests + json.numRuntimeErrorTestSuites;
    const again = json.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
    const files = json.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(inRoot(), name),
      ms: endTime - startTime,
    }));
    nameSurroundings(
      json.testResults
        .filter(({ status }) => status === 'failed')
        .map(({ name }) => relative(inRoot(), name)),
    );
    const names = again.map(({ fullName }) => fullName);
    return { ...withSecondTries({ passed, failed }, names), files };
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

const flakyIn = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyIn),
];

const hasFailed = ({ suites = [], specs }: PlaywrightSuite): boolean =>
  specs.some(({ tests }) => tests.some(({ status }) => status === 'unexpected')) ||
  suites.some(hasFailed);

const durationOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  [
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .map((one) => one.duration),
    ...suites.map(durationOf),
  ].reduce((sum, ms) => sum + ms, 0);

export function playwright(
  folder: string,
  passedOn: string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const report = join(folder, 'e2e.json');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  return runner<PlaywrightReport>(
    [cli, 'test', '--pass-with-no-tests', ...passedOn],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    ({ stats: { expected, flaky, unexpected }, suites, errors }) => {
      const count = { passed: expected + flaky, failed: unexpected + errors.length };
      const fileOf = ({ title }: PlaywrightSuite) => `test/e2e/${title}`;
      const files = suites.map((suite) => ({ file: fileOf(suite), ms: durationOf(suite) }));
      nameSurroundings(suites.filter(hasFailed).map(fileOf));
      return { ...withSecondTries(count, suites.flatMap(flakyIn)), files };
    },
  );
}
