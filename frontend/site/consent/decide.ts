import { publicCall } from '../../api/public-call';
import { cookieConsent, cookieTextVersion } from '../../content/cookie-consent';
import { showToast } from '../toasts/show-toast';
import { type Choice, keepChoice, readChoice } from './choice';
import { loadThirdParties, removeTheirCookies, type ThirdParties } from './third-parties';

export type Decision = Choice['choice'];

/** Records a decision and acts on it. @returns false where an Accept could not be recorded */
export async function decide(choice: Decision, parties: ThirdParties): Promise<boolean> {
  const before = readChoice();
  const wasAccepted = before?.choice === 'accepted';
  const browser = before?.browser ?? crypto.randomUUID();
  const kind = choice === 'rejected' && wasAccepted ? 'withdrawn' : choice;
  const isRecorded = await record(kind, browser);
  // Consent that cannot be proved later is no consent. A refusal holds whatever happens to its record.
  if (choice === 'accepted' && !isRecorded) return false;
  keepChoice({ choice, browser, at: new Date().toISOString(), textVersion: cookieTextVersion });
  if (choice === 'accepted' && !wasAccepted) loadThirdParties(parties);
  if (choice === 'rejected') removeTheirCookies();
  // A script that has been loaded runs until the document ends.
  if (kind === 'withdrawn') location.reload();
  else showToast(cookieConsent.saved);
  return true;
}

function record(choice: Decision | 'withdrawn', browser: string): Promise<boolean> {
  const { pathname: page } = location;
  const body = { browser, choice, textVersion: cookieTextVersion, page } as const;
  return publicCall('post', '/api/consent', body).then(
    () => true,
    () => false,
  );
}
