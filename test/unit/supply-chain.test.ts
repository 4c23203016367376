import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOf, licencesPage, lockedPackages, shippedPackages } from '../supply/licences.mts';

const root = join(__dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Licences that require attribution only. */
const SHIPS = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT and ISC',
  // Applies to changes of its own files. We make none.
  'MPL-2.0',
  // Used under MIT.
  '(MIT OR EUPL-1.1+)',
  'Python-2.0',
  'Unlicense',
  // Data of date-holidays, attributed in docs/licences.md.
  '(ISC AND CC-BY-3.0)',
]);

describe('The packages', () => {
  const packages = lockedPackages();

  it('that ship have licences that let us, and are listed', () => {
    const shipped = shippedPackages();
    expect(shipped.length).toBeGreaterThan(200);
    expect(shipped.length).toBeLessThan(packages.length / 2);
    for (const one of shipped) {
      expect([one[0], licenceOf(one), SHIPS.has(licenceOf(one))]).toEqual([
        one[0],
        licenceOf(one),
        true,
      ]);
    }
    expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencesPage());
  });

  it('are pinned by version and by hash', () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(wanted)) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    }
    for (const [name, { integrity, optional }] of packages) {
      // npm omits integrity for platforms whose package no longer exists.
      if (optional && !integrity) continue;
      expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
    }
  });

  it('run no script when they are installed but those that were looked at', () => {
    const decided = new Set(Object.keys(manifest.allowScripts));
    for (const [name, { hasInstallScript }] of packages) {
      if (hasInstallScript) expect([name, decided.has(name)]).toEqual([name, true]);
    }
  });

  it('are all in the software bill of materials', () => {
    const text = execFileSync(process.execPath, ['--run', 'sbom', '--', '--loglevel=silent'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const bill = JSON.parse(text) as {
      bomFormat: string;
      components: {
        name: string;
        group?: string;
        version: string;
        purl: string;
        hashes?: unknown[];
      }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const known = new Set(
      bill.components.map(({ purl }) => decodeURIComponent(purl.split('?')[0]!)),
    );
    for (const [name, { version }] of shippedPackages()) {
      expect([name, known.has(`pkg:npm/${name}@${version}`)]).toEqual([name, true]);
    }
  });
});
