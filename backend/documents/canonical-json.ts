import { createHash } from 'node:crypto';

export const sha256Of = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** Sorted keys and no spaces, so that the same content has the same hash everywhere. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join()}}`;
}
