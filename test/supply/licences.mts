// npm run licences: writes docs/licences.md from package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../dev/paths.mts';

export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Named = [name: string, LockedPackage];

const locked = (
  JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  }
).packages;

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

export const lockedPackages = (): Named[] =>
  Object.entries(locked).flatMap(([path, one]): Named[] =>
    path.includes('node_modules/') && !one.link ? [[nameOf(path), one]] : [],
  );

/**
 * Packages installed by `npm ci --omit=dev`. The lock file's own flags are incomplete: they do not
 * mark a workspace's development packages.
 */
export function shippedPackages(): Named[] {
  const found = new Map<string, LockedPackage>();
  const visit = (path: string): void => {
    const one = locked[path];
    if (!one || found.has(path)) return;
    found.set(path, one);
    for (const name of neededBy(one)) visit(placeOf(name, path));
  };
  visit('');
  found.delete('');
  return [...found].map(([path, one]) => [nameOf(path), one]);
}

const neededBy = (one: LockedPackage): string[] => [
  ...Object.keys({ ...one.dependencies, ...one.optionalDependencies }),
  ...Object.keys(one.peerDependencies ?? {}).filter(
    (name) => !one.peerDependenciesMeta?.[name]?.optional,
  ),
];

/** Follows Node's resolution: beside the dependent, or further up. */
function placeOf(name: string, from: string): string {
  const own = `${from}${from ? '/' : ''}node_modules/${name}`;
  if (locked[own] || from === '') return own;
  const above = from.lastIndexOf('/node_modules/');
  return placeOf(name, above < 0 ? '' : from.slice(0, above));
}

/** Licences read in the repositories, because the packages do not declare them. */
const NOT_SAID: [name: RegExp, licence: string][] = [
  [/^(passport-strategy|pause|png-js)$/, 'MIT'],
  // For platforms other than the one the lock file was written on.
  [/^@msgpackr-extract\//, 'MIT'],
];

export const licenceOf = ([name, { license }]: Named): string =>
  license ?? NOT_SAID.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';

export function licencesPage(): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of shippedPackages()) {
    const licence = licenceOf(one);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(one[0]));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}\n`);
  return `# Licences

The packages that ship, by licence, from \`package-lock.json\`. \`npm run licences\` writes this page; a test
compares it, and refuses a licence that asks for more than to be named.

${sections.join('\n')}`;
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(inRoot('docs', 'licences.md'), licencesPage());
}
