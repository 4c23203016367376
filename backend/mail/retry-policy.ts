/** With the default base, a mail is given up after about an hour of refusals. */
export const MAX_REFUSALS = 8;

export const MAX_ATTEMPTS = 300;

const LONGEST_DOUBLING = 6;

/** Doubles with each failure, plus or minus half, so that retries spread out. */
export function backoffMs(failures: number, baseMs: number, random = Math.random): number {
  return Math.round(baseMs * 2 ** (failures - 1) * (0.5 + random()));
}

export const unreachableBackoffMs = (attempts: number, baseMs: number): number =>
  backoffMs(Math.min(attempts, LONGEST_DOUBLING), baseMs);

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/**
 * Whether the server permanently refuses the address: a 5xx to RCPT TO, a 5.1.x, or a later mailbox
 * code. Not 5.7.x, which is about our reputation or permission to relay: that can be fixed, so the
 * mail is retried.
 */
export function refusesAddress({ responseCode = 0, response = '', command }: SmtpError): boolean {
  if (responseCode < 500 || command === 'CONN' || command?.startsWith('AUTH')) return false;
  const [, subject] = /\b5\.(\d)\.\d{1,3}\b/.exec(response) ?? [];
  if (subject) return subject === '1' || (subject !== '7' && command === 'RCPT TO');
  return command === 'RCPT TO' || (command === 'DATA' && [550, 551, 553].includes(responseCode));
}

/**
 * Whether the server was unreachable, refused the connection or is shutting down (421), which says
 * nothing about the mail.
 */
export function isServerAway({ responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined || responseCode === 421) return true;
  return /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/.test(command ?? '');
}
