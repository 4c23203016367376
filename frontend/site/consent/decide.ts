import { publicCall } from '../../api/public-call';
import { cookieTextVersion } from '../../content/cookie-consent';
import { newKey } from '../../lib/new-key';
import { type Choice, isAccepted, keepChoice, readChoice } from './choice';
import { loadThirdParties, removeTheirCookies, type ThirdParties } from './third-parties';
import { toInstant } from '../../lib/dates';

export type Decision = Choice['choice'];

/**
 * Stores, records and applies a decision. Stores it first, in case the visitor leaves the page at once.
 * @returns false if an Accept could not be recorded
 */
export async function decide(choice: Decision, parties: ThirdParties): Promise<boolean> {
  const before = readChoice();
  const wasAccepted = isAccepted(before);
  const kind = choice === 'rejected' && wasAccepted ? 'withdrawn' : choice;
  const kept = {
    choice,
    browser: before?.browser ?? newKey(),
    at: toInstant(Date.now()),
    textVersion: cookieTextVersion,
  };
  keepChoice({ ...kept, isUnrecorded: choice === 'accepted' });
  const recorded = record(kind, kept.browser);
  if (choice === 'accepted') {
    if (!(await recorded)) return false;
    keepChoice(kept);
    if (!wasAccepted) loadThirdParties(parties);
  } else {
    // Rejecting takes effect even if recording fails.
    removeTheirCookies();
  }
  // A loaded script runs until the document is unloaded.
  if (kind === 'withdrawn') location.reload();
  return true;
}

/** Retries recording an Accept that the server had not confirmed when the page was left. */
export async function recordAgain(choice: Choice, parties: ThirdParties): Promise<void> {
  if (!(await record('accepted', choice.browser))) return;
  keepChoice({ ...choice, isUnrecorded: false });
  loadThirdParties(parties);
}

function record(choice: Decision | 'withdrawn', browser: string): Promise<boolean> {
  const { pathname: page } = location;
  const body = { browser, choice, textVersion: cookieTextVersion, page } as const;
  return publicCall('post', '/api/consent', body, undefined, true).then(
    () => true,
    () => false,
  );
}
