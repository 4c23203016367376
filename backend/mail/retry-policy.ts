/** Tries before a mail is given up: with the default base, about an hour. */
export const MAX_ATTEMPTS = 8;

/** Milliseconds before the next try: doubling, give or take half, so that retries spread out. */
export function backoffMs(attempts: number, baseMs: number, random = Math.random): number {
  return Math.round(baseMs * 2 ** (attempts - 1) * (0.5 + random()));
}

/** The server says that this address does not exist: trying again would only hurt our standing. */
export function isHopeless(
  error: Error & { responseCode?: number; response?: string; command?: string },
): boolean {
  const isSyntax = error.command === 'RCPT TO' && [501, 553].includes(error.responseCode ?? 0);
  return (
    isSyntax || ((error.responseCode ?? 0) >= 500 && /\b5\.1\.[0-9]/.test(error.response ?? ''))
  );
}
