import { existsSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mts';
import { run } from './processes.mts';
import { Sentence } from './sentence.mts';
import { contentHash, isFresh, writeStamp } from './stamps.mts';

const NOT_INPUT = /(^|\/)(node_modules|\.cache|\.git)(\/|$)|^frontend\/build(\/|$)|\.test\.tsx?$/;
const SHARED = ['package-lock.json', 'tsconfig.json', 'brand.json'];

interface Build {
  inputs: string[];
  result: string;
  stamp: string;
  command: string[];
}

const builds = {
  backend: {
    inputs: ['backend', 'nest-cli.json', ...SHARED],
    result: inRoot('dist/backend/main.js'),
    stamp: inRoot('dist/backend.stamp'),
    command: ['nest', 'build'],
  },
  frontend: {
    inputs: ['frontend', 'openapi', ...SHARED],
    result: inRoot('frontend/build'),
    stamp: inRoot('frontend/.cache/build.stamp'),
    command: ['node', 'frontend/scripts/build.mts'],
  },
} satisfies Record<string, Build>;

export type Part = keyof typeof builds;

export const isBuilt = (part: Part): boolean => {
  const { inputs, stamp, result } = builds[part];
  return isFresh(stamp, contentHash(inputs, NOT_INPUT), [result]);
};

/** Builds the part from its sources; the files of an earlier build do not stay behind. */
export async function build(part: Part): Promise<void> {
  const { inputs, stamp, result, command } = builds[part];
  const hash = contentHash(inputs, NOT_INPUT);
  // TypeScript's incremental state lies in dist too: without it everything is written anew, and a
  // migration that was deleted from the sources is gone from the build as well.
  if (part === 'backend') rmSync(inRoot('dist'), { recursive: true, force: true });
  const [program = '', ...args] = command;
  const { code, output } = await run(program, args, { cwd: inRoot() });
  if (code !== 0) {
    throw new Sentence(`The ${part} does not build ("${command.join(' ')}"):\n${output.trim()}`);
  }
  if (!existsSync(result)) throw new Sentence(`The ${part}'s build left no ${result}.`);
  writeStamp(stamp, hash);
}
