/**
 * A random key. `crypto.randomUUID` needs a secure origin, and a trial portal may run on plain
 * HTTP.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
