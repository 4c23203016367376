/** Refusals before a mail is given up: with the default base, about an hour. */
export const MAX_REFUSALS = 8;

/** Tries of any kind before it is given up: with the default base, about three days. */
export const MAX_ATTEMPTS = 300;

/** While a server is away the waits stop growing here: with the default base, at 16 minutes. */
const LONGEST_DOUBLING = 6;

/** Milliseconds before the next try: doubling, give or take half, so that retries spread out. */
export function backoffMs(failures: number, baseMs: number, random = Math.random): number {
  return Math.round(baseMs * 2 ** (failures - 1) * (0.5 + random()));
}

/** The same while somebody else's server is away. */
export const awayBackoffMs = (attempts: number, baseMs: number): number =>
  backoffMs(Math.min(attempts, LONGEST_DOUBLING), baseMs);

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/**
 * Whether the server says, for good, that it takes no mail for this address: a 5xx to RCPT TO, a
 * 5.1.x or one of the mailbox codes later on. Not a 5.7.x, which is about our reputation or
 * permission to relay: that can be fixed, so the mail is retried.
 */
export function refusesAddress({ responseCode = 0, response = '', command }: SmtpError): boolean {
  if (responseCode < 500 || command === 'CONN' || command?.startsWith('AUTH')) return false;
  const [, subject] = /\b5\.(\d)\.\d{1,3}\b/.exec(response) ?? [];
  if (subject) return subject === '1' || (subject !== '7' && command === 'RCPT TO');
  return command === 'RCPT TO' || (command === 'DATA' && [550, 551, 553].includes(responseCode));
}

/**
 * Whether the server could not be reached, would not let us in, or is shutting down (421): no
 * statement about the mail at all.
 */
export function isServerAway({ responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined || responseCode === 421) return true;
  return /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/.test(command ?? '');
}
