import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as declarations from '../../backend/config/settings';
import { testEnvironment } from '../run/environment.mts';
import { settingsFiles } from '../run/settings-files.mts';

const { SETTINGS } = declarations;
const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const names: string[] = SETTINGS.map(([name]) => name);

describe('The settings', () => {
  it.each(Object.entries(settingsFiles(declarations, read)))('are listed in %s', (file, text) => {
    if (read(file) === text) return;
    throw new Error(`${file} is out of date: run "npm run settings" and commit it.`);
  });

  it('are declared once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  it('refer to settings and sections that there are', () => {
    const sections = [...read('docs/operations.md').matchAll(/^##+ (.+)$/gm)].map(([, one]) => one);
    for (const [, { meaning, requiredWith = [] }] of SETTINGS) {
      for (const one of requiredWith) expect(names).toContain(one.split('=')[0]);
      for (const [, section] of meaning.matchAll(/see "([^"]+)"/g)) {
        expect(sections).toContain(section);
      }
    }
  });

  it('in the shell of a developer are hidden from tests', () => {
    const before = process.env;
    process.env = Object.fromEntries([...names, 'OTEL_SERVICE_NAME'].map((name) => [name, 'mine']));
    try {
      expect(Object.values(testEnvironment({}))).not.toContain('mine');
    } finally {
      process.env = before;
    }
  });
});
