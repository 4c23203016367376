import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Searched upwards from the working directory rather than with import.meta, because Jest loads
 * these modules as CommonJS.
 */
function findRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && /"name": "fenwright"/.test(readFileSync(manifest, 'utf8'))) {
    return from;
  }
  const parent = dirname(from);
  if (parent === from) throw new Error('Not inside the Fenwright repository.');
  return findRoot(parent);
}

export const root: string = findRoot(process.cwd());
export const inRoot = (...parts: string[]): string => join(root, ...parts);

export const built = {
  main: inRoot('dist/backend/main.js'),
  worker: inRoot('dist/backend/worker.js'),
  api: inRoot('dist/backend/api-process.js'),
  migrate: inRoot('dist/backend/commands/migrate.js'),
  /** V8 keeps compiled modules here: processes start a quarter faster. */
  compiled: inRoot('dist/.compiled'),
  checkDrift: inRoot('dist/backend/commands/check-drift.js'),
};
