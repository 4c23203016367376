import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mts';

/** All files below the paths (files or folders, relative to the root), sorted, filtered by name. */
export function filesBelow(paths: string[], skip: RegExp): string[] {
  const found: string[] = [];
  const walk = (path: string): void => {
    const name = relative(root, path);
    if (skip.test(name) || !existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path)) walk(join(path, entry));
    } else {
      found.push(name);
    }
  };
  for (const path of paths) walk(join(root, path));
  return found.sort();
}

/** A hash of the contents (not the times) of every file below the paths. */
export function contentHash(paths: string[], skip: RegExp): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths, skip)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the stamp file says that the work was done for these inputs and its result exists. */
export function isFresh(stampFile: string, hash: string, results: string[]): boolean {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hash &&
    results.every((result) => existsSync(result))
  );
}

export function writeStamp(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
