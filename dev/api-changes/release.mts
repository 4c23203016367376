// npm run api:release: adds the changes under /api/v1 since the last release to
// openapi/changes.json (shown on /docs/api-changes), then makes the current document the released
// one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.mts';
import { type ApiDocument, type Change, compareDocuments } from './compare-documents.mts';

export interface Release {
  /** YYYY-MM-DD */
  day: string;
  changes: Pick<Change, 'kind' | 'operation' | 'what'>[];
}

const [CURRENT, RELEASED, CHANGES] = ['openapi-v1', 'released-v1', 'changes'].map((name) =>
  inRoot('openapi', `${name}.json`),
) as [string, string, string];

const read = <T,>(file: string, without: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : without;

const today = new Date().toISOString().slice(0, 10);
const current = read<ApiDocument>(CURRENT, { paths: {} });
const changes = compareDocuments(read<ApiDocument>(RELEASED, { paths: {} }), current, today);
const breaking = changes.filter(({ isBreaking }) => isBreaking);
if (breaking.length > 0) {
  const lines = breaking.map(({ operation, what }) => `  ${operation}: ${what}`);
  process.stderr.write(`Callers of /api/v1 would break:\n${lines.join('\n')}\n`);
  process.exit(1);
}
if (changes.length === 0) process.stdout.write('Nothing changed under /api/v1.\n');
else {
  const release: Release = {
    day: today,
    changes: changes.map(({ kind, operation, what }) => ({ kind, operation, what })),
  };
  const [last, ...before] = read<Release[]>(CHANGES, []);
  const releases =
    last?.day === today
      ? [{ day: today, changes: [...release.changes, ...last.changes] }, ...before]
      : [release, ...(last ? [last] : []), ...before];
  writeFileSync(CHANGES, `${JSON.stringify(releases, null, 2)}\n`);
  writeFileSync(RELEASED, `${JSON.stringify(current, null, 2)}\n`);
  process.stdout.write(`${changes.length} changes are in openapi/changes.json.\n`);
}
