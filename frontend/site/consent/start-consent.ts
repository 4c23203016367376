import { currentSession } from '../../api/session-store';
import { isAccepted, readChoice } from './choice';
import { fetchThirdParties, loadThirdParties } from './third-parties';

/**
 * Loaded once the page is idle. Nothing of other companies is there before a visitor agrees; where
 * none is switched on, nobody is asked.
 */
export async function startConsent(): Promise<void> {
  // The login token is in this browser's storage, where a script of another company could read it.
  if (currentSession()) return;
  const parties = await fetchThirdParties();
  if (!parties) return;
  const choice = readChoice();
  if (isAccepted(choice)) loadThirdParties(parties);
  else if (choice?.isUnrecorded) {
    void import('./decide').then(({ recordAgain }) => recordAgain(choice, parties));
  }
  const { startBar } = await import('./start-bar');
  startBar(parties);
}
