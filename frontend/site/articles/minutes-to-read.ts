/** Reading time at 220 words per minute, at least 1. */
export function minutesToRead(body: string): number {
  const words = body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
