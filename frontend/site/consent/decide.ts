import { publicCall } from '../../api/public-call';
import { cookieConsent, cookieTextVersion } from '../../content/cookie-consent';
import { showToast } from '../toasts/show-toast';
import { type Choice, isAccepted, keepChoice, readChoice } from './choice';
import { loadThirdParties, removeTheirCookies, type ThirdParties } from './third-parties';

export type Decision = Choice['choice'];

/**
 * Keeps a decision, records it and acts on it. It is kept first: a visitor who leaves at once has decided.
 * @returns false if an Accept could not be recorded
 */
export async function decide(choice: Decision, parties: ThirdParties): Promise<boolean> {
  const before = readChoice();
  const wasAccepted = isAccepted(before);
  const kind = choice === 'rejected' && wasAccepted ? 'withdrawn' : choice;
  const kept = {
    choice,
    browser: before?.browser ?? crypto.randomUUID(),
    at: new Date().toISOString(),
    textVersion: cookieTextVersion,
  };
  keepChoice({ ...kept, isUnrecorded: choice === 'accepted' });
  const recorded = record(kind, kept.browser);
  if (choice === 'accepted') {
    if (!(await recorded)) return false;
    keepChoice(kept);
    if (!wasAccepted) loadThirdParties(parties);
  } else {
    // A refusal holds even if recording it fails.
    removeTheirCookies();
  }
  // A script that has been loaded runs until the document ends.
  if (kind === 'withdrawn') location.reload();
  else showToast(cookieConsent.saved);
  return true;
}

/** Records an Accept whose page was left before the server had confirmed it. */
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
