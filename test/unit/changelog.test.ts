import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const versions = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – /gm)].map(
  ([, one]) => one,
);

describe('The version', () => {
  it('is the newest of the changelog, in the lock file and in the examples of a deployment', () => {
    expect(versions[0]).toBe(version);
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, { version: string }>;
    };
    expect([lock.version, lock.packages['']!.version]).toEqual([version, version]);
    for (const file of readdirSync(join(ROOT, 'docs/deploy'))) {
      for (const [, tag] of read(`docs/deploy/${file}`).matchAll(/fenwright:(\S+)/g)) {
        expect([file, tag]).toEqual([file, version]);
      }
    }
  });

  it('has a drill that upgrades each earlier one', () => {
    const drill = read('test/drills/upgrade/drill.mts');
    for (const one of versions.slice(1)) {
      expect(drill).toContain(`version: '${one!.replace(/^0\.1\.0$/, '0.1')}'`);
    }
  });
});
