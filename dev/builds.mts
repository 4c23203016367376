import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './paths.mts';
import { run } from './processes.mts';
import { step } from './progress.mts';
import { Sentence } from './sentence.mts';

const SHARED = ['package-lock.json', 'tsconfig.json', 'brand.json'];
const NOT_INPUT = ['**/*.test.{ts,tsx}', 'frontend/build', 'frontend/.cache'];

const builds = {
  backend: {
    inputs: ['backend/**', 'nest-cli.json', ...SHARED],
    result: inRoot('dist/openapi/openapi.json'),
    stamp: inRoot('dist/backend.stamp'),
    command: ['node', '--run', 'build:backend'],
  },
  frontend: {
    inputs: ['frontend/**', 'openapi/*.json', ...SHARED],
    result: inRoot('frontend/build'),
    stamp: inRoot('frontend/.cache/build.stamp'),
    command: ['node', 'frontend/scripts/build.mts'],
  },
};

export type Part = keyof typeof builds;

/** Hashes file contents, not modification times. */
export function contentHash(patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  const found = globSync(patterns, { cwd: root, exclude, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  for (const name of names.toSorted()) hash.update(`${name}\0`).update(readFileSync(inRoot(name)));
  return hash.digest('hex');
}

export const isFresh = (stamp: string, hash: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

export function writeStamp(stamp: string, hash: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds the part if its sources changed, removing the files of the previous build. */
export async function ensureBuilt(part: Part, { quiet = false } = {}): Promise<void> {
  const { inputs, stamp, result } = builds[part];
  const hash = contentHash(inputs, NOT_INPUT);
  if (isFresh(stamp, hash) && existsSync(result)) return;
  if (quiet) await build(part);
  else await step(`Building the ${part}`, () => build(part));
  writeStamp(stamp, hash);
}

async function build(part: Part): Promise<void> {
  const { result, command } = builds[part];
  // Removes TypeScript's incremental state with the output, so files whose sources were deleted
  // (migrations, for example) do not survive.
  if (part === 'backend') rmSync(inRoot('dist'), { recursive: true, force: true });
  const [program = '', ...args] = command;
  const { code, output } = await run(program, args, { cwd: inRoot() });
  if (code !== 0) {
    throw new Sentence(`The ${part} does not build ("${command.join(' ')}"):\n${output.trim()}`);
  }
  if (!existsSync(result)) throw new Sentence(`The ${part}'s build left no ${result}.`);
}
