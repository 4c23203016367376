/** @zone Pacific/Auckland because a day has begun there when it is still the day before in UTC. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../dev/paths.mts';
import { surroundingsOf } from '../support/surroundings.mts';

const written = globSync(['frontend/**/*.test.{ts,tsx}', 'test/e2e/*.spec.ts'], { cwd: inRoot() });
const files = written.map((file) => inRoot(file));
const distinct = (part: 'zone' | 'locale') =>
  new Set(files.map((file) => surroundingsOf(file)[part])).size;

it('runs this file, its Intl and its processes in the zone that it asks for', () => {
  expect(new Date('2026-12-01T12:00:00Z').getDate()).toBe(2);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
  const script = `console.log(new Date('2026-12-01T12:00:00Z').getDate())`;
  expect(execFileSync('node', ['-e', script], { encoding: 'utf8' })).toBe('2\n');
});

it('speaks the locale of this file wherever none is named', () => {
  const { locale } = surroundingsOf(__filename);
  const date = new Date('2026-12-01T12:00:00Z');
  expect(new Intl.NumberFormat().resolvedOptions().locale).toBe(locale);
  expect(date.toLocaleDateString()).toBe(date.toLocaleDateString(locale));
  expect((1_234.5).toLocaleString()).toBe((1_234.5).toLocaleString(locale));
  expect(navigator.language).toBe(locale);
});

it('takes four zones and locales, the same for the same seed', () => {
  const all = () => files.map((file) => surroundingsOf(file));
  const { WORLD_SEED, WORLD_ZONE } = process.env;
  try {
    delete process.env.WORLD_ZONE;
    process.env.WORLD_SEED = 'one';
    const first = all();
    expect([distinct('zone'), distinct('locale')]).toEqual([4, 4]);
    expect(all()).toEqual(first);
    process.env.WORLD_SEED = 'two';
    expect(all()).not.toEqual(first);
  } finally {
    Object.assign(process.env, { WORLD_SEED, ...(WORLD_ZONE && { WORLD_ZONE }) });
  }
});

it('wants a reason for a zone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'fenwright-zone-')), 'one.test.ts');
  writeFileSync(file, '/** @zone Asia/Kolkata */');
  expect(() => surroundingsOf(file)).toThrow('say why after "@zone Asia/Kolkata because"');
});
