// Files to score, and what is expected of them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { inRoot } from '../../dev/paths.mts';
import { Sentence } from '../../dev/sentence.mts';

/** Names in `expected.json` are relative to the folder. */
export type Expected<T> = Record<string, T>;

/**
 * `read` says what a file holds, in one line; `judge` says what is wrong with it, or null. A reader
 * that throws is wrong too.
 */
export type Scorer<T> = {
  endings: string[];
  read: (content: Buffer) => string | Promise<string>;
  judge: (content: Buffer, expected: T) => string | null | Promise<string | null>;
};

/** Prints the files that are wrong (or all), and "N of M right". Returns the number of wrong ones. */
export async function score<T>(
  scorer: Scorer<T>,
  folder: string,
  showsAll: boolean,
): Promise<number> {
  const root = resolve(folder);
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    throw new Sentence(`There is no folder ${folder}.`);
  }
  const file = join(root, 'expected.json');
  if (!existsSync(file)) return list(scorer, root);
  const expected = JSON.parse(readFileSync(file, 'utf8')) as Expected<T>;
  const names = Object.keys(expected);
  let right = 0;
  for (const name of names) {
    const wrong = await attempt(async () =>
      scorer.judge(readFileSync(join(root, name)), expected[name]!),
    );
    if (wrong === null) right += 1;
    if (wrong !== null || showsAll)
      print(`${wrong === null ? 'right' : 'wrong'}\t${name}\t${wrong ?? ''}`);
  }
  print(`${right} of ${names.length} right`);
  return names.length - right;
}

async function list<T>({ read, endings }: Scorer<T>, root: string): Promise<number> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && endings.some((ending) => one.name.endsWith(ending)))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  for (const file of files) {
    print(`${relative(root, file)}\t${await attempt(async () => read(readFileSync(file)))}`);
  }
  return 0;
}

const attempt = <R,>(work: () => Promise<R>): Promise<R | string> =>
  work().catch((error: Error) => `cannot be read: ${error.message}`);

const print = (line: string): void => void process.stdout.write(`${line.trimEnd()}\n`);

const require = createRequire(import.meta.url);

/** A file of the built backend. */
export const built = <M,>(path: string): M => require(inRoot('dist/backend', path)) as M;
