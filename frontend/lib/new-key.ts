/** `crypto.randomUUID` exists on secure origins only; a portal tried over plain HTTP needs a key too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
