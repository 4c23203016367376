// The time zone and the locale of each test file, by a hash of the run's seed and the file's path,
// so that a test that speaks only London's dialect fails.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../../dev/paths.mts';

const ZONES = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'ar'];

export interface Surroundings {
  zone: string;
  locale: string;
}

/** Of a run that decides about a commit, which must not depend on the day. */
const FIXED = '2026-11-28';

/** Changes by the day, so that a failure can be repeated on the same day without a setting. */
export const seed = (): string =>
  process.env.WORLD_SEED ||
  (process.env.CI ? FIXED : new Date().toISOString().slice(0, FIXED.length));

/** From the comment at the top of a file: `@zone America/New_York because …`. */
function zoneNeeded(file: string): string | undefined {
  const [comment = ''] = /^\/\*\*[^]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  const [, zone, why] = /@zone (\S+)(?: because (\S.*))?/.exec(comment) ?? [];
  if (zone && !why) throw new Error(`${file}: say why after "@zone ${zone} because".`);
  return zone;
}

export function surroundingsOf(file: string): Surroundings {
  const path = relative(inRoot(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${seed()} ${path}`).digest();
  const pick = (from: string[], byte: number): string => from[byte % from.length] ?? '';
  return {
    zone: zoneNeeded(file) ?? process.env.WORLD_ZONE ?? pick(ZONES, hash.readUInt8(0)),
    locale: pick(LOCALES, hash.readUInt8(1)),
  };
}
