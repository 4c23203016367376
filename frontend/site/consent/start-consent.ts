import { currentSession } from '../../api/session-store';
import { isAccepted, readChoice } from './choice';
import { fetchThirdParties, loadThirdParties } from './third-parties';

/** Runs when the page is idle. Loads third parties only after consent, and does not ask if none is enabled. */
export async function startConsent(): Promise<void> {
  // Signed-in users have a token in storage, which a third party's script could read.
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
